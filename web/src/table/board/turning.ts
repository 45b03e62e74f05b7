// Long boards of hexes, turned by a quarter where they are larger so.
import type { Board, Cell } from '../../types';
import type { Box } from './geometry';

// A board that can be read well as it is stays so: its map in a book looks the same.
const READABLE = 0.75;
// Turned and back only where much is gained by it, so that it does not turn with every word that the prompt has more.
const WORTH = 1.3;

const known = new WeakMap<Cell, Cell>();

/** Whether it is worth while to turn a board the other way: its box as it lies, and the room for it. */
export function turnsOver(box: Box, wide: number, high: number): boolean {
  const now = Math.min(wide / box.w, high / box.h);
  const then = Math.min(wide / box.h, high / box.w);
  return wide > 0 && high > 0 && now < READABLE && then >= now * WORTH;
}

/** A board whose lower edge lies at the left; what has not changed stays the same object. */
export function turned(board: Board): Board {
  const pointy = board.grid === 'hex-pointy';
  const cells = Object.entries(board.cells).map(([id, cell]) => [id, quarter(cell, pointy)] as const);
  return { ...board, grid: pointy ? 'hex-flat' : 'hex-pointy', cells: Object.fromEntries(cells) };
}

function quarter(cell: Cell, pointy: boolean): Cell {
  const [q, r] = cell.place;
  const found = known.get(cell) ?? { ...cell, place: pointy ? [-r, q + r] : [-q - r, q] };
  known.set(cell, found);
  return found;
}
