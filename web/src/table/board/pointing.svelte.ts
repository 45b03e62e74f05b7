// Mouse, touch and wheel on a board. A mouse click takes at once; a first touch previews and a second one takes; a
// drag or a pinch moves the window and never clicks. A long touch tells what something is; so does the right button,
// where it does not open all that can be done.
import { besides } from '../state/choosing';
import { mouse } from '../state/mouse';
import type { Point } from './motion.svelte';
import type { BoardView } from './view.svelte';

const SLACK = 6;

/** The reference of what an event happened on. */
export function refAt(target: EventTarget | null): string | null {
  return target instanceof Element ? (target.closest('[data-ref]')?.getAttribute('data-ref') ?? null) : null;
}

export class Pointing {
  private readonly view: BoardView;
  private readonly fingers = new Map<number, Point>();
  private start: Point = { x: 0, y: 0 };
  private dragged = false;
  private kind = 'mouse';

  constructor(view: BoardView) {
    this.view = view;
  }

  down = (event: PointerEvent): void => {
    this.kind = event.pointerType;
    if (event.pointerType === 'mouse' && event.button > 1) return;
    if (!this.fingers.size) {
      this.start = { x: event.clientX, y: event.clientY };
      this.dragged = false;
    } else this.dragged = true;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };

  move = (event: PointerEvent): void => {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    if (!this.dragged && Math.hypot(now.x - this.start.x, now.y - this.start.y) < SLACK) return;
    if (!this.dragged) (event.currentTarget as Element).setPointerCapture?.(event.pointerId);
    this.dragged = true;
    if (this.fingers.size > 1) this.pinch(event, before, now);
    else this.view.camera.pan(now.x - before.x, now.y - before.y);
    this.fingers.set(event.pointerId, now);
  };

  up = (event: PointerEvent): void => {
    this.fingers.delete(event.pointerId);
  };

  wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const { camera } = this.view;
    const lines = event.deltaMode === 1 ? 16 : 1;
    if (event.shiftKey) camera.pan(-(event.deltaX || event.deltaY) * lines, 0);
    else camera.zoom(Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0015)), inside(event));
  };

  over = (event: PointerEvent): void => {
    if (!mouse.points(event)) return;
    const ref = refAt(event.target);
    if (ref === this.view.hovered) return;
    this.view.hovered = ref;
    this.view.told = null;
    this.show(ref);
  };

  leave = (event: PointerEvent): void => {
    if (!mouse.points(event)) return;
    this.view.hovered = null;
    this.view.told = null;
    this.show(null);
  };

  /** Draw what something would do, or nothing. */
  show(ref: string | null): void {
    const { table } = this.view;
    if (table.menu) return;
    table.previewed = ref ? this.view.choiceAt(ref) : null;
    table.weighed = ref ? (this.view.clickable.get(ref) ?? []) : [];
    table.foreseen = ref;
    if (table.asked && table.asked !== ref) table.asked = null;
  }

  /**
   * The right button, or its keys: all that can be done where a click means one thing first; elsewhere what is there. A
   * long touch tells what is there everywhere, for a touch opens all.
   */
  ask = (event: MouseEvent): void => {
    const ref = refAt(event.target);
    if (!ref) return;
    event.preventDefault();
    this.view.last = ref;
    if (!this.isTouch(event) && besides(this.view.clickable.get(ref) ?? []).length) {
      this.view.table.click(ref, true);
      return;
    }
    // A window may open below the finger: that it goes up would not be heard.
    this.fingers.clear();
    const { table, standing } = this.view;
    const piece = [ref, ...(standing.within.get(ref) ?? []).map((id) => `piece:${id}`)].find((each) => table.hasNotes(each));
    table.menu = null;
    if (piece) table.inspect(piece);
    else this.view.told = ref;
  };

  click = (event: MouseEvent): void => {
    this.view.told = null;
    // A click without a pointer (detail 0) comes from an assistive tool and never belongs to a drag.
    if (this.dragged && event.detail > 0) {
      this.dragged = false;
      return;
    }
    const ref = refAt(event.target);
    this.view.last = ref;
    const touch = this.isTouch(event);
    const more = event.target instanceof Element ? event.target.closest('[data-more]') : null;
    if (more) this.openMore(more.getAttribute('data-more')!);
    else if (ref) this.choose(ref, touch && event.detail > 0);
    else this.view.table.forget();
    if (!ref) this.view.armed = null;
  };

  /** Whether a finger did it; what does not say so was done with what came down last, such as a long touch. */
  private isTouch(event: MouseEvent): boolean {
    return ((event as PointerEvent).pointerType || this.kind) === 'touch';
  }

  /** A click, a touch or Enter on something. */
  choose(ref: string, touch: boolean): void {
    const { table, view } = { table: this.view.table, view: this.view };
    if (table.hurry(ref)) return;
    const what = table.meaning(ref, touch);
    if (touch && what.kind === 'take' && view.armed !== ref) {
      view.armed = ref;
      table.menu = null;
      table.asked = null;
      table.previewed = what.choice;
      return;
    }
    const far = what.kind === 'nothing' && table.wayTo(ref).length > 0;
    if (touch && far && view.armed !== ref) {
      view.armed = ref;
      table.foreseen = ref;
      return;
    }
    view.armed = touch && what.kind === 'nothing' && !far ? ref : null;
    table.click(ref, touch);
    if (what.kind !== 'take') table.previewed = touch && what.kind === 'menu' ? null : view.choiceAt(ref);
    if (what.kind === 'nothing') table.foreseen = ref;
  }

  /** Pieces for which there was no room, as a list of what can be done with them. */
  private openMore(cell: string): void {
    const { table, standing, clickable } = this.view;
    const more = standing.more.find((each) => each.cell === cell);
    const choices = new Set(more?.pieces.flatMap((id) => clickable.get(`piece:${id}`) ?? []));
    if (more && choices.size) table.menu = { at: `piece:${more.pieces[0]}`, choices: [...choices] };
  }

  private pinch(event: PointerEvent, before: Point, now: Point): void {
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (!other) return;
    const [was, is] = [Math.hypot(before.x - other.x, before.y - other.y), Math.hypot(now.x - other.x, now.y - other.y)];
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const about = { x: (now.x + other.x) / 2 - box.left, y: (now.y + other.y) / 2 - box.top };
    this.view.camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    if (was > 0) this.view.camera.zoom(is / was, about);
  }
}

function inside(event: WheelEvent): Point {
  const box = (event.currentTarget as Element).getBoundingClientRect();
  return { x: event.clientX - box.left, y: event.clientY - box.top };
}
