// Where the pieces stand in their cells.
import type { Mark, Piece } from '../../types';
import { half, type Box, type Layout, type Place } from './geometry';
import type { Point } from './motion.svelte';
import { packCell, packLanes, SMALLEST } from './packing';

export interface Spot extends Point {
  id: string;
  piece: Piece;
  radius: number;
}

/** Pieces for which there was no room: told as a number, listed on focus. */
export interface More extends Point {
  cell: string;
  pieces: string[];
  radius: number;
}

export interface Standing {
  spots: ReadonlyMap<string, Spot>;
  more: readonly More[];
  /** The pieces in each cell, by the cell's reference. */
  within: ReadonlyMap<string, readonly string[]>;
}

type Entry = [id: string, piece: Piece];

/** Whether marks of that kind lie in the lane of goods. */
export const hasGoods = (marks: readonly Mark[] | undefined): boolean => Boolean(marks?.length);

/** The part of a room where pieces stand. */
export function floorOf(layout: Layout, place: Place): Box {
  const { w, h, header, compact } = layout.room;
  const side = compact ? 7 : 14;
  const goods = hasGoods(place.cell.marks) ? 36 : 10;
  const below = compact ? header + 24 : header + 6;
  return { x: place.x - w / 2 + side, y: place.y - h / 2 + below, w: w - 2 * side, h: h - below - goods };
}

/** A place for every piece of the board; in rooms none has a radius below `least`. */
export function stand(layout: Layout, pieces: Readonly<Record<string, Piece>>, least = SMALLEST): Standing {
  const inside = new Map<string, Entry[]>();
  for (const entry of Object.entries(pieces)) {
    if (!layout.refs.has(entry[1].at)) continue;
    const there = inside.get(entry[1].at);
    if (there) there.push(entry);
    else inside.set(entry[1].at, [entry]);
  }
  const spots = new Map<string, Spot>();
  const more: More[] = [];
  for (const [ref, entries] of inside) more.push(...settle(layout, layout.refs.get(ref)!, entries, spots, least));
  const within = new Map([...inside].map(([ref, entries]) => [ref, entries.map(([id]) => id)]));
  return { spots, more, within };
}

function settle(layout: Layout, place: Place, entries: Entry[], spots: Map<string, Spot>, least: number): More[] {
  const groups = lanesOf(layout, place, entries, least);
  return groups.lanes.flatMap(({ entries: lane, at, more }) => {
    const shown = more ? at.length - 1 : at.length;
    lane.slice(0, shown).forEach(([id, piece], index) => {
      spots.set(id, { id, piece, radius: groups.radius, ...at[index]! });
    });
    if (!more) return [];
    return [{ cell: place.ref, pieces: lane.slice(shown).map(([id]) => id), radius: groups.radius, ...at[shown]! }];
  });
}

interface Lanes {
  radius: number;
  lanes: { entries: Entry[]; at: Point[]; more: number }[];
}

function lanesOf(layout: Layout, place: Place, entries: Entry[], least: number): Lanes {
  if (layout.grid !== 'graph') {
    const packed = packCell(entries.length, Math.min(...half(layout)));
    const at = packed.spots.map(({ x, y }) => ({ x: place.x + x, y: place.y + y }));
    return { radius: packed.radius, lanes: [{ entries, at, more: packed.more }] };
  }
  const floor = floorOf(layout, place);
  const enemies = entries.filter(([, piece]) => piece.side === 'enemy');
  const others = entries.filter(([, piece]) => piece.side !== 'enemy');
  const packed = packLanes([enemies.length, others.length], floor.w, floor.h, least);
  const lanes = [enemies, others].map((lane, index) => {
    const { spots, more } = packed.lanes[index]!;
    return { entries: lane, at: spots.map(({ x, y }) => ({ x: floor.x + x, y: floor.y + y })), more };
  });
  return { radius: packed.radius, lanes };
}

/** Where a piece would stand in another cell, with those who are there already. */
export function wouldStand(
  layout: Layout, pieces: Readonly<Record<string, Piece>>, id: string, ref: string, least = SMALLEST,
): Spot | null {
  const place = layout.refs.get(ref);
  const piece = pieces[id];
  if (!place || !piece) return null;
  const entries = Object.entries(pieces).filter(([other, each]) => each.at === ref && other !== id);
  const spots = new Map<string, Spot>();
  settle(layout, place, [...entries, [id, { ...piece, at: ref }]], spots, least);
  return spots.get(id) ?? { id, piece, radius: least, x: place.x, y: place.y };
}
