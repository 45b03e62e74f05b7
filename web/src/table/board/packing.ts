// How many things share one place: as large as fits, never smaller than can be clicked, and only then “+n”.
import type { Point } from './motion.svelte';

export const LARGEST = 24;
export const SMALLEST = 12;

/** A size to try: the radius of a thing and the space between two. */
type Size = readonly [radius: number, between: number];

const SIZES: readonly Size[] = [[LARGEST, 6], [22, 6], [20, 6], [18, 6], [16, 5], [14, 4]];

/** A lane after packing: a spot for each thing that is shown; the rest is told as a number on the last spot. */
export interface Lane {
  spots: Point[];
  more: number;
}

export interface Packed {
  radius: number;
  lanes: Lane[];
}

/** Lanes from above to below in a space of that size; spots are from its top left corner, no radius is below `least`. */
export function packLanes(counts: readonly number[], width: number, height: number, least = SMALLEST): Packed {
  const tight: Size = [least, 1];
  for (const size of [...SIZES.filter(([radius]) => radius > least), [least, 4] as Size, tight]) {
    const rows = counts.map((count) => Math.ceil(count / perRow(size, width)));
    if (high(rows, size) <= height) return { radius: size[0], lanes: place(counts, rows, size, width, height) };
  }
  const most = Math.floor((height + tight[1]) / (2 * least + tight[1]));
  if (most < counts.filter(Boolean).length) return { radius: least, lanes: abreast(counts, tight, width, height) };
  return { radius: least, lanes: place(counts, squeeze(counts, perRow(tight, width), most), tight, width, height) };
}

function perRow([radius, between]: Size, width: number): number {
  return Math.max(Math.floor((width + between) / (2 * radius + between)), 1);
}

function high(rows: readonly number[], [radius, between]: Size): number {
  return rows.reduce((sum, each) => sum + each, 0) * (2 * radius + between) - between;
}

/** Too many: rows are given to the lane that lacks most, one each at least. */
function squeeze(counts: readonly number[], across: number, most: number): number[] {
  const rows = counts.map((count) => (count ? 1 : 0));
  for (let free = most - rows.filter(Boolean).length; free > 0; free--) {
    const lacks = counts.map((count, lane) => count - rows[lane]! * across);
    const worst = lacks.indexOf(Math.max(...lacks));
    if (lacks[worst]! <= 0) break;
    rows[worst]! += 1;
  }
  return rows;
}

/** Too low even for a row each: the lanes share one row, in which each has a spot at least. */
function abreast(counts: readonly number[], [radius, between]: Size, width: number, height: number): Lane[] {
  let free = Math.max(perRow([radius, between], width), counts.filter(Boolean).length);
  let next = 0;
  return counts.map((count, lane) => {
    const room = Math.min(count, free - counts.slice(lane + 1).filter(Boolean).length);
    free -= room;
    const spots = Array.from({ length: room }, () => ({ x: radius + next++ * (2 * radius + between), y: height / 2 }));
    return { spots, more: count > room ? count - room + 1 : 0 };
  });
}

function place(
  counts: readonly number[], rows: readonly number[], size: Size, width: number, height: number,
): Lane[] {
  const [radius, between] = size;
  const pitch = 2 * radius + between;
  const across = perRow(size, width);
  let top = Math.max((height - high(rows, size)) / 2, 0);
  return counts.map((count, lane) => {
    const room = rows[lane]! * across;
    const shown = Math.min(count, room);
    const spots = Array.from({ length: shown }, (_, index) => ({
      x: radius + (index % across) * pitch,
      y: top + radius + Math.floor(index / across) * pitch,
    }));
    top += rows[lane]! * pitch;
    return { spots, more: count > room ? count - room + 1 : 0 };
  });
}

/** Things round the centre of a cell of that inner radius. */
export function packCell(count: number, inner: number): { radius: number; spots: Point[]; more: number } {
  const ring = (many: number, far: number, turn: number): Point[] =>
    Array.from({ length: many }, (_, index) => {
      const angle = ((turn + (360 / many) * index) * Math.PI) / 180;
      return { x: inner * far * Math.cos(angle), y: inner * far * Math.sin(angle) };
    });
  const origin = { x: 0, y: 0 };
  if (count <= 1) return { radius: inner * 0.8, spots: count ? [origin] : [], more: 0 };
  if (count === 2) return { radius: inner * 0.46, spots: ring(2, 0.48, 180), more: 0 };
  if (count === 3) return { radius: inner * 0.44, spots: ring(3, 0.52, -90), more: 0 };
  if (count === 4) return { radius: inner * 0.4, spots: ring(4, 0.6, -135), more: 0 };
  if (count <= 7) return { radius: inner * 0.34, spots: [origin, ...ring(count - 1, 0.68, -90)], more: 0 };
  return { radius: inner * 0.34, spots: [origin, ...ring(6, 0.68, -90)], more: count - 6 };
}
