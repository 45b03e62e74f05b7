// The floor of a board in a handful of paths, however many cells it has.
import type { Board } from '../../types';
import { corners, steps, type Layout, type Place } from './geometry';
import type { Point } from './motion.svelte';
import { line, polygon } from './shapes';

export interface Patch {
  key: string;
  fill: string;
  d: string;
}

/** Two tones for neighbours, told by a hash of the coordinates so that they never change. */
export function tone(place: readonly [number, number]): 0 | 1 {
  return (((place[0] * 7 + place[1] * 13) % 5) + 5) % 5 < 2 ? 1 : 0;
}

/** The colour of a floor. */
export function floorFill(terrain: string, second: boolean): string {
  const base = terrain ? `var(--t-${terrain}, var(--floor))` : 'var(--floor)';
  if (!second) return base;
  return terrain ? `color-mix(in oklab, ${base} 92%, var(--wall))` : 'var(--floor-2)';
}

/** All floors, one path for each colour. */
export function floors(layout: Layout): Patch[] {
  return gather(layout, (place) => {
    if (place.cell.fog) return 'var(--fog)';
    return floorFill(place.cell.terrain ?? '', tone(place.cell.place) === 1);
  });
}

const PATTERNS = new Set(['stone', 'grass', 'dirt', 'sand', 'water', 'rough', 'swamp', 'brick', 'board', 'fog']);
const LOOKS: Record<string, string> = { snow: 'sand', lava: 'rough', wood: 'board', house: 'board', mud: 'dirt', ash: 'dirt', corrupt: 'rough', jungle: 'grass', copper: 'stone', iron: 'stone', silver: 'stone', gold: 'stone', gem: 'stone', crimson: 'rough', hive: 'brick' };

/** The name of the pattern that lies on a cell: its own, or one that suits its terrain. */
export function patternOf(place: Place): string {
  const { cell } = place;
  if (cell.fog) return 'fog';
  const asked = (cell.pattern ?? '').replace(/^tx-/, '');
  if (asked) return PATTERNS.has(asked) ? asked : '';
  const terrain = cell.terrain || 'stone';
  return PATTERNS.has(terrain) ? terrain : (LOOKS[terrain] ?? '');
}

/** All textures, one path for each pattern. */
export function textures(layout: Layout): Patch[] {
  return gather(layout, patternOf).filter((patch) => patch.fill);
}

function gather(layout: Layout, fillOf: (place: Place) => string): Patch[] {
  const found = new Map<string, string[]>();
  for (const place of layout.places.values()) {
    const fill = fillOf(place);
    const d = polygon(corners(layout.grid, place));
    const there = found.get(fill);
    if (there) there.push(d);
    else found.set(fill, [d]);
  }
  return [...found].map(([fill, parts]) => ({ key: fill, fill, d: parts.join('') }));
}

const spot = ({ x, y }: Point): string => `${Math.round(x * 10)},${Math.round(y * 10)}`;

/** The border of all cells together: closed loops of the sides that no neighbour shares. */
export function outline(layout: Layout): string {
  const taken = new Set([...layout.places.values()].map(({ cell }) => cell.place.join()));
  const next = new Map<string, Point[]>();
  const starts = new Map<string, Point>();
  for (const place of layout.places.values()) {
    const around = corners(layout.grid, place);
    const [q, r] = place.cell.place;
    steps(layout.grid).forEach(([dq, dr], side) => {
      if (taken.has(`${q + dq},${r + dr}`)) return;
      const from = around[side]!;
      const to = around[(side + 1) % around.length]!;
      starts.set(spot(from), from);
      next.set(spot(from), [...(next.get(spot(from)) ?? []), to]);
    });
  }
  return loops(starts, next).map(polygon).join('');
}

function loops(starts: ReadonlyMap<string, Point>, next: Map<string, Point[]>): Point[][] {
  const found: Point[][] = [];
  for (const [key, start] of starts) {
    while (next.get(key)?.length) {
      const loop = [start];
      let to = next.get(key)!.pop();
      while (to && spot(to) !== key) {
        loop.push(to);
        to = next.get(spot(to))?.pop();
      }
      found.push(loop);
    }
  }
  return found;
}

export interface Border {
  kind: 'wall' | 'door';
  d: string;
}

/** What parts neighbours on a grid: the sides that two cells share, one path for all walls and one for all doors. */
export function borders(layout: Layout, board: Board): Border[] {
  const found: Record<Border['kind'], string[]> = { wall: [], door: [] };
  for (const { cells: [a, b], kind = 'passage' } of board.edges ?? []) {
    const [one, two] = [layout.places.get(a), layout.places.get(b)];
    if (!one || !two || kind === 'passage') continue;
    const others = new Set(corners(layout.grid, two).map(spot));
    const shared = corners(layout.grid, one).filter((corner) => others.has(spot(corner)));
    if (shared.length === 2) found[kind].push(line(shared));
  }
  return (['wall', 'door'] as const).flatMap((kind) => (found[kind].length ? [{ kind, d: found[kind].join('') }] : []));
}

export interface Strip {
  key: string;
  kind: 'wall' | 'door' | 'passage';
  x: number;
  y: number;
  w: number;
  h: number;
  /** Rooms that do not lie side by side are joined by a line. */
  d: string;
}

/** Planks and walls between the rooms of a graph. */
export function strips(layout: Layout, board: Board): Strip[] {
  const { w, h, gap, compact } = layout.room;
  const breadth = compact ? 32 : 46;
  return (board.edges ?? []).flatMap(({ cells: [a, b], kind = 'passage' }) => {
    const [one, two] = [layout.places.get(a), layout.places.get(b)];
    if (!one || !two) return [];
    const [x, y] = [(one.x + two.x) / 2, (one.y + two.y) / 2];
    const base = { key: `${a} ${b}`, kind, x, y, w: 0, h: 0, d: '' };
    const beside = Math.abs(one.x - two.x) < 1 ? 'below' : Math.abs(one.y - two.y) < 1 ? 'right' : '';
    const near = Math.abs(one.x - two.x) <= w + gap + 1 && Math.abs(one.y - two.y) <= h + gap + 1;
    if (!beside || !near) return [{ ...base, d: line([one, two]) }];
    const long = kind === 'wall' ? 8 : gap + 10;
    const wide = kind === 'wall' ? breadth * 2 : breadth;
    return [beside === 'right' ? { ...base, w: long, h: wide } : { ...base, w: wide, h: long }];
  });
}
