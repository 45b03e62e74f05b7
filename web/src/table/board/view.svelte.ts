// All that a board's parts ask for: where things are, what they are called, in what state they are.
import type { Blocked, Board, Choice, Piece } from '../../types';
import { t } from '../../words/words.svelte';
import type { TableState } from '../state/table.svelte';
import { Camera, type Frame } from './camera.svelte';
import { bareRoom, half, layOut, outlineOf, roomSize, type Box, type Layout } from './geometry';
import { about, cellText, pieceText, useText, type Say } from './labels';
import type { Point } from './motion.svelte';
import { ownerLetters } from './owners';
import { LARGEST, SMALLEST } from './packing';
import { clearEdge } from './placing';
import { circle, plate, rounded } from './shapes';
import { stand, wouldStand, type Spot, type Standing } from './standing';
import { turned, turnsOver } from './turning';

const EDGE = 10;
const NO_BOARD: Board = { grid: 'square', cells: {} };
const say: Say = (key, values) => t(key, values);

/** What a board is drawn from. */
class Source {
  constructor(
    readonly table: TableState,
    readonly nameOf: () => string,
    readonly mini: boolean,
    readonly insetOf: () => number,
  ) {}
}

export class BoardView extends Source {
  readonly camera = new Camera(this.mini);
  width = $state(0);
  height = $state(0);
  /** What the pointer is over. */
  hovered = $state<string | null>(null);
  /** What has the keyboard's focus, where it should be seen. */
  focused = $state<string | null>(null);
  /** The cell and the piece at which Tab enters. */
  cell = $state<string | null>(null);
  piece = $state<string | null>(null);
  /** What was touched once; a second touch takes it. */
  armed = $state<string | null>(null);
  /** What was clicked, touched or reached by keys last. */
  last = $state<string | null>(null);
  /** What all is told of, since somebody asked for it. */
  told = $state<string | null>(null);

  name = $derived.by(() => this.nameOf());
  /** Too narrow for buttons beside the board: they lie below it. */
  narrow = $derived(this.width < 560);
  /** What stays free at the lower edge, above what may lie over it. */
  margin = $derived(this.narrow ? 12 + 40 : 12);
  /** What stays free at the edges. */
  frame = $derived.by<Frame>(() => {
    if (this.mini) return { left: 0, top: 0, right: 0, bottom: 0 };
    const bottom = this.margin + this.insetOf();
    return this.narrow ? { left: 6, top: 6, right: 6, bottom, high: true } : { left: 12, top: 12, right: 54, bottom };
  });
  board: Board = $derived(this.table.scene?.boards[this.name] ?? NO_BOARD);
  private before: Layout | undefined;
  private isTurned = false;
  layout: Layout = $derived.by(() => {
    const { left, right, top, bottom } = this.frame;
    const [wide, high] = [this.width - left - right, this.height - top - bottom];
    const lay = () => layOut(this.name, this.isTurned ? turned(this.board) : this.board, wide, high, this.before, this.mini ? bareRoom : roomSize);
    const may = Boolean(this.board.turns) && !this.mini;
    this.isTurned &&= may;
    this.before = lay();
    if (may && turnsOver(this.before.box, wide, high)) {
      this.isTurned = !this.isTurned;
      this.before = lay();
    }
    return this.before;
  });
  pieces = $derived<Readonly<Record<string, Piece>>>(this.table.scene?.pieces ?? {});
  /** The radius below which a piece could no longer be hit with a finger, where the board is fitted. */
  least = $derived(this.mini ? SMALLEST : Math.min(Math.max(SMALLEST, SMALLEST / this.camera.fitted), LARGEST));
  standing: Standing = $derived(stand(this.layout, this.pieces, this.least));
  letters = $derived(ownerLetters(this.table.scene, this.table.room));
  preview = $derived(this.mini ? null : this.table.outlook);
  targets = $derived(new Set(this.preview?.targets ?? []));
  /** What would be changed, and the cell where a way ends. */
  dotted = $derived(new Set([...(this.preview?.changes ?? []), ...(this.preview?.path ?? []).slice(-1)]));
  picked = $derived(new Set(this.mini ? [] : this.table.picked));
  highlighted = $derived(new Set(this.table.highlighted));
  clickable = $derived(this.mini ? new Map<string, Choice[]>() : this.table.clickable);
  blocked = $derived(this.mini ? new Map<string, Blocked>() : this.table.blocked);
  /** The labels of all cells, by reference. */
  labels = $derived(
    new Map(
      [...this.layout.refs.values()].map(({ ref, cell }) => {
        const inside = (this.standing.within.get(ref) ?? []).map((id) => this.pieces[id]!);
        return [ref, cellText(cell, inside, this.useOf(ref), say)];
      }),
    ),
  );

