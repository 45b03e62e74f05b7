// How a way is drawn, so that it can be followed and hides little.
import type { Point } from './motion.svelte';

/** Between rooms a way goes across and down, through the gap between them, never aslant over what is written there. */
export function squared(points: readonly Point[], rooms: readonly Point[]): Point[] {
  const found = points.slice(0, 1);
  points.slice(1).forEach((to, index) => {
    const from = points[index]!;
    const [one, two] = [rooms[index]!, rooms[index + 1]!];
    const across = (one.x + two.x) / 2;
    found.push({ x: across, y: from.y }, { x: across, y: to.y }, to);
  });
  return found.filter((point, index) => !index || Math.hypot(point.x - found[index - 1]!.x, point.y - found[index - 1]!.y) > 1);
}

/** The same way, so much shorter at its two ends. */
export function shortened(points: readonly Point[], start: number, end: number): Point[] {
  const cut = (line: readonly Point[], by: number): Point[] => {
    const [first, second, ...rest] = line;
    if (!first || !second || by <= 0) return [...line];
    const long = Math.hypot(second.x - first.x, second.y - first.y);
    if (long <= by) return rest.length ? cut([second, ...rest], by - long) : [...line];
    const part = by / long;
    return [{ x: first.x + (second.x - first.x) * part, y: first.y + (second.y - first.y) * part }, second, ...rest];
  };
  return cut(cut(points, start).reverse(), end).reverse();
}
