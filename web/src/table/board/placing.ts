// Where a tip or a menu is put: near its thing, inside the board, over nothing that matters.
import type { Box } from './geometry';
import type { Point } from './motion.svelte';

const AWAY = 10;

const overlap = (a: Box, b: Box): number =>
  Math.max(Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x), 0) *
  Math.max(Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y), 0);

const within = (low: number, value: number, high: number): number => Math.max(low, Math.min(value, high));

/** The box round all of them. */
function around(boxes: readonly Box[]): Box {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const [right, bottom] = [Math.max(...boxes.map((box) => box.x + box.w)), Math.max(...boxes.map((box) => box.y + box.h))];
  return { x, y, w: right - x, h: bottom - y };
}

/**
 * The best corner for something of that size beside `near`: never over what matters, if that can be, and rather over
 * empty ground than over `others`.
 */
export function putBeside(
  size: { w: number; h: number }, near: Box, matter: readonly Box[], bounds: Box, others: readonly Box[] = [],
): { x: number; y: number } {
  const middle = { x: near.x + near.w / 2 - size.w / 2, y: near.y + near.h / 2 - size.h / 2 };
  const all = around([near, ...matter]);
  const sides = [
    { x: middle.x, y: near.y - size.h - AWAY },
    { x: near.x + near.w + AWAY, y: middle.y },
    { x: near.x - size.w - AWAY, y: middle.y },
    { x: middle.x, y: near.y + near.h + AWAY },
    { x: near.x + near.w + AWAY, y: near.y - size.h - AWAY },
    { x: near.x - size.w - AWAY, y: near.y - size.h - AWAY },
    { x: near.x + near.w + AWAY, y: near.y + near.h + AWAY },
    { x: near.x - size.w - AWAY, y: near.y + near.h + AWAY },
    { x: middle.x, y: all.y - size.h - AWAY },
    { x: middle.x, y: all.y + all.h + AWAY },
    { x: all.x + all.w + AWAY, y: middle.y },
    { x: all.x - size.w - AWAY, y: middle.y },
    { x: bounds.x, y: bounds.y },
    { x: bounds.x + bounds.w - size.w, y: bounds.y },
    { x: bounds.x, y: bounds.y + bounds.h - size.h },
    { x: bounds.x + bounds.w - size.w, y: bounds.y + bounds.h - size.h },
  ];
  let best = sides[0]!;
  let least = Infinity;
  for (const side of sides) {
    const spot = {
      x: within(bounds.x, side.x, bounds.x + bounds.w - size.w),
      y: within(bounds.y, side.y, bounds.y + bounds.h - size.h),
    };
    const box = { ...spot, ...size };
    const covered = [near, ...matter].reduce((sum, each) => sum + overlap(box, each), 0);
    const minor = others.reduce((sum, each) => sum + overlap(box, each), 0);
    const far = Math.hypot(spot.x - middle.x, spot.y - middle.y);
    const cost = covered * 100 + minor * 0.01 + far;
    if (cost < least) [best, least] = [spot, cost];
  }
  return { x: Math.round(best.x), y: Math.round(best.y) };
}

const STEP = 12;

/** A place at an edge for something of that size where nothing lies, the lower left corner before others; null if there is none. */
export function clearEdge(size: { w: number; h: number }, bounds: Box, taken: readonly Box[]): Point | null {
  const [right, low] = [bounds.x + bounds.w - size.w, bounds.y + bounds.h - size.h];
  if (right < bounds.x || low < bounds.y) return null;
  const down = steps(bounds.y, low).reverse();
  const along = steps(bounds.x, right);
  const spots = [
    ...down.map((y) => ({ x: bounds.x, y })),
    ...along.map((x) => ({ x, y: low })),
    ...down.map((y) => ({ x: right, y })),
    ...along.map((x) => ({ x, y: bounds.y })),
  ];
  const near = taken.filter((each) => overlap(each, bounds) > 0);
  return spots.find((spot) => near.every((each) => !overlap({ ...spot, ...size }, each))) ?? null;
}

/** From one number to another, both included. */
function steps(from: number, to: number): number[] {
  const inner = Array.from({ length: Math.floor((to - from) / STEP) }, (_, step) => from + step * STEP);
  return [...inner, to];
}