  /** The viewer's own pieces, the one that acts before the others. */
  own = $derived.by<string[]>(() => {
    const seat = this.table.seat ?? this.table.scene?.prompt?.seat ?? null;
    const found = Object.entries(this.pieces).filter(([, piece]) => seat !== null && piece.owner === seat);
    return found.sort(([, a], [, b]) => Number(b.acting ?? false) - Number(a.acting ?? false)).map(([id]) => `piece:${id}`);
  });

  /** What matters now, the best first: what can be chosen, the viewer's own pieces, one of them; as boxes with some room. */
  matters = $derived.by<Box[]>(() => {
    const own = this.own;
    return [[...this.clickable.keys()], own, own.slice(0, 1)].flatMap((refs) => this.around(refs) ?? []);
  });

  /** The box round several things that lie on this board. */
  private around(refs: readonly string[]): Box | null {
    const boxes = refs.flatMap((ref) => (this.has(ref) ? (this.boxOf(ref) ?? []) : []));
    if (!boxes.length) return null;
    const room = this.layout.size;
    const [x, y] = [Math.min(...boxes.map((box) => box.x)) - room, Math.min(...boxes.map((box) => box.y)) - room];
    const [right, low] = [Math.max(...boxes.map((box) => box.x + box.w)), Math.max(...boxes.map((box) => box.y + box.h))];
    return { x, y, w: right + room - x, h: low + room - y };
  }

  /** Nearer or farther: about what was pointed at last, else about an own piece, as long as they are seen, else about the middle. */
  zoom(by: number): void {
    const boxes = [...(this.last ? [this.last] : []), ...this.own].flatMap((ref) => (this.has(ref) ? (this.boxOf(ref) ?? []) : []));
    const box = boxes.find((each) => this.camera.sees(each));
    this.camera.zoom(by, box && this.camera.toWindow({ x: box.x + box.w / 2, y: box.y + box.h / 2 }));
    if (box) this.camera.revealFirst([box]);
  }

  /** Whether something lies on this board. */
  has(ref: string): boolean {
    if (ref.startsWith('piece:')) return this.layout.refs.has(this.pieces[ref.slice(6)]?.at ?? '');
    return this.layout.refs.has(ref);
  }

  isBlocked(ref: string): boolean {
    return this.blocked.has(ref) && !this.clickable.has(ref);
  }

  /** Whether a click on it does anything. */
  isButton(ref: string): boolean {
    return this.clickable.has(ref) || this.blocked.has(ref) || this.picked.has(ref) || this.table.wayTo(ref).length > 0;
  }

  useOf(ref: string): string {
    const choices = this.clickable.get(ref) ?? [];
    const blocked = this.blocked.get(ref);
    const why = blocked ? `${blocked.why} (${blocked.rule})` : '';
    return useText({ choices, blocked: why, picked: this.picked.has(ref) }, say);
  }

  pieceLabel(id: string): string {
    const piece = this.pieces[id];
    if (!piece) return '';
    const place = this.layout.refs.get(piece.at);
    const where = place ? say('board-in', { cell: place.cell.label }) : '';
    return [this.described(piece), where, this.useOf(`piece:${id}`)].filter(Boolean).join('; ');
  }

  /** What a piece is, and whose. */
  private described(piece: Piece): string {
    const seat = piece.owner ?? null;
    const owner = seat === null ? '' : (this.table.room?.seats.find((each) => each.seat === seat)?.name ?? '');
    return pieceText(piece, owner, say);
  }

