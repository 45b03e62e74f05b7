// Where the cells of a board lie, in units that are pixels at full size.
import type { Board, Cell, Grid } from '../../types';
import type { Point } from './motion.svelte';
import { polygon, regular, rounded } from './shapes';

export const HEX = 36;
export const SQUARE = 56;
const ROOT3 = Math.sqrt(3);

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** How large rooms are drawn, and how they are furnished. */
export interface RoomSize {
  w: number;
  h: number;
  gap: number;
  header: number;
  /** Narrow rooms: the name has the header for itself, symbol and chip stand below. */
  compact: boolean;
}

/** A cell with its centre. */
export interface Place {
  id: string;
  ref: string;
  cell: Cell;
  x: number;
  y: number;
}

export interface Layout {
  grid: Grid;
  places: ReadonlyMap<string, Place>;
  /** By reference: `cell:main/12`. */
  refs: ReadonlyMap<string, Place>;
  box: Box;
  room: RoomSize;
  /** The width of a cell. */
  size: number;
}

const ROOMY: RoomSize = { w: 196, h: 154, gap: 26, header: 38, compact: false };
const NARROW: RoomSize = { w: 116, h: 150, gap: 14, header: 31, compact: true };
const BARE: RoomSize = { w: 138, h: 104, gap: 26, header: 0, compact: false };

/** Rooms that fill what there is: higher where there is height, wider or narrow as the width goes. */
export function roomSize(columns: number, rows: number, width: number, height: number): RoomSize {
  if (width <= 0 || height <= 0) return ROOMY;
  const kind = width / (columns * (ROOMY.w + ROOMY.gap)) >= 0.7 ? ROOMY : NARROW;
  const [least, most, widest] = kind.compact ? [128, 220, 150] : [146, 190, 250];
  const ideal = (columns * (kind.w + kind.gap) * height) / width / rows - kind.gap;
  const h = clamp(ideal, least, most);
  const w = (rows * (h + kind.gap) * width) / height / columns - kind.gap;
  return { ...kind, h, w: clamp(w, kind.w, widest) };
}

/** Rooms of a picture: without words, so that what stands in them is large; as wide as suits the picture. */
export function bareRoom(columns: number, rows: number, width: number, height: number): RoomSize {
  const w = (rows * (BARE.h + BARE.gap) * width) / Math.max(height, 1) / columns - BARE.gap;
  return { ...BARE, w: clamp(w, 0.75 * BARE.w, 1.5 * BARE.w) };
}

function clamp(value: number, least: number, most: number): number {
  return Math.round(Math.min(Math.max(value, least), most));
}

/** The centre of a cell. */
export function centre(grid: Grid, place: readonly [number, number], room: RoomSize = ROOMY): Point {
  const [a, b] = place;
  if (grid === 'hex-pointy') return { x: HEX * ROOT3 * (a + b / 2), y: HEX * 1.5 * b };
  if (grid === 'hex-flat') return { x: HEX * 1.5 * a, y: HEX * ROOT3 * (b + a / 2) };
  if (grid === 'square') return { x: SQUARE * a, y: SQUARE * b };
  return { x: (room.w + room.gap) * a, y: (room.h + room.gap) * b };
}

/** The corners of a cell, so much smaller than it is; the side from corner i to i + 1 faces neighbour i. */
export function corners(grid: Grid, at: Point, inset = 0): Point[] {
  if (grid === 'hex-pointy') return regular(at.x, at.y, HEX - inset, 6, -30);
  if (grid === 'hex-flat') return regular(at.x, at.y, HEX - inset, 6, 0);
  return regular(at.x, at.y, (SQUARE / 2 - inset) * Math.SQRT2, 4, -45);
}

/** The steps to the neighbours of a cell, in the order of its sides. */
export function steps(grid: Grid): readonly (readonly [number, number])[] {
  if (grid === 'hex-pointy') return [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]];
  if (grid === 'hex-flat') return [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]];
  return [[1, 0], [0, 1], [-1, 0], [0, -1]];
}

/** The outline of a cell or room; a negative inset lies outside it. */
export function outlineOf(layout: Layout, at: Point, inset = 0): string {
  if (layout.grid !== 'graph') return polygon(corners(layout.grid, at, inset));
  return rounded(at.x, at.y, layout.room.w - 2 * inset, layout.room.h - 2 * inset, 13 - inset * 0.7);
}

/** Half the width and half the height of what stands round the centre of a cell. */
export function half(layout: Layout): [number, number] {
  if (layout.grid === 'graph') return [layout.room.w / 2, layout.room.h / 2];
  if (layout.grid === 'square') return [SQUARE / 2, SQUARE / 2];
  return layout.grid === 'hex-pointy' ? [(HEX * ROOT3) / 2, HEX] : [HEX, (HEX * ROOT3) / 2];
}

/**
 * Lay out a board for a place of that size. What has not changed since the layout `before` stays the same object, all of
 * it if nothing has, so that only what is new is drawn anew.
 */
export function layOut(
  name: string, board: Board, width = 0, height = 0, before?: Layout, sized: typeof roomSize = roomSize,
): Layout {
  const cells = Object.entries(board.cells);
  const [columns, rows] = spread(cells.map(([, cell]) => cell.place));
  const room = board.grid === 'graph' ? sized(columns, rows, width, height) : ROOMY;
  const old = before && before.grid === board.grid && before.room.w === room.w && before.room.h === room.h ? before : null;
  const places = new Map<string, Place>();
  const refs = new Map<string, Place>();
  let same = old?.places.size === cells.length;
  for (const [id, cell] of cells) {
    const ref = `cell:${name}/${id}`;
    const known = old?.refs.get(ref);
    const place = known?.cell === cell ? known : { id, ref, cell, ...centre(board.grid, cell.place, room) };
    same &&= place === known;
    places.set(id, place);
    refs.set(ref, place);
  }
  if (old && same) return old;
  const layout = { grid: board.grid, places, refs, room, box: { x: 0, y: 0, w: 0, h: 0 }, size: 0 };
  layout.size = 2 * half(layout)[0];
  layout.box = boxOf(layout);
  return layout;
}

function spread(places: readonly (readonly [number, number])[]): [number, number] {
  const width = (which: 0 | 1) => {
    const values = places.map((place) => place[which]);
    return values.length ? Math.max(...values) - Math.min(...values) + 1 : 1;
  };
  return [width(0), width(1)];
}

function boxOf(layout: Layout): Box {
  const [dx, dy] = half(layout);
  const margin = layout.grid === 'graph' ? 6 : 10;
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of layout.places.values()) {
    left = Math.min(left, x - dx);
    right = Math.max(right, x + dx);
    top = Math.min(top, y - dy);
    bottom = Math.max(bottom, y + dy);
  }
  if (left > right) return { x: 0, y: 0, w: 1, h: 1 };
  return { x: left - margin, y: top - margin, w: right - left + 2 * margin, h: bottom - top + 2 * margin };
}
