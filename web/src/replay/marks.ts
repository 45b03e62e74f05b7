// What stands along the timeline of a replay, without crowding it.
import type { Moment } from '../types';

export interface Sign {
  number: number;
  icon: string;
}

export interface Tick {
  number: number;
  /** Its words, and with what they belong to. */
  name: string;
  text: string;
  /** Whether there is room for its words. */
  told: boolean;
  /** Where the words of the next one begin. */
  until: number;
}

/** At most so many icons, evenly spread: of each stretch of the game the one that is seen least often elsewhere. */
export function signs(moments: readonly Moment[], most: number): Sign[] {
  const often = new Map<string, number>();
  for (const { icon } of moments) if (icon) often.set(icon, (often.get(icon) ?? 0) + 1);
  const best = new Map<number, Sign>();
  const stretch = Math.max(1, moments.length / Math.max(1, most));
  for (const { number, icon } of moments) {
    if (!icon) continue;
    const place = Math.floor((number - 1) / stretch);
    const there = best.get(place);
    if (!there || often.get(icon)! < often.get(there.icon)!) best.set(place, { number, icon });
  }
  const apart: Sign[] = [];
  for (const sign of best.values()) if (sign.number - (apart.at(-1)?.number ?? -Infinity) >= stretch * 0.8) apart.push(sign);
  return apart;
}

/** Where turns or rounds begin; words only where others are far enough away, first of all those of whole parts of the game. `gap` is a part of the whole. */
export function ticks(moments: readonly Moment[], gap: number): Tick[] {
  const far = gap * Math.max(1, moments.length);
  const heads = moments.filter((moment) => moment.heading);
  const told = new Set<number>();
  const free = (number: number) => number + far <= moments.length + far * 0.6 && [...told].every((other) => Math.abs(other - number) >= far);
  for (const parts of [true, false]) for (const { number, part = false } of heads) if (part === parts && free(number)) told.add(number);
  const next = (number: number) => heads.find((head) => told.has(head.number) && head.number > number)?.number ?? moments.length;
  let within = '';
  return heads.map(({ number, heading, part }) => {
    if (part) within = heading!;
    const text = part || !within ? heading! : `${within} · ${heading}`;
    return { number, name: heading!, text, told: told.has(number), until: next(number) };
  });
}

/** The turn before or after a step, or the beginning or the end. */
export function nextTick(moments: readonly Moment[], at: number, way: 1 | -1): number {
  const found = moments.filter((moment) => moment.heading).map((moment) => moment.number);
  if (way > 0) return found.find((number) => number > at) ?? moments.length;
  return found.filter((number) => number < at).at(-1) ?? 0;
}

/** How many lines of the log have been told after so many choices. */
export function linesAt(moments: readonly Moment[], at: number, opening = 0): number {
  return at ? (moments[at - 1]?.lines ?? 0) : opening;
}

/** After how many choices each line of the log was told; `opening` of them before the first. */
export function movesOf(moments: readonly Moment[], lines: number, opening = 0): number[] {
  const moves: number[] = Array.from({ length: opening }, () => 0);
  for (const { number, lines: until = 0 } of moments) while (moves.length < until) moves.push(number);
  while (moves.length < lines) moves.push(moments.length);
  return moves;
}
