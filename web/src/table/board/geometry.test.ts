import { describe, expect, it } from 'vitest';
import { cellar, field, flower } from './fixtures';
import { bareRoom, centre, corners, HEX, layOut, outlineOf, roomSize, SQUARE, steps } from './geometry';

const GRIDS = ['hex-pointy', 'hex-flat', 'square'] as const;

describe('where cells lie', () => {
  it('puts pointy hexes of a row side by side and rows three quarters of a hex apart', () => {
    const width = HEX * Math.sqrt(3);
    expect(centre('hex-pointy', [1, 0])).toEqual({ x: width, y: 0 });
    expect(centre('hex-pointy', [0, 1])).toEqual({ x: width / 2, y: HEX * 1.5 });
  });

  it('puts flat hexes of a column below each other', () => {
    expect(centre('hex-flat', [0, 1]).x).toBe(0);
    expect(centre('hex-flat', [1, 0]).x).toBe(HEX * 1.5);
    expect(centre('hex-flat', [1, 0]).y).toBeCloseTo((HEX * Math.sqrt(3)) / 2);
  });

  it.each(GRIDS)('lets every side of a %s cell face the neighbour of the same number', (grid) => {
    const around = corners(grid, { x: 0, y: 0 });
    steps(grid).forEach((step, side) => {
      const [a, b] = [around[side]!, around[(side + 1) % around.length]!];
      const to = centre(grid, step as [number, number]);
      expect((a.x + b.x) / 2).toBeCloseTo(to.x / 2);
      expect((a.y + b.y) / 2).toBeCloseTo(to.y / 2);
    });
  });

  it('knows the box of a whole board, with room for its walls', () => {
    const { box, size } = layOut('main', field(3, 2));
    expect(size).toBe(SQUARE);
    expect(box.w).toBe(3 * SQUARE + 20);
    expect(box.h).toBe(2 * SQUARE + 20);
  });

  it('finds cells by their reference', () => {
    expect(layOut('main', flower()).refs.get('cell:main/ne')?.cell.label).toBe('Hex ne');
  });

  it('keeps what has not changed, so that it is not drawn anew', () => {
    const board = field(3, 2);
    const first = layOut('main', board);
    expect(layOut('main', { ...board, cells: { ...board.cells } }, 0, 0, first)).toBe(first);
    const cells = { ...board.cells, '1.1': { ...board.cells['1.1']!, icon: 'well' } };
    const second = layOut('main', { ...board, cells }, 0, 0, first);
    expect(second.places.get('0.0')).toBe(first.places.get('0.0'));
    expect(second.places.get('1.1')?.cell.icon).toBe('well');
  });

  it('draws a state inside a cell and the focus outside it', () => {
    const layout = layOut('main', cellar());
    const at = layout.refs.get('cell:main/a')!;
    const across = (d: string) => Number(/h(\d+(\.\d+)?)/.exec(d)![1]);
    expect(across(outlineOf(layout, at, 0))).toBe(layout.room.w - 26);
    expect(outlineOf(layout, at, -4)).not.toBe(outlineOf(layout, at, 4));
  });
});

describe('the size of rooms', () => {
  it('makes them higher where there is height', () => {
    expect(roomSize(4, 3, 850, 700).h).toBeGreaterThan(roomSize(4, 3, 850, 450).h);
  });

  it('makes them wider where there is more width than height', () => {
    expect(roomSize(4, 3, 760, 380).w).toBeGreaterThan(roomSize(4, 3, 760, 560).w);
  });

  it('makes them as wide as suits a picture, which has no words', () => {
    expect(bareRoom(3, 2, 570, 220).w).toBeGreaterThan(bareRoom(3, 2, 320, 180).w);
    expect(bareRoom(3, 2, 320, 180).w).toBeGreaterThan(bareRoom(3, 2, 136, 124).w);
    expect(bareRoom(3, 2, 320, 180).header).toBe(0);
  });

  it('makes them narrow on a phone, so that names stay readable', () => {
    expect(roomSize(4, 3, 850, 500).compact).toBe(false);
    const phone = roomSize(4, 3, 380, 380);
    expect(phone.compact).toBe(true);
    expect((380 / (4 * (phone.w + phone.gap))) * 18).toBeGreaterThan(12);
  });
});
