// Flat hexes in axial coordinates, as monsters' turns are written.
export type Spot = [number, number];

export const SIZE = 30;
const ROOT3 = Math.sqrt(3);
const AROUND: readonly Spot[] = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]]; // prettier-ignore

/** The name of a hex in sets and maps. */
export const keyOf = ([q, r]: Spot): string => `${q},${r}`;

export const spotOf = (key: string): Spot => key.split(',').map(Number) as Spot;

/** The middle of a hex on the screen. */
export const middle = ([q, r]: Spot): { x: number; y: number } => ({ x: 1.5 * SIZE * q, y: ROOT3 * SIZE * (r + q / 2) });

/** The corners of a hex, for a polygon; smaller by so many pixels. */
export function corners(spot: Spot, inset = 0): string {
  const { x, y } = middle(spot);
  return [0, 1, 2, 3, 4, 5].map((n) => corner(x, y, n, SIZE - inset)).join(' ');
}

function corner(x: number, y: number, n: number, size: number): string {
  const angle = (Math.PI / 3) * n;
  return `${(x + size * Math.cos(angle)).toFixed(1)},${(y + size * Math.sin(angle)).toFixed(1)}`;
}

export const neighbours = ([q, r]: Spot): Spot[] => AROUND.map(([dq, dr]) => [q + dq, r + dr]);

export const touch = (one: Spot, two: Spot): boolean => neighbours(one).some((each) => keyOf(each) === keyOf(two));

/** The edge between two neighbours. */
export function edge(one: Spot, two: Spot): { x1: number; y1: number; x2: number; y2: number } {
  const [a, b] = [middle(one), middle(two)];
  const [x, y, dx, dy] = [(a.x + b.x) / 2, (a.y + b.y) / 2, b.x - a.x, b.y - a.y];
  const half = SIZE / 2 / Math.hypot(dx, dy);
  return { x1: x - dy * half, y1: y + dx * half, x2: x + dy * half, y2: y - dx * half };
}

/** Where an arrow key leads; sideways it stays on the same height as far as it can. */
export function step([q, r]: Spot, arrow: string): Spot | null {
  const down = Math.abs(q % 2) === 1;
  switch (arrow) {
    case 'ArrowUp':
      return [q, r - 1];
    case 'ArrowDown':
      return [q, r + 1];
    case 'ArrowLeft':
      return [q - 1, down ? r + 1 : r];
    case 'ArrowRight':
      return [q + 1, down ? r : r - 1];
    default:
      return null;
  }
}

/** The hexes at most so far from the middle. */
export function disc(radius: number): Spot[] {
  const found: Spot[] = [];
  for (let q = -radius; q <= radius; q++)
    for (let r = Math.max(-radius, -q - radius); r <= Math.min(radius, -q + radius); r++) found.push([q, r]);
  return found;
}
