// What part of a board is seen: fitted until the viewer zooms himself.
import type { Box } from './geometry';
import type { Point } from './motion.svelte';

const LEAST_CELL = 24;
const CLOSEST = 2.25;
const LARGEST_FIT = 1.5;
// What is read well at a size can still be read at this part of it.
const NEARLY = 0.75;
// A board of which this part is left is still the same board.
const MOST = 0.6;
// How much larger than a whole board a picture of it may be.
const LARGEST_CUT = 1.4;
// A sheet that was unfolded; a line more in it is nothing.
const MUCH = 40;

export interface Frame {
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** The board stands at the upper edge: its lower one may be covered. */
  high?: boolean;
}

export class Camera {
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  /** The viewer has chosen his own window; nothing fits by itself any more. */
  own = $state(false);
  /** The viewer wants to see all of it, however small: it stays whole above whatever comes to lie over it. */
  private all = $state(false);
  /** So much at the lower edge something lies over now, or stays free. */
  private covered = $state(0);
  private width = $state(0);
  private height = $state(0);
  private frame = $state.raw<Frame>({ left: 0, top: 0, right: 0, bottom: 0 });
  private box = $state.raw<Box>({ x: 0, y: 0, w: 1, h: 1 });
  private mattered: readonly Box[] = [];
  private cell = $state(1);
  private leastCell = $state(LEAST_CELL);

  /** A picture fills its frame, and may lose what lies beyond; anything else is shown as a whole. */
  constructor(private readonly fills = false) {}

  /**
   * The size of the window, of the board and of a cell; `frame` is what stays free at the edges, `least` how many pixels
   * of a cell are needed to read it. The first view keeps to that; whoever wants all of it sees it smaller.
   */
  resize(width: number, height: number, frame: Frame, box: Box, cell: number, least = LEAST_CELL): void {
    const before = [this.width, this.height, this.cell, this.leastCell, ...Object.values(this.frame)];
    const changed = alike(box, this.box) && before.join() === [width, height, cell, least, ...Object.values(frame)].join();
    [this.width, this.height, this.frame, this.box] = [width, height, frame, box];
    [this.cell, this.leastCell] = [cell, least];
    if (this.all) this.stayWhole();
    else if (this.own) this.hold();
    else if (changed) this.keep();
    else this.fit();
  }

  /** A board to which something was added, or from which something is gone, stays where it is, as far as there is room for all of it. */
  private keep(): void {
    if (this.fitted < this.scale) this.rescale(this.fitted, this.middle);
    this.hold();
  }

  /** Something lies over the lower edge now: the board does not mind, unless all of it is to be seen, or a high sheet hides what matters. */
  cover(pixels: number): void {
    const much = pixels > this.covered + MUCH;
    this.covered = pixels;
    if (this.all) this.stayWhole();
    else if (this.frame.high && much && !this.own) this.revealFirst(this.mattered);
  }

  /** It moves only if it must: a second touch must find everything where it was. */
  private stayWhole(): void {
    const { x, y, w, h } = this.clear;
    const [start, end] = [this.toWindow(this.box), this.toWindow({ x: this.box.x + this.box.w, y: this.box.y + this.box.h })];
    const inside = start.x >= x - 1 && start.y >= y - 1 && end.x <= x + w + 1 && end.y <= y + h + 1;
    if (!inside || this.scale < this.overall * NEARLY) this.showAll();
  }

  private get free(): Box {
    const { left, top, right, bottom } = this.frame;
    return { x: left, y: top, w: Math.max(this.width - left - right, 1), h: Math.max(this.height - top - bottom, 1) };
  }

  /** Where nothing lies over the board now. */
  private get clear(): Box {
    const { y, h, ...across } = this.free;
    return { ...across, y, h: Math.max(Math.min(h, this.height - y - this.covered), 1) };
  }

  /** Where what matters is brought: of a board that is much larger than its window, above a high sheet. */
  private get open(): Box {
    return this.frame.high && this.scale * NEARLY > this.fitting ? this.clear : this.free;
  }

  /** How large everything is where all of it is seen. */
  private get overall(): number {
    return Math.min(this.clear.w / this.box.w, this.clear.h / this.box.h, LARGEST_FIT);
  }

  private get fitting(): number {
    const { w, h } = this.free;
    const [wide, high] = [w / this.box.w, h / this.box.h];
    const whole = Math.min(wide, high);
    return this.fills ? Math.min(Math.max(wide, high), whole * LARGEST_CUT) : Math.min(whole, LARGEST_FIT);
  }

  /** How large everything is while the viewer has not zoomed himself. */
  get fitted(): number {
    const [least, wide] = [this.leastCell / this.cell, this.free.w / this.box.w];
    // Better a little smaller than with a column beyond the edge.
    return Math.max(this.fitting, wide < least && wide >= least * NEARLY ? wide : least);
  }

  /** Nobody wants to see more than all of it. */
  private get least(): number {
    return Math.min(this.overall, 1);
  }

