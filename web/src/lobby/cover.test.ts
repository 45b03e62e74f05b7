import { expect, test } from 'vitest';
import type { Scene } from '../types';
import { layOut } from './cover';

const scene: Scene = {
  game: 'keep',
  title: 'Keep',
  boards: {
    main: {
      grid: 'graph',
      cells: {
        hall: { place: [0, 0], label: 'Hall', icon: 'key' },
        vault: { place: [1, 0], label: 'Vault', icon: 'key', marks: [{ name: 'Treasure', kind: 'badge', text: '4' }] },
        cage: { place: [1, 1], label: 'Cage' },
      },
      edges: [{ cells: ['hall', 'vault'] }, { cells: ['vault', 'cage'], kind: 'wall' }],
    },
  },
  pieces: {
    a: { at: 'cell:main/hall', name: 'Rat', icon: 'rat', side: 'player', owner: 0 },
    b: { at: 'cell:main/hall', name: 'Rat', icon: 'rat', side: 'player', owner: 0 },
    c: { at: 'cell:main/hall', name: 'Mage', icon: 'pointy-hat', side: 'enemy' },
  },
};

test('rooms and passages are drawn, walls are not', () => {
  const drawn = layOut(scene);
  expect(drawn.cells.map((cell) => cell.id)).toEqual(['hall', 'vault', 'cage']);
  expect(drawn.passages).toEqual(['M0 0L98 0']);
});

test('pieces of one kind stand there once, and hide the symbol of the room', () => {
  const drawn = layOut(scene);
  expect(drawn.pieces.map((piece) => [piece.id, piece.side])).toEqual([
    ['a', 'player'],
    ['c', 'enemy'],
  ]);
  expect(drawn.cells.map((cell) => cell.icon)).toEqual(['', 'key', '']);
});

test('a prize shows its number', () => {
  expect(layOut(scene).cells.map((cell) => cell.prize?.text)).toEqual([undefined, '4', undefined]);
});

test('hexes have six corners', () => {
  const board = { grid: 'hex-flat', cells: { a: { place: [0, 0], label: 'A', terrain: 'grass' } } } as const;
  const drawn = layOut({ game: 'heroes', title: 'Heroes', boards: { map: { ...board, cells: { a: { ...board.cells.a, place: [0, 0] } } } } });
  expect(drawn.cells[0]!.shape.split('L')).toHaveLength(6);
  expect(drawn.cells[0]!.terrain).toBe('var(--t-grass, var(--floor))');
});

test('a scene without a board is an empty picture', () => {
  expect(layOut({ game: 'none', title: 'None', boards: {} }).cells).toEqual([]);
});