  /** All that there is to know of a cell, or of the one that a piece stands on. */
  about(ref: string): string[] {
    const place = this.layout.refs.get(ref) ?? this.layout.refs.get(this.pieces[ref.slice(6)]?.at ?? '');
    if (!place) return [];
    const inside = (this.standing.within.get(place.ref) ?? []).map((id) => this.described(this.pieces[id]!));
    return about(place.cell, inside, say, this.table.scene?.glossary);
  }

  /** The choice that a click on something would take. */
  choiceAt(ref: string): Choice | null {
    if (!this.clickable.has(ref)) return null;
    const what = this.table.meaning(ref);
    return what.kind === 'take' ? what.choice : null;
  }

  /** Where a piece is shown now. */
  spot(id: string): Spot | null {
    const home = this.standing.spots.get(id);
    if (!home) return null;
    const shown = this.table.motion.shown.get(id);
    return shown ? { ...home, ...shown } : home;
  }

  /** The centre of something; of a cell, where in it a piece would stand. */
  locate = (ref: string, piece?: string): Point | null => {
    if (ref.startsWith('piece:')) {
      const id = ref.slice(6);
      const spot = this.spot(id);
      if (spot) return spot;
      return this.layout.refs.get(this.pieces[id]?.at ?? '') ?? null;
    }
    const place = this.layout.refs.get(ref);
    if (!place || !piece) return place ?? null;
    if (this.pieces[piece]?.at === ref) return this.standing.spots.get(piece) ?? place;
    return wouldStand(this.layout, this.pieces, piece, ref, this.least) ?? place;
  };

  /** The box of something, in the board's units. */
  boxOf(ref: string): Box | null {
    if (ref.startsWith('piece:')) {
      const spot = this.spot(ref.slice(6));
      if (!spot) return this.boxOf(this.pieces[ref.slice(6)]?.at ?? '');
      return { x: spot.x - spot.radius - 4, y: spot.y - spot.radius - 4, w: 2 * spot.radius + 8, h: 2 * spot.radius + 8 };
    }
    const place = this.layout.refs.get(ref);
    if (!place) return null;
    const [dx, dy] = half(this.layout);
    return { x: place.x - dx, y: place.y - dy, w: 2 * dx, h: 2 * dy };
  }

  /** The box of something in the window. */
  windowBox(ref: string): Box | null {
    const box = this.boxOf(ref);
    if (!box) return null;
    const { scale } = this.camera;
    return { ...this.camera.toWindow(box), w: box.w * scale, h: box.h * scale };
  }

  /** Where all of the board in small lies over no cell, above what stays free below; null if there is no such place. */
  mapBox(inset: number): Box | null {
    const bounds = { x: EDGE, y: EDGE, w: this.width - 2 * EDGE, h: this.height - 2 * EDGE - inset };
    const { layout, camera } = this;
    const [dx, dy] = half(layout);
    const { scale } = camera;
    const taken = [...layout.refs.values()].map(({ x, y }) => ({ ...camera.toWindow({ x: x - dx, y: y - dy }), w: 2 * dx * scale, h: 2 * dy * scale }));
    const buttons = this.narrow ? { y: bounds.y + bounds.h - 44, h: 44 } : { y: 0, h: 200 };
    for (const wide of [150, 110]) {
      const size = this.mapSize(wide);
      const spot = clearEdge(size, bounds, [...taken, { x: this.width - 54, w: 54, ...buttons }]);
      if (spot) return { ...spot, ...size };
    }
    return null;
  }

  /** How large all of the board in small is. */
  mapSize(most = 150): { w: number; h: number } {
    const { w, h } = this.layout.box;
    const wide = Math.min(most, this.width * 0.3);
    return { w: wide, h: (wide * h) / w };
  }

  /** The outline of something; `out` is how far outside it. */
  outline(ref: string, out: number): string {
    const place = this.layout.refs.get(ref);
    if (place) return outlineOf(this.layout, place, -out);
    const spot = this.spot(ref.slice(6));
    if (!spot) return '';
    const radius = spot.radius + out;
    if (spot.piece.side === 'enemy') return plate(spot.x, spot.y, radius * 0.94);
    if (spot.piece.side === 'player') return circle(spot.x, spot.y, radius);
    return rounded(spot.x, spot.y, 2 * radius, 2 * radius, 6);
  }
}
