import { describe, expect, it } from 'vitest';
import type { Board } from '../../types';
import { flower } from './fixtures';
import { layOut } from './geometry';
import { turned, turnsOver } from './turning';

const road = (long: number): Board => ({
  grid: 'hex-pointy',
  cells: Object.fromEntries(Array.from({ length: long }, (_, r) => [`${r}`, { place: [-Math.floor(r / 2), r], label: `${r}` }])),
});

describe('a long board', () => {
  it('is turned where there is more width than height, and back where there is more height', () => {
    const { box } = layOut('main', road(24));
    expect(turnsOver(box, 820, 440)).toBe(true);
    expect(turnsOver(layOut('main', turned(road(24))).box, 820, 440)).toBe(false);
    expect(turnsOver(layOut('main', turned(road(24))).box, 400, 700)).toBe(true);
  });

  it('stays as it is where little would be gained, where it can be read well, or where there is no room at all', () => {
    expect(turnsOver({ x: 0, y: 0, w: 600, h: 700 }, 500, 440)).toBe(false);
    expect(turnsOver(layOut('main', road(6)).box, 820, 440)).toBe(false);
    expect(turnsOver(layOut('main', road(24)).box, 0, 0)).toBe(false);
  });
});

describe('a turned board', () => {
  it.each(['hex-pointy', 'hex-flat'] as const)('of %s hexes has its lower edge at the left, and everything beside what it was beside', (grid) => {
    const board = flower(grid);
    const [before, after] = [layOut('main', board), layOut('main', turned(board))];
    for (const [id, { x, y }] of before.places) {
      expect(after.places.get(id)!.x).toBeCloseTo(-y);
      expect(after.places.get(id)!.y).toBeCloseTo(x);
    }
  });

  it('has the same cells while nothing of them changes, so that only what is new is drawn anew', () => {
    const board = flower();
    const first = layOut('main', turned(board));
    expect(layOut('main', turned(board), 0, 0, first)).toBe(first);
  });
});
