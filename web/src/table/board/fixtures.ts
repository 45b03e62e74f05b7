// Small made-up boards for tests.
import type { Board, Cell, Piece, Scene } from '../../types';

/** Hexes round a middle one, two of them with something in them. */
export function flower(grid: 'hex-pointy' | 'hex-flat' = 'hex-pointy'): Board {
  const places: [string, number, number][] = [
    ['mid', 0, 0], ['e', 1, 0], ['se', 0, 1], ['sw', -1, 1], ['w', -1, 0], ['nw', 0, -1], ['ne', 1, -1],
  ];
  const cells: Record<string, Cell> = {};
  for (const [id, q, r] of places) cells[id] = { place: [q, r], label: `Hex ${id}` };
  cells.e!.marks = [{ name: 'Trap', icon: 'wolf-trap', kind: 'hazard' }];
  cells.w!.terrain = 'grass';
  return { grid, cells, edges: [{ cells: ['mid', 'e'], kind: 'wall' }] };
}

/** Squares in rows. */
export function field(columns: number, rows: number): Board {
  const cells: Record<string, Cell> = {};
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++) cells[`${x}.${y}`] = { place: [x, y], label: `Square ${x}, ${y}` };
  return { grid: 'square', cells };
}

/** Four rooms, two by two, all but one pair joined. */
export function cellar(): Board {
  const room = (x: number, y: number, label: string): Cell => ({ place: [x, y], label });
  return {
    grid: 'graph',
    cells: { a: room(0, 0, 'Attic'), b: room(1, 0, 'Bath'), c: room(0, 1, 'Cellar'), d: room(1, 1, 'Den') },
    edges: [{ cells: ['a', 'b'] }, { cells: ['a', 'c'] }, { cells: ['b', 'd'], kind: 'wall' }],
  };
}

/** A figure in a cell of the board “main”. */
export function figure(cell: string, side: Piece['side'] = 'player', more: Partial<Piece> = {}): Piece {
  return { at: `cell:main/${cell}`, name: side === 'enemy' ? 'Hero' : 'Rat', side, ...more };
}

/** A scene with one board and what stands on it. */
export function sceneOf(board: Board, pieces: Record<string, Piece> = {}, more: Partial<Scene> = {}): Scene {
  return { game: 'test', rev: 1, title: 'Test', boards: { main: board }, pieces, ...more };
}
