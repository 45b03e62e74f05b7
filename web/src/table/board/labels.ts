// What a cell or a piece is called, for those who hear the board and for tips.
import type { Cell, Choice, Mark, Piece, Term } from '../../types';

type Glossary = Readonly<Record<string, Term>>;

/** How the client says things in the viewer's language. */
export type Say = (key: string, values?: Record<string, string | number>) => string;

/** “1 treasure”, “Book ×3”. */
export function markText(mark: Mark): string {
  const text = mark.text && !mark.name.includes(mark.text) ? `${mark.name} ${mark.text}` : mark.name;
  return (mark.count ?? 1) > 1 ? `${text} ×${mark.count}` : text;
}

/** What lies in a cell, but for what its name says already. */
export function marksOf(cell: Cell): Mark[] {
  return (cell.marks ?? []).filter(({ name, count }) => name !== cell.label || (count ?? 1) > 1);
}

/** “c4”: the row and the place in it, by which the log and the choices name a cell. */
export function isCoordinate(label: string): boolean {
  return /^[a-z]{1,2}\d{1,2}$/i.test(label);
}

/** “Viper 3, elite, 4 of 6 health, exhausted, poison”. */
export function pieceText(piece: Piece, owner: string, say: Say): string {
  const parts = [piece.badge && !piece.name.endsWith(piece.badge) ? `${piece.name} ${piece.badge}` : piece.name];
  if (owner) parts.push(owner);
  if (piece.rank) parts.push(say(`board-${piece.rank}`));
  if (piece.health) parts.push(say('board-health', { left: piece.health[0], of: piece.health[1] }));
  parts.push(...(piece.states ?? []), ...(piece.conditions ?? []).map(markText));
  if (piece.plan?.text) parts.push(piece.plan.text);
  if (piece.acting) parts.push(say('board-acting'));
  return parts.join(', ');
}

/** What a tip tells of a piece: “4 of 6 health, Defence d8, poison”, then what it is about to do. */
export function pieceFacts(piece: Piece, say: Say): string[] {
  const health = piece.health ? [say('board-health', { left: piece.health[0], of: piece.health[1] })] : [];
  const facts = new Set([...health, ...(piece.states ?? []), ...(piece.conditions ?? []).map(markText)]);
  return [[...facts].join(', '), piece.plan?.text ?? ''].filter(Boolean);
}

/** All that there is to know of a cell and of what stands there: its name, then a line for each thing. */
export function about(cell: Cell, pieces: readonly string[], say: Say, glossary: Glossary = {}): string[] {
  const terms = (cell.terms ?? []).flatMap((term) => glossary[term] ?? []);
  // What is explained is not named before.
  const named = new Set(terms.map(({ name }) => name.toLowerCase()));
  const rest = (texts: string[]) => texts.filter((text) => !named.has(text.toLowerCase())).join(', ');
  const lies = rest(marksOf(cell).map(markText));
  const meaning = terms.map(({ name, text }) => `${name}: ${text}`);
  return [cell.label, cell.fog ? say('board-fog') : '', rest([cell.detail ?? '']), lies, ...meaning, ...pieces].filter(Boolean);
}

/** The pieces of a cell in a few words, alike ones counted. */
export function crowd(pieces: readonly Piece[]): string[] {
  const counts = new Map<string, number>();
  for (const { name } of pieces) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count > 1 ? `${name} ×${count}` : name));
}

/** What can be done with something, or why nothing. */
export interface Standing {
  choices: readonly Choice[];
  blocked: string;
  picked: boolean;
}

/** “can be chosen: Move a ratfolk here”. */
export function useText({ choices, blocked, picked }: Standing, say: Say): string {
  if (picked) return say('board-picked');
  if (choices.length) {
    const labels = choices.slice(0, 3).map(({ label }) => label).join('; ');
    return choices.length > 3
      ? say('board-choices', { labels, more: choices.length - 3 })
      : say('board-choosable', { labels });
  }
  return blocked ? say('board-blocked', { why: blocked }) : '';
}

/** All that there is to say of a cell. */
export function cellText(cell: Cell, pieces: readonly Piece[], use: string, say: Say): string {
  const inside = [...crowd(pieces), ...marksOf(cell).map(markText)];
  if (cell.fog) inside.unshift(say('board-fog'));
  if (cell.number) inside.push(cell.number);
  const what = inside.length ? `${cell.label}: ${inside.join(', ')}` : cell.label;
  return [what, use].filter(Boolean).join('; ');
}
