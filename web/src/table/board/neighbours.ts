// Arrow keys: what lies next in a direction.
import type { Point } from './motion.svelte';

export type Direction = 'left' | 'right' | 'up' | 'down';

const WAYS: Record<Direction, readonly [number, number]> = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] };

export interface Thing extends Point {
  ref: string;
}

/**
 * The nearest thing in a direction, or null at the edge. What lies off the line counts as farther; of two that are
 * equally good, rows take turns, so that going up on hexes goes up and does not drift.
 */
export function towards(things: Iterable<Thing>, from: Thing, way: Direction): Thing | null {
  const [dx, dy] = WAYS[way];
  let best: Thing | null = null;
  let least = Infinity;
  const lean = Math.round(from.y / 54) % 2 ? 1 : -1;
  for (const thing of things) {
    if (thing.ref === from.ref) continue;
    const [x, y] = [thing.x - from.x, thing.y - from.y];
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (ahead <= 0.5 || aside > ahead * 2) continue;
    const score = ahead + aside * 1.4 - (dy ? Math.sign(x) * lean * 0.01 : 0);
    if (score < least) [best, least] = [thing, score];
  }
  return best;
}

/** The nearest of some things to a point. */
export function nearest<T extends Point>(things: Iterable<T>, to: Point): T | null {
  let best: T | null = null;
  let least = Infinity;
  for (const thing of things) {
    const far = Math.hypot(thing.x - to.x, thing.y - to.y);
    if (far < least) [best, least] = [thing, far];
  }
  return best;
}
