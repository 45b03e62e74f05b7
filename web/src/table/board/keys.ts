// The keyboard on a board. Tab enters at one cell, Tab again at one piece, so the board is two stops and no more.
// Arrows go to the nearest cell (or piece) that way, Home and End to the first and the last. Enter or Space chooses; on
// a cell that cannot be chosen it goes to the pieces in it. Esc first forgets what was picked, then leads from a piece
// back to its cell. Shift with an arrow moves the window, + and - zoom, 0 shows all.
import { nearest, towards, type Direction, type Thing } from './neighbours';
import { refAt, type Pointing } from './pointing.svelte';
import type { BoardView } from './view.svelte';

const ARROWS: Record<string, Direction> = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' };
const PAN = 80;

export class Keys {
  private readonly view: BoardView;
  private readonly pointing: Pointing;
  private readonly root: () => Element | null;

  constructor(view: BoardView, pointing: Pointing, root: () => Element | null) {
    this.view = view;
    this.pointing = pointing;
    this.root = root;
  }

  press = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const ref = refAt(event.target);
    if (this.window(event) || (ref && this.go(event, ref))) {
      event.preventDefault();
      event.stopPropagation();
    }
  };

  focus = (event: FocusEvent): void => {
    const ref = refAt(event.target);
    if (!ref) return;
    const seen = (event.target as Element).matches(':focus-visible');
    this.view.focused = seen ? ref : null;
    if (ref.startsWith('piece:')) this.view.piece = ref;
    else this.enter(ref);
    if (!seen) return;
    this.view.last = ref;
    const box = this.view.boxOf(ref);
    if (box) this.view.camera.reveal(box);
    this.pointing.show(ref);
  };

  blur = (): void => {
    this.view.focused = null;
    // What was touched once stays shown, until it is touched again or something else is.
    if (!this.view.armed) this.pointing.show(this.view.hovered);
  };

  /** Put the focus on something. */
  moveTo(ref: string): void {
    const found = this.root()?.querySelector(`[data-ref="${CSS.escape(ref)}"]`);
    if (found instanceof SVGElement) found.focus({ preventScroll: true });
  }

  /** The cell where Tab enters; its first piece, or the nearest one, is where Tab enters the pieces. */
  enter(cell: string): void {
    const { view } = this;
    view.cell = cell;
    const inside = view.standing.within.get(cell)?.find((id) => view.standing.spots.has(id));
    const place = view.layout.refs.get(cell);
    const near = inside ?? (place ? nearest(view.standing.spots.values(), place)?.id : undefined);
    view.piece = near ? `piece:${near}` : null;
  }

  private window(event: KeyboardEvent): boolean {
    const { camera } = this.view;
    const way = ARROWS[event.key];
    if (event.shiftKey && way) {
      camera.pan(way === 'left' ? PAN : way === 'right' ? -PAN : 0, way === 'up' ? PAN : way === 'down' ? -PAN : 0);
      return true;
    }
    if (event.key === '+' || event.key === '=') this.view.zoom(1.25);
    else if (event.key === '-' || event.key === '_') this.view.zoom(0.8);
    else if (event.key === '0') camera.showAll();
    else return false;
    return true;
  }

  private go(event: KeyboardEvent, ref: string): boolean {
    const way = ARROWS[event.key];
    if (way) return this.step(ref, way);
    if (event.key === 'Home' || event.key === 'End') return this.toEnd(ref, event.key === 'End');
    if (event.key === 'Enter' || event.key === ' ') return this.choose(ref, event);
    return event.key === 'Escape' && this.back(ref);
  }

  private things(like: string): Thing[] {
    const { layout, standing } = this.view;
    if (!like.startsWith('piece:')) return [...layout.refs.values()];
    const shown = [...standing.spots.values()].map(({ id, x, y }) => ({ ref: `piece:${id}`, x, y }));
    return [...shown, ...standing.more.map(({ pieces, x, y }) => ({ ref: `piece:${pieces[0]}`, x, y }))];
  }

  private step(ref: string, way: Direction): boolean {
    const things = this.things(ref);
    const from = things.find((each) => each.ref === ref);
    const to = from ? towards(things, from, way) : null;
    if (to) this.moveTo(to.ref);
    return true;
  }

  private toEnd(ref: string, end: boolean): boolean {
    const sorted = this.things(ref).sort((a, b) => a.y - b.y || a.x - b.x);
    const to = end ? sorted[sorted.length - 1] : sorted[0];
    if (to) this.moveTo(to.ref);
    return true;
  }

  private choose(ref: string, event: KeyboardEvent): boolean {
    if (event.repeat) return true;
    const { view } = this;
    const inside = view.standing.within.get(ref)?.find((id) => view.standing.spots.has(id));
    if (!view.isButton(ref) && inside) this.moveTo(`piece:${inside}`);
    else if (event.target instanceof Element && event.target.hasAttribute('data-more'))
      event.target.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    else this.pointing.choose(ref, false);
    return true;
  }

  private back(ref: string): boolean {
    const { table, pieces } = this.view;
    if (table.picked.length || table.menu || table.asked) {
      table.forget();
      return true;
    }
    const cell = ref.startsWith('piece:') ? pieces[ref.slice(6)]?.at : undefined;
    if (cell) this.moveTo(cell);
    return Boolean(cell);
  }
}
