// What a viewer holds of a room, and how a change is applied to it.
import type { Board, Delta, Language, Log, Scene, Whole } from '../types';
import type { Line } from '../table/state/table.svelte';

/** What the server has told of a room: the scene and the log of one seat, in one language, at one revision. */
export interface Held {
  readonly rev: number;
  readonly seat: number | null;
  readonly language: Language;
  readonly scene: Scene;
  readonly log: readonly Line[];
}

type Entries = Readonly<Record<string, unknown>>;

const MAPS = new Set(['pieces', 'cards', 'zones', 'tracks', 'panels']);

/** What a whole message holds. */
export function held(whole: Whole): Held {
  const { rev, seat, language, scene } = whole;
  return { rev, seat: seat ?? null, language, scene, log: lines(whole.log) };
}

/** The state after a change, or null if the change is of another state. */
export function apply(now: Held, delta: Delta): Held | null {
  if (delta.base !== now.rev || (delta.seat ?? null) !== now.seat || delta.language !== now.language) return null;
  const log = delta.log ? cut(now.log, delta.log) : now.log;
  if (!log) return null;
  return { ...now, rev: delta.rev, scene: change(now.scene, delta), log };
}

function change(scene: Scene, delta: Delta): Scene {
  const next: Record<string, unknown> = { ...without(scene as unknown as Entries, delta.gone ?? []) };
  for (const [field, value] of Object.entries(delta.put ?? {})) {
    if (field === 'boards') next[field] = boards(next[field] as Entries, value as Entries);
    else if (MAPS.has(field)) next[field] = { ...(next[field] as Entries), ...(value as Entries) };
    else next[field] = value;
  }
  return { ...(next as unknown as Scene), rev: delta.rev };
}

function boards(old: Entries, put: Entries): Entries {
  const next: Record<string, unknown> = { ...old };
  for (const [name, value] of Object.entries(put)) {
    const before = old[name] as Board | undefined;
    const board = value as Partial<Board>;
    next[name] = before ? { ...before, ...board, cells: { ...before.cells, ...board.cells } } : board;
  }
  return next;
}

/** A copy without what lies at some paths, such as “pieces/m3”; what no path touches stays the same object. */
function without(tree: Entries, paths: readonly string[]): Entries {
  let next = tree;
  for (const path of paths) next = drop(next, path.split('/'));
  return next;
}

function drop(tree: Entries, path: readonly string[]): Entries {
  const [key, ...rest] = path;
  if (key === undefined || !(key in tree)) return tree;
  const copy: Record<string, unknown> = { ...tree };
  if (rest.length) copy[key] = drop(tree[key] as Entries, rest);
  else delete copy[key];
  return copy;
}

/** The log cut off where the new lines begin, and those added; null if lines between are missing. */
function cut(now: readonly Line[], log: Log): readonly Line[] | null {
  if (log.start > now.length) return null;
  return [...now.slice(0, log.start), ...lines(log)];
}

function lines(log: Log): Line[] {
  return (log.lines ?? []).map((line, place) => ({ line, move: log.moves?.[place] ?? 0 }));
}