  /** Whether the whole board is in the window. */
  get whole(): boolean {
    return this.box.w * this.scale <= this.width + 1 && this.box.h * this.scale <= this.height + 1;
  }

  /** The part of the board that is seen, in its own units. */
  get window(): Box {
    return { x: -this.x / this.scale, y: -this.y / this.scale, w: this.width / this.scale, h: this.height / this.scale };
  }

  /** As large as it can be read, and all of it if that can be. */
  fit(): void {
    this.own = this.all = false;
    const { x, y, w, h } = this.free;
    this.scale = this.fitted;
    this.x = x + (w - this.box.w * this.scale) / 2 - this.box.x * this.scale;
    // What is too high is seen from its top.
    const slack = this.frame.high ? 0 : Math.max(0, h - this.box.h * this.scale);
    this.y = y + slack / 2 - this.box.y * this.scale;
    if (this.scale > this.fitting) this.hold();
  }

  /** All of it, though it were smaller than it can be read. */
  showAll(): void {
    this.fit();
    const { x, y, w, h } = this.clear;
    this.all = true;
    this.scale = this.overall;
    this.x = x + (w - this.box.w * this.scale) / 2 - this.box.x * this.scale;
    this.y = y + (this.frame.high ? 0 : (h - this.box.h * this.scale) / 2) - this.box.y * this.scale;
  }

  /** Nearer or farther, about a point of the window; without one, about its middle. Who goes as far as can be sees all of it. */
  zoom(by: number, about: Point = this.middle): void {
    if (by < 1) this.away(by, about);
    else this.scaleTo(Math.max(this.scale, Math.min(this.scale * by, CLOSEST)), about);
  }

  private away(by: number, about: Point): void {
    const to = Math.min(this.scale, Math.max(this.least, this.scale * by));
    if (to === this.overall) this.showAll();
    else if (!this.all) this.scaleTo(to, about);
  }

  private scaleTo(scale: number, about: Point): void {
    this.rescale(scale, about);
    this.own = true;
    this.all = false;
    this.hold();
  }

  private get middle(): Point {
    return { x: this.width / 2, y: this.height / 2 };
  }

  private rescale(scale: number, about: Point): void {
    const change = scale / this.scale;
    this.x = about.x - (about.x - this.x) * change;
    this.y = about.y - (about.y - this.y) * change;
    this.scale = scale;
  }

  pan(dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
    this.own ||= !this.all;
    this.hold();
  }

  /** Whether the middle of something is in the window, and nothing lies over it. */
  sees({ x, y, w, h }: Box): boolean {
    const { clear } = this;
    const at = this.toWindow({ x: x + w / 2, y: y + h / 2 });
    return at.x >= clear.x && at.x <= clear.x + clear.w && at.y >= clear.y && at.y <= clear.y + clear.h;
  }

  /** Bring something into the window, if it is not there. */
  reveal({ x, y, w, h }: Box): void {
    const free = this.open;
    const [left, top] = [x * this.scale + this.x, y * this.scale + this.y];
    const [wide, high] = [w * this.scale, h * this.scale];
    this.x += Math.max(free.x - left, 0) || Math.min(free.x + free.w - left - wide, 0);
    this.y += Math.max(free.y - top, 0) || Math.min(free.y + free.h - top - high, 0);
  }

  /** Where the board is larger than its window: bring the first of these into it that fits there. */
  revealFirst(boxes: readonly Box[]): void {
    this.mattered = boxes;
    const { w, h } = this.open;
    const found = boxes.find((box) => box.w * this.scale <= w && box.h * this.scale <= h);
    if (!found) return;
    this.reveal(found);
    this.hold();
  }

  /** From the board's units to the window's. */
  toWindow({ x, y }: Point): Point {
    return { x: x * this.scale + this.x, y: y * this.scale + this.y };
  }

  /** The board is never lost: what is smaller than the window stays in it, what is larger covers it. */
  private hold(): void {
    const { x, y, w } = this.free;
    const [wide, high, clear] = [this.box.w * this.scale, this.box.h * this.scale, this.clear.h];
    this.x = kept(this.x, this.box.x * this.scale, wide, x, w);
    this.y = kept(this.y, this.box.y * this.scale, high, y, this.all || (this.own && high > clear) ? clear : this.open.h);
  }
}

/** The same board with a little more or less at its edges, or with any more around it. */
function alike(now: Box, before: Box): boolean {
  const wide = Math.min(now.x + now.w, before.x + before.w) - Math.max(now.x, before.x);
  const high = Math.min(now.y + now.h, before.y + before.h) - Math.max(now.y, before.y);
  const common = Math.max(wide, 0) * Math.max(high, 0);
  return common >= before.w * before.h * MOST;
}

function kept(at: number, start: number, size: number, from: number, room: number): number {
  const [least, most] = [from - start, from + room - start - size];
  return size <= room ? Math.max(least, Math.min(at, most)) : Math.max(most, Math.min(at, least));
}
