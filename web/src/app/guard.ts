// A double click is one click: a button that comes to lie under a resting pointer hears none for a moment. Keys are always
// heard, and so is a pointer that has moved.

export const GUARD_MS = 400;
const SLACK = 6;

type Point = Pick<PointerEvent, 'clientX' | 'clientY'>;
type Shut = Pick<HTMLElement, 'style'>;

/** The button that lies at a point. */
export type Find = (at: Point) => Shut | null | undefined;
const button: Find = ({ clientX, clientY }) => document.elementFromPoint(clientX, clientY)?.closest('button');

export class Guard {
  private at: Point | null = null;
  private rest: Point | null = null;
  private shut: Shut | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly find: Find = button) {}

  /** The pointer is somewhere: it went there, or a finger came down. */
  point = ({ clientX, clientY }: Point): void => {
    this.at = { clientX, clientY };
    if (this.rest && Math.hypot(clientX - this.rest.clientX, clientY - this.rest.clientY) > SLACK) this.open();
  };

  /** Other things lie on the table than before. */
  changed(): void {
    this.open();
    this.shut = (this.at && this.find(this.at)) ?? null;
    if (!this.shut) return;
    this.rest = this.at;
    this.shut.style.pointerEvents = 'none';
    this.timer = setTimeout(this.open, GUARD_MS);
  }

  /** The button hears clicks again. */
  open = (): void => {
    clearTimeout(this.timer);
    if (this.shut) this.shut.style.pointerEvents = '';
    this.shut = this.rest = null;
  };
}

export const guard = new Guard();
