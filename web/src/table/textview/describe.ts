// Things of a scene in words, for those who read the table instead of looking at it.
import type { Board, Card, Cell, Mark, Piece, Report, Row, Scene, Turn } from '../../types';
import { t } from '../../words/words.svelte';
import { marksOf } from '../board/labels';
import { nameOf } from '../parts/names';

const list = (parts: readonly (string | undefined | null | false)[], by = ', ') => parts.filter(Boolean).join(by);

/** A token with its count, such as “2 gold”. */
export function markText(mark: Mark): string {
  const name = (mark.count ?? 1) === 1 ? mark.name : `${mark.count} × ${mark.name}`;
  return list([name, !says(mark.name, mark.text) && mark.text], ' ');
}

/** Whether a text has some words already, in small letters or capitals. */
function says(text: string | undefined, words: string | undefined): boolean {
  return !words || (text ?? '').toLocaleLowerCase().includes(words.toLocaleLowerCase());
}

/** Sentences one after another, each with one full stop. */
export function sentences(parts: readonly string[]): string {
  return parts.map((part) => part.replace(/[.\s]+$/, '') + '.').join(' ');
}

/** A figure with all that is known of it. */
export function pieceText(scene: Scene, piece: Piece): string {
  const owner = piece.owner === undefined || piece.owner === null ? '' : scene.seats?.[piece.owner]?.name;
  return list([
    list([piece.name, piece.badge], ' '),
    owner && t('text-owner', { name: owner }),
    piece.health && t('text-health', { now: piece.health[0], most: piece.health[1] }),
    ...(piece.states ?? []),
    ...(piece.conditions ?? []).map(markText),
  ]);
}

export interface Place {
  id: string;
  label: string;
  /** Sentences about it. */
  facts: string[];
  pieces: string[];
}

/** The cells of a board in reading order, each with what is there and where it leads; of very many only those with something in them. */
export function places(scene: Scene, name: string, board: Board): Place[] {
  const there = new Map<string, string[]>();
  for (const piece of Object.values(scene.pieces ?? {})) there.set(piece.at, [...(there.get(piece.at) ?? []), pieceText(scene, piece)]);
  const byPlace = ([, one]: [string, Cell], [, other]: [string, Cell]) =>
    one.place[1] - other.place[1] || one.place[0] - other.place[0];
  return Object.entries(board.cells)
    .filter(([id, cell]) => !board.signs || cell.marks?.length || there.has(`cell:${name}/${id}`))
    .sort(byPlace)
    .map(([id, cell]) => ({ id, label: board.signs ? list([cell.place.join('·'), cell.label], ' ') : cell.label, facts: facts(board, id, cell), pieces: there.get(`cell:${name}/${id}`) ?? [] }));
}

function facts(board: Board, id: string, cell: Cell): string[] {
  const ways = (board.edges ?? []).filter((edge) => edge.kind !== 'wall' && edge.cells.includes(id));
  const beside = ways.map((edge) => board.cells[edge.cells[0] === id ? edge.cells[1] : edge.cells[0]]?.label);
  const found = [
    cell.fog && t('text-fog'),
    list([!says(cell.detail, cell.kind) && cell.kind, cell.number], ' '),
    cell.detail,
    marksOf(cell).length && t('text-lies', { list: list(marksOf(cell).map(markText)) }),
    beside.length && t('text-beside', { list: list(beside) }),
  ];
  return found.filter((each): each is string => Boolean(each));
}

/** A card's name with what stands in its corner, and its text. */
export function cardText(card: Card): { name: string; lines: readonly string[] } {
  const name = list([list([card.name, card.level], ' '), card.kind, card.seal, ...(card.price ?? []).map(markText)]);
  return { name, lines: card.lines };
}

/** A row of a panel in one line. */
export function rowText(row: Row): string {
  const bar = row.bar && t('text-track', { value: row.bar[0], most: row.bar[1] });
  const head = list([row.name, list([row.value, bar], ', ')], ': ');
  return list([head, row.detail, ...(row.marks ?? []).map(markText)]);
}

/** What came of something, a sentence for its result and its reasons, and one for each of its lists. */
export function reportText(report: Report): string[] {
  const result = report.result ? t(`table-${report.result}`) : '';
  const lists = (report.parts ?? []).map((part) => list([list([part.title, part.chip]), part.rows.map(rowText).join('; ')], ': '));
  return [list([report.title, result], ': '), ...(report.text ?? []), ...lists];
}

/** A place in the order of turns. */
export function turnText(turn: Turn): string {
  const state = turn.state === 'now' ? t('text-turn-now') : turn.state === 'done' ? t('text-turn-done') : '';
  return list([list([turn.name, turn.number], ' '), state]);
}

/** What a choice is clicked on, where its label does not say it already. */
export function onText(scene: Scene, label: string, on: readonly string[] = []): string {
  const names = on.map((ref) => nameOf(scene, ref)).filter((name) => name && !says(label, name));
  return list([...new Set(names)]);
}
