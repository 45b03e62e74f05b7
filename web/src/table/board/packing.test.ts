import { describe, expect, it } from 'vitest';
import { cellar, figure, flower } from './fixtures';
import { layOut } from './geometry';
import { packCell, packLanes, SMALLEST } from './packing';
import { floorOf, stand, wouldStand } from './standing';

const all = (packed: ReturnType<typeof packLanes>) => packed.lanes.flatMap(({ spots }) => spots);
const closest = (spots: { x: number; y: number }[]) =>
  Math.min(...spots.flatMap((a, i) => spots.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y))));

describe('pieces in a room', () => {
  it('are large when there are few', () => {
    expect(packLanes([0, 1], 168, 100).radius).toBeGreaterThan(20);
  });

  it.each([[3, 3], [6, 2], [0, 11], [7, 7]])('never overlap and stay inside: %i intruders, %i residents', (a, b) => {
    const packed = packLanes([a, b], 168, 100);
    const spots = all(packed);
    expect(closest(spots)).toBeGreaterThanOrEqual(2 * packed.radius);
    for (const { x, y } of spots) {
      expect(x - packed.radius).toBeGreaterThanOrEqual(0);
      expect(x + packed.radius).toBeLessThanOrEqual(168);
      expect(y + packed.radius).toBeLessThanOrEqual(100);
    }
  });

  it('can always be clicked: never below 24 pixels', () => {
    expect(packLanes([40, 40], 168, 100).radius).toBe(SMALLEST);
    expect(2 * SMALLEST).toBe(24);
  });

  it('are larger in the board\'s units where the board is drawn smaller', () => {
    const packed = packLanes([5, 4], 100, 100, 16);
    expect(packed.radius).toBe(16);
    expect(closest(all(packed))).toBeGreaterThanOrEqual(32);
  });

  it('share a row where there is no height for two', () => {
    const packed = packLanes([3, 2], 100, 30, 12);
    expect(new Set(all(packed).map(({ y }) => y)).size).toBe(1);
    expect(closest(all(packed))).toBeGreaterThanOrEqual(24);
    for (const [count, lane] of [[3, 0], [2, 1]] as const) {
      const { spots, more } = packed.lanes[lane]!;
      expect(spots.length - (more ? 1 : 0) + more).toBe(count);
    }
  });

  it('are told as a number only when there is no room for all', () => {
    expect(packLanes([9, 9], 168, 100).lanes.every(({ more }) => more === 0)).toBe(true);
    const [many, few] = packLanes([60, 2], 168, 100).lanes;
    expect(many!.spots.length - 1 + many!.more).toBe(60);
    expect(few).toMatchObject({ more: 0 });
  });

  it('stand above each other by side: intruders first', () => {
    const [foes, friends] = packLanes([2, 2], 168, 100).lanes;
    expect(foes!.spots[0]!.y).toBeLessThan(friends!.spots[0]!.y);
  });
});

describe('pieces in a cell', () => {
  it.each([1, 2, 3, 4, 5, 6, 7])('%i of them do not overlap', (count) => {
    const { radius, spots } = packCell(count, 31);
    expect(spots).toHaveLength(count);
    if (count > 1) expect(closest(spots)).toBeGreaterThanOrEqual(2 * radius - 1);
  });

  it('a single one has seven tenths of a hex', () => {
    expect(packCell(1, 31.18).radius).toBeCloseTo(25, 0);
  });
});

describe('where pieces stand', () => {
  it('is inside their own room', () => {
    const layout = layOut('main', cellar());
    const { spots } = stand(layout, { r: figure('d'), h: figure('d', 'enemy') });
    const floor = floorOf(layout, layout.refs.get('cell:main/d')!);
    for (const { x, y } of spots.values()) {
      expect(x).toBeGreaterThan(floor.x);
      expect(y).toBeGreaterThan(floor.y);
      expect(y).toBeLessThan(floor.y + floor.h);
    }
  });

  it('leaves out pieces of other boards', () => {
    const layout = layOut('main', flower());
    expect(stand(layout, { x: { at: 'cell:other/mid', name: 'Far' } }).spots.size).toBe(0);
  });

  it('shows a ghost beside those who are in a room already', () => {
    const layout = layOut('main', cellar());
    const pieces = { a: figure('a'), b: figure('b') };
    const ghost = wouldStand(layout, pieces, 'a', 'cell:main/b')!;
    const there = stand(layout, pieces).spots.get('b')!;
    expect(Math.hypot(ghost.x - there.x, ghost.y - there.y)).toBeGreaterThanOrEqual(2 * ghost.radius);
  });

  it('keeps those together for whom there was no room', () => {
    const layout = layOut('main', cellar());
    const pieces = Object.fromEntries(Array.from({ length: 50 }, (_, n) => [`r${n}`, figure('a')]));
    const { spots, more, within } = stand(layout, pieces);
    expect(spots.size + more[0]!.pieces.length).toBe(50);
    expect(within.get('cell:main/a')).toHaveLength(50);
  });
});
