// Outlines as SVG path data.
import type { Point } from './motion.svelte';

const round = (value: number): number => Math.round(value * 100) / 100;

/** A closed line through points. */
export function polygon(points: readonly Point[]): string {
  return points.map(({ x, y }, index) => `${index ? 'L' : 'M'}${round(x)} ${round(y)}`).join('') + 'Z';
}

/** An open line through points. */
export function line(points: readonly Point[]): string {
  return points.map(({ x, y }, index) => `${index ? 'L' : 'M'}${round(x)} ${round(y)}`).join('');
}

/** The corners of a regular polygon; `turn` in degrees is where the first one lies. */
export function regular(x: number, y: number, radius: number, corners: number, turn: number): Point[] {
  return Array.from({ length: corners }, (_, index) => {
    const angle = ((turn + (360 / corners) * index) * Math.PI) / 180;
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
  });
}

/** A rectangle with round corners, from its centre. */
export function rounded(x: number, y: number, width: number, height: number, radius: number): string {
  const r = Math.max(Math.min(radius, width / 2, height / 2), 0);
  const [left, top] = [round(x - width / 2), round(y - height / 2)];
  const [across, down] = [round(width - 2 * r), round(height - 2 * r)];
  const arc = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${round(left + r)} ${top}h${across}${arc(r, r)}v${down}${arc(-r, r)}h${-across}${arc(-r, -r)}v${-down}${arc(r, -r)}Z`;
}

/** A circle as a path, so that all outlines are drawn alike. */
export function circle(x: number, y: number, radius: number): string {
  return `M${round(x - radius)} ${round(y)}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0Z`;
}

/** The plate of an enemy: a square whose corners are cut. */
export function plate(x: number, y: number, radius: number): string {
  const cut = radius * 0.42;
  const [a, b] = [radius - cut, radius];
  const corners: [number, number][] = [[-a, -b], [a, -b], [b, -a], [b, a], [a, b], [-a, b], [-b, a], [-b, -a]];
  return polygon(corners.map(([dx, dy]) => ({ x: x + dx, y: y + dy })));
}

/** A star with five points. */
export function star(x: number, y: number, radius: number): string {
  const outer = regular(x, y, radius, 5, -90);
  const inner = regular(x, y, radius * 0.45, 5, -54);
  return polygon(outer.flatMap((point, index) => [point, inner[index]!]));
}

/** Four corners round a square, for what would be harmed. */
export function brackets(x: number, y: number, halfWidth: number, halfHeight: number, arm: number): string {
  const corner = (sx: number, sy: number) =>
    `M${round(x + sx * halfWidth)} ${round(y + sy * (halfHeight - arm))}V${round(y + sy * halfHeight)}H${round(x + sx * (halfWidth - arm))}`;
  return corner(-1, -1) + corner(1, -1) + corner(1, 1) + corner(-1, 1);
}

/** The shape that stands for an owner, 0 to 5: circle, square, triangle, diamond, pentagon, cross. */
export function ownerShape(owner: number, radius: number): string {
  const r = radius;
  switch (owner % 6) {
    case 0:
      return circle(0, 0, r);
    case 1:
      return rounded(0, 0, r * 1.8, r * 1.8, 1.5);
    case 2:
      return polygon([{ x: 0, y: -r * 1.15 }, { x: r * 1.1, y: r * 0.85 }, { x: -r * 1.1, y: r * 0.85 }]);
    case 3:
      return polygon(regular(0, 0, r * 1.2, 4, -90));
    case 4:
      return polygon(regular(0, 0, r * 1.12, 5, -90));
    default:
      return `M${-r * 0.4} ${-r}h${r * 0.8}v${r * 0.6}h${r * 0.6}v${r * 0.8}h${-r * 0.6}v${r * 0.6}h${-r * 0.8}v${-r * 0.6}h${-r * 0.6}v${-r * 0.8}h${r * 0.6}Z`;
  }
}
