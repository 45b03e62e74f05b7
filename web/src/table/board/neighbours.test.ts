import { describe, expect, it } from 'vitest';
import { cellar, field, flower } from './fixtures';
import { layOut } from './geometry';
import { nearest, towards, type Direction } from './neighbours';

function walker(board: Parameters<typeof layOut>[1]) {
  const { refs } = layOut('main', board);
  return (from: string, way: Direction) => {
    const to = towards(refs.values(), refs.get(`cell:main/${from}`)!, way);
    return to?.ref.slice('cell:main/'.length) ?? null;
  };
}

describe('arrow keys', () => {
  it('go between rooms by where they lie', () => {
    const go = walker(cellar());
    expect([go('a', 'right'), go('a', 'down'), go('d', 'up'), go('d', 'left')]).toEqual(['b', 'c', 'b', 'c']);
  });

  it('stay where nothing lies that way', () => {
    expect(walker(cellar())('a', 'left')).toBeNull();
  });

  it('go along rows of hexes and to a hex above or below', () => {
    const go = walker(flower());
    expect(go('mid', 'right')).toBe('e');
    expect(go('mid', 'left')).toBe('w');
    expect(['nw', 'ne']).toContain(go('mid', 'up'));
    expect(['sw', 'se']).toContain(go('mid', 'down'));
  });

  it('go straight up and down on flat hexes', () => {
    const go = walker(flower('hex-flat'));
    expect([go('mid', 'up'), go('mid', 'down')]).toEqual(['nw', 'se']);
  });

  it('do not drift: up twice and down twice leads back', () => {
    const cells = Object.fromEntries(
      [-2, -1, 0, 1, 2].flatMap((r) => [-3, -2, -1, 0, 1, 2, 3].map((q) => [`${q},${r}`, { place: [q, r] as [number, number], label: '' }])),
    );
    const go = walker({ grid: 'hex-pointy', cells });
    let at = '0,1';
    for (const way of ['up', 'up', 'down', 'down'] as const) at = go(at, way)!;
    expect(at).toBe('0,1');
  });

  it('skip a hole instead of stopping at it', () => {
    const board = field(3, 1);
    delete board.cells['1.0'];
    expect(walker(board)('0.0', 'right')).toBe('2.0');
  });
});

it('the nearest thing is found', () => {
  expect(nearest([{ x: 0, y: 0 }, { x: 9, y: 9 }], { x: 6, y: 6 })).toEqual({ x: 9, y: 9 });
});
