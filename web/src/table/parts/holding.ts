// A long touch is what the right button is at a desk. Few browsers say so themselves, so a finger that rests is timed here.

export const LONG_MS = 450;
const SLACK = 10;

/** Tells what lies there that somebody asked for it; gives whether it had anything to tell. */
export type Tell = (target: EventTarget, at: { clientX: number; clientY: number }) => boolean;

export class Holding {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private start = { clientX: 0, clientY: 0 };
  /** Something was told: what the browser makes of the same touch is not heard. */
  private told = false;

  constructor(private readonly tell: Tell) {}

  down = (event: PointerEvent): void => {
    this.end();
    this.told = false;
    const { target, clientX, clientY } = event;
    if (event.pointerType !== 'touch' || !event.isPrimary || !target) return;
    this.start = { clientX, clientY };
    this.timer = setTimeout(() => (this.told = this.tell(target, this.start)), LONG_MS);
  };

  move = (event: PointerEvent): void => {
    if (Math.hypot(event.clientX - this.start.clientX, event.clientY - this.start.clientY) > SLACK) this.end();
  };

  end = (): void => clearTimeout(this.timer);

  /** A browser that says it by itself is believed, but not twice; its own menu never opens after ours. */
  menu = (event: MouseEvent): void => {
    if (!event.isTrusted) return;
    this.end();
    if (this.told) silence(event);
  };

  /** The finger goes up: that is no click. A click without a pointer (detail 0) comes from an assistive tool. */
  click = (event: MouseEvent): void => {
    if (this.told && event.detail > 0) silence(event);
    this.told = false;
  };
}

function silence(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

function asRightButton(target: EventTarget, at: { clientX: number; clientY: number }): boolean {
  return !target.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true, ...at }));
}

/** Makes a long touch on anything within an element the same as the right button. */
export function holding(node: HTMLElement): () => void {
  const { down, move, end, menu, click } = new Holding(asRightButton);
  const heard: [string, (event: never) => void][] = [
    ['pointerdown', down], ['pointermove', move], ['pointerup', end], ['pointercancel', end], ['scroll', end], ['contextmenu', menu], ['click', click],
  ];
  for (const [name, hear] of heard) node.addEventListener(name, hear as EventListener, true);
  return () => heard.forEach(([name, hear]) => node.removeEventListener(name, hear as EventListener, true));
}
