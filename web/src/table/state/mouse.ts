// A mouse that lies still while a finger works: what moves below it is not pointed at.

type Where = Pick<PointerEvent, 'pointerType' | 'screenX' | 'screenY'>;

export class Mouse {
  #at = '';
  #still = false;

  /** Something was touched, or the mouse has moved. */
  heard = (event: Where): void => {
    if (event.pointerType === 'touch') this.#still = true;
    else this.points(event);
  };

  /** Whether somebody points with it: not a finger, nor a mouse that has not moved since one came. */
  points(event: Where): boolean {
    if (event.pointerType === 'touch') return false;
    const at = `${event.screenX} ${event.screenY}`;
    if (at !== this.#at) this.#still = false;
    this.#at = at;
    return !this.#still;
  }
}

/** There is one. */
export const mouse = new Mouse();

/** Hears of fingers and of the mouse anywhere within an element. */
export function watching(node: HTMLElement): () => void {
  for (const name of ['pointerdown', 'pointermove'] as const) node.addEventListener(name, mouse.heard, true);
  return () => {
    for (const name of ['pointerdown', 'pointermove'] as const) node.removeEventListener(name, mouse.heard, true);
  };
}
