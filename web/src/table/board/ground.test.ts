import { describe, expect, it } from 'vitest';
import { cellar, field, flower } from './fixtures';
import { layOut } from './geometry';
import { borders, floors, outline, patternOf, strips, textures, tone } from './ground';

const loops = (d: string) => d.split('Z').filter(Boolean);
const points = (loop: string) => loop.split(/[ML]/).filter(Boolean).length;

describe('the border of a board', () => {
  it.each(['hex-pointy', 'hex-flat'] as const)('of seven %s cells is one loop of eighteen sides', (grid) => {
    const found = loops(outline(layOut('main', flower(grid))));
    expect(found.map(points)).toEqual([18]);
  });

  it('of a field goes round it', () => {
    expect(loops(outline(layOut('main', field(4, 3)))).map(points)).toEqual([14]);
  });

  it('has a loop of its own for a hole', () => {
    const board = field(3, 3);
    delete board.cells['1.1'];
    expect(loops(outline(layOut('main', board))).map(points).sort((a, b) => a - b)).toEqual([4, 12]);
  });

  it('has a loop for each part that touches no other', () => {
    const board = field(3, 1);
    delete board.cells['1.0'];
    expect(loops(outline(layOut('main', board)))).toHaveLength(2);
  });
});

describe('floors', () => {
  it('are a few paths, however many cells there are', () => {
    expect(floors(layOut('main', field(51, 25))).length).toBe(2);
  });

  it('have a colour for each terrain and tell what is not explored', () => {
    const board = flower();
    board.cells.nw!.fog = true;
    const fills = floors(layOut('main', board)).map(({ fill }) => fill).join(' ');
    expect(fills).toContain('--t-grass');
    expect(fills).toContain('--fog');
  });

  it('take their tone from the place alone, also left of and above the first cell', () => {
    expect(tone([-3, -8])).toBe(tone([-3, -8]));
    expect(new Set(Array.from({ length: 10 }, (_, x) => tone([x - 5, -2])))).toEqual(new Set([0, 1]));
  });

  it('have the pattern that they ask for, or one that suits the terrain', () => {
    const place = (more: object) => ({ id: 'x', ref: 'cell:main/x', x: 0, y: 0, cell: { place: [0, 0] as [number, number], label: 'X', ...more } });
    expect(patternOf(place({ pattern: 'tx-brick' }))).toBe('brick');
    expect(patternOf(place({ terrain: 'wood' }))).toBe('board');
    expect(patternOf(place({ fog: true, pattern: 'brick' }))).toBe('fog');
    expect(textures(layOut('main', flower())).map(({ fill }) => fill).sort()).toEqual(['grass', 'stone']);
  });
});

describe('what joins and parts', () => {
  it('walls of a grid stand on the side that two cells share', () => {
    expect(borders(layOut('main', flower()), flower())).toMatchObject([{ kind: 'wall' }]);
  });

  it('there is one path for all walls of a grid and one for all doors, however many there are', () => {
    const board = field(3, 1);
    const [a, b, c] = Object.keys(board.cells) as [string, string, string];
    const drawn = borders(layOut('main', board), { ...board, edges: [{ cells: [a, b], kind: 'door' }, { cells: [b, c], kind: 'wall' }, { cells: [a, c], kind: 'wall' }] });
    expect(drawn.map(({ kind, d }) => [kind, d.split('M').length - 1])).toEqual([['wall', 1], ['door', 1]]);
  });

  it('planks lie between rooms, walls are thin', () => {
    const layout = layOut('main', cellar());
    const [plank, below, wall] = strips(layout, cellar());
    expect(plank!.w).toBeGreaterThan(layout.room.gap);
    expect(plank!.x).toBe((layout.room.w + layout.room.gap) / 2);
    expect(below!.h).toBeGreaterThan(layout.room.gap);
    expect(wall!.h).toBeLessThan(plank!.w);
  });
});
