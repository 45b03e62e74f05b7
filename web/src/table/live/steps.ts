// How a scene looks between two states, while what happened is shown piece by piece.
import type { Fx, LogLine, Piece, Scene } from '../../types';

/**
 * The old scene with nothing to choose: what is shown while the way to the new one is played. Cards lie where they will lie,
 * for what was chosen of them is played; an order of turns that is new is seen, though nobody has had his yet.
 */
export function between(scene: Scene, final: Scene = scene): Scene {
  const turns = scene.turns?.length ? scene.turns : (final.turns ?? []).map((turn) => ({ ...turn, state: 'next' as const }));
  return { ...scene, prompt: null, choices: [], blocked: [], zones: final.zones, cards: { ...scene.cards, ...final.cards }, turns };
}

/** A state that others follow: what was asked before stays in its place until it is said that something happens. */
export function passing(now: Scene, there: Scene): Scene {
  return { ...there, prompt: now.prompt, choices: now.choices, blocked: now.blocked };
}

/** Fx whose result must be in the scene before they are shown: something that arrives must be there to be seen. */
export function before(fx: Fx): boolean {
  return fx.kind !== 'move' && fx.kind !== 'leave';
}

/** What a piece of advice is about: where it names a cell and an owner, the piece there that changes. */
export function aim(scene: Scene, final: Scene, fx: Fx): Fx {
  if (!fx.on.startsWith('cell:') || fx.owner === undefined || fx.owner === null) return fx;
  const there = (pieces: Scene['pieces']) =>
    Object.entries(pieces ?? {}).filter(([, piece]) => piece.at === fx.on && piece.owner === fx.owner);
  const found = fx.kind === 'arrive' ? newcomer(scene, final, fx) : changing(there(scene.pieces), final, fx);
  return found ? { ...fx, on: `piece:${found}` } : fx;
}

/** A piece of the owner that was not there before: at best one that stays where it arrives. */
function newcomer(scene: Scene, final: Scene, fx: Fx): string | undefined {
  const fresh = Object.entries(final.pieces ?? {}).filter(([id, piece]) => piece.owner === fx.owner && !scene.pieces?.[id]);
  return (fresh.find(([, piece]) => piece.at === fx.on) ?? fresh[0])?.[0];
}

/** Of some pieces the one that ends where the advice leads, or else any that does not stay as it is. */
function changing(there: readonly [string, Piece][], final: Scene, fx: Fx): string | undefined {
  const end = fx.path?.at(-1);
  const arrived = there.find(([id]) => end && final.pieces?.[id]?.at === end);
  return (arrived ?? there.find(([id, piece]) => !same(piece, final.pieces?.[id])))?.[0];
}

function same(one: object, other: object | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The scene after one thing happened, as far as that can be told from where everything ends up. */
export function after(scene: Scene, final: Scene, fx: Fx): Scene {
  const piece = fx.on.startsWith('piece:') ? fx.on.slice('piece:'.length) : null;
  if (piece !== null) return { ...scene, pieces: moved(scene, final, fx, piece), panels: panelsOf(scene, final, fx.on) };
  const [board, cell] = fx.on.startsWith('cell:') ? fx.on.slice('cell:'.length).split('/') : [];
  return board && cell ? withCell(scene, final, board, cell) : scene;
}

function moved(scene: Scene, final: Scene, fx: Fx, id: string): Scene['pieces'] {
  const { [id]: old, ...others } = scene.pieces ?? {};
  const last = final.pieces?.[id];
  const end = fx.path?.at(-1);
  if (fx.kind === 'leave') return others;
  const piece = fx.kind === 'arrive' ? (last ?? old) : (old ?? last);
  if (!piece) return others;
  if (fx.kind === 'move' || fx.kind === 'arrive') return { ...scene.pieces, [id]: end ? { ...piece, at: end } : piece };
  return { ...scene.pieces, [id]: last ? { ...last, at: piece.at } : piece };
}

/** The panels with what they will say of a piece. */
function panelsOf(scene: Scene, final: Scene, ref: string): Scene['panels'] {
  const last = Object.values(final.panels ?? {}).flatMap((panel) => panel.rows).find((row) => row.ref === ref);
  if (!last) return scene.panels;
  const told = Object.entries(scene.panels ?? {}).map(([id, panel]) => [id, { ...panel, rows: panel.rows.map((row) => (row.ref === ref ? last : row)) }]);
  return Object.fromEntries(told);
}

function withCell(scene: Scene, final: Scene, name: string, id: string): Scene {
  const board = scene.boards[name];
  const cell = final.boards[name]?.cells[id];
  if (!board || !cell) return scene;
  return { ...scene, boards: { ...scene.boards, [name]: { ...board, cells: { ...board.cells, [id]: cell } } } };
}

/** Whether somebody who goes step by step wants to stop after a line. */
export function stops(line: LogLine): boolean {
  return !line.quiet && !line.heading;
}

/** Whether one log goes on where another ends, so that the lines between can be shown. */
export function goesOn<T>(old: readonly T[], now: readonly T[]): boolean {
  return now.length >= old.length && (old.length === 0 || now[old.length - 1] === old[old.length - 1]);
}
