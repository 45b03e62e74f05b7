import { describe, expect, it } from 'vitest';
import type { Box } from './geometry';
import { clearEdge, putBeside } from './placing';

const bounds = { x: 0, y: 0, w: 800, h: 600 };
const size = { w: 200, h: 80 };
const hits = (at: { x: number; y: number }, box: Box) =>
  at.x < box.x + box.w && at.x + size.w > box.x && at.y < box.y + box.h && at.y + size.h > box.y;

describe('a tip', () => {
  it('lies above its thing where it can', () => {
    const near = { x: 350, y: 300, w: 60, h: 60 };
    expect(putBeside(size, near, [], bounds)).toEqual({ x: 280, y: 210 });
  });

  it.each([[0, 0], [740, 0], [0, 540], [740, 540], [370, 0]])('stays inside and off its thing at %i, %i', (x, y) => {
    const near = { x, y, w: 60, h: 60 };
    const at = putBeside(size, near, [], bounds);
    expect(at.x).toBeGreaterThanOrEqual(0);
    expect(at.x + size.w).toBeLessThanOrEqual(800);
    expect(at.y).toBeGreaterThanOrEqual(0);
    expect(at.y + size.h).toBeLessThanOrEqual(600);
    expect(hits(at, near)).toBe(false);
  });

  it('covers neither the way nor the target', () => {
    const near = { x: 350, y: 300, w: 60, h: 60 };
    const target = { x: 340, y: 200, w: 80, h: 80 };
    const way = { x: 410, y: 300, w: 200, h: 60 };
    const at = putBeside(size, near, [target, way], bounds);
    for (const box of [near, target, way]) expect(hits(at, box)).toBe(false);
  });

  it('stays near its thing though the way beside it is large', () => {
    const near = { x: 20, y: 420, w: 50, h: 50 };
    const room = { x: 120, y: 380, w: 180, h: 150 };
    const at = putBeside(size, near, [room], { ...bounds, h: 540 });
    expect(hits(at, room)).toBe(false);
    expect(near.y - at.y).toBeLessThan(150);
  });

  it('lies on empty ground rather than on another room', () => {
    const near = { x: 300, y: 200, w: 200, h: 150 };
    const above = { x: 300, y: 0, w: 200, h: 190 };
    expect(hits(putBeside(size, near, [], bounds, [above]), above)).toBe(false);
  });
});

describe('a small map', () => {
  it('lies in the lower left corner where nothing is', () => {
    expect(clearEdge(size, bounds, [])).toEqual({ x: 0, y: 520 });
  });

  it('goes along the edges to where it lies over nothing', () => {
    const taken = [{ x: 0, y: 0, w: 500, h: 600 }, { x: 500, y: 150, w: 300, h: 450 }];
    const at = clearEdge(size, bounds, taken)!;
    expect(taken.some((each) => hits(at, each))).toBe(false);
  });

  it('has no place where everything is taken, or where it is too large', () => {
    expect(clearEdge(size, bounds, [bounds])).toBeNull();
    expect(clearEdge({ w: 900, h: 80 }, bounds, [])).toBeNull();
  });
});
