// A list that stays at its end unless its reader has scrolled up.

const NEAR = 24;
type Frame = Pick<Element, 'scrollTop' | 'clientHeight' | 'scrollHeight'>;

export class Following {
  /** Whether the end is kept in sight. */
  on = true;
  #height = 0;
  #whole = 0;

  /** Show the end, if it is kept in sight: after other lines, or another size. */
  keep(list: Frame): void {
    if (this.on) list.scrollTop = list.scrollHeight;
    this.#measure(list);
  }

  /** It was scrolled. What got another size, or other lines, has moved by itself: that was nobody's wish. */
  scrolled(list: Frame): void {
    const near = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR;
    const byItself = list.clientHeight !== this.#height || list.scrollHeight !== this.#whole;
    this.on = near || (this.on && byItself);
    this.#measure(list);
  }

  #measure(list: Frame): void {
    this.#height = list.clientHeight;
    this.#whole = list.scrollHeight;
  }
}
