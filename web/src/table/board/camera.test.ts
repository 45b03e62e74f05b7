import { beforeEach, describe, expect, it, test } from 'vitest';
import { Camera } from './camera.svelte';

const frame = { left: 10, top: 10, right: 10, bottom: 82 };
const box = { x: -20, y: -20, w: 900, h: 540 };
let camera: Camera;

beforeEach(() => {
  camera = new Camera();
  camera.resize(800, 600, frame, box, 196);
});

describe('a picture', () => {
  it('fills its frame and loses what lies beyond', () => {
    const picture = new Camera(true);
    picture.resize(320, 240, { left: 0, top: 0, right: 0, bottom: 0 }, { x: 0, y: 0, w: 400, h: 240 }, 62);
    expect(picture.scale).toBe(1);
    expect(picture.toWindow({ x: 200, y: 120 })).toEqual({ x: 160, y: 120 });
  });

  it('does not lose most of a board for that', () => {
    const picture = new Camera(true);
    picture.resize(1000, 100, { left: 0, top: 0, right: 0, bottom: 0 }, { x: 0, y: 0, w: 200, h: 200 }, 62);
    expect(picture.scale).toBeCloseTo(0.7);
  });
});

describe('the window on a board', () => {
  it('shows all of it and leaves the frame free', () => {
    const [start, end] = [camera.toWindow(box), camera.toWindow({ x: 880, y: 520 })];
    expect(start.x).toBeGreaterThanOrEqual(10);
    expect(start.y).toBeGreaterThanOrEqual(10);
    expect(end.x).toBeLessThanOrEqual(790.001);
    expect(end.y).toBeLessThanOrEqual(600 - 82);
  });

  it('is a little farther where a column would lie beyond the edge, and no farther than can be read', () => {
    const [wide, edges] = [{ x: 0, y: 0, w: 500, h: 900 }, { left: 0, top: 0, right: 0, bottom: 0 }];
    camera.resize(400, 500, edges, wide, 80, 80);
    expect(camera.scale).toBeCloseTo(0.8);
    camera.resize(300, 500, edges, wide, 80, 80);
    expect(camera.scale).toBe(1);
  });

  it('begins at its top where it is too high for the window', () => {
    const [tall, narrow] = [{ x: 0, y: 0, w: 300, h: 900 }, { left: 0, top: 20, right: 0, bottom: 0 }];
    camera.resize(300, 400, narrow, tall, 62, 62);
    expect(camera.toWindow({ x: 0, y: 0 })).toEqual({ x: 0, y: 20 });
  });

  it('stands in the middle, or at the upper edge where the lower one may be covered', () => {
    const [edges, low] = [{ left: 0, top: 10, right: 0, bottom: 0 }, { x: 0, y: 0, w: 400, h: 100 }];
    camera.resize(400, 310, edges, low, 62);
    expect(camera.toWindow({ x: 0, y: 0 }).y).toBe(110);
    camera.resize(400, 310, { ...edges, high: true }, low, 62);
    expect(camera.toWindow({ x: 0, y: 0 }).y).toBe(10);
  });

  it('fits anew when the size changes, until the viewer zooms himself', () => {
    const before = camera.scale;
    camera.resize(400, 600, frame, box, 196);
    expect(camera.scale).toBeLessThan(before);
    camera.zoom(1.5);
    const own = camera.scale;
    camera.resize(800, 600, frame, box, 196);
    expect(camera.scale).toBe(own);
    camera.fit();
    expect(camera.scale).toBe(before);
  });

  it('stays where it is when the board grows and there is room', () => {
    camera.resize(800, 600, frame, { ...box, w: 200, h: 200 }, 60);
    const [before, scale] = [camera.toWindow({ x: 0, y: 0 }), camera.scale];
    camera.resize(800, 600, frame, { ...box, w: 300, h: 250 }, 60);
    expect(camera.toWindow({ x: 0, y: 0 })).toEqual(before);
    expect(camera.scale).toBe(scale);
  });

  it('stays where it is when something at the edge of the board is gone, and when it comes back', () => {
    camera.resize(800, 600, frame, { x: 0, y: 0, w: 800, h: 900 }, 60);
    const seen = camera.window;
    camera.resize(800, 600, frame, { x: 0, y: 0, w: 800, h: 700 }, 60);
    expect(camera.window).toEqual(seen);
    camera.resize(800, 600, frame, { x: 0, y: 0, w: 800, h: 900 }, 60);
    expect(camera.window).toEqual(seen);
  });

  it('fits anew when little of the board is left', () => {
    camera.resize(800, 600, frame, { x: 0, y: 0, w: 800, h: 900 }, 60);
    const before = camera.scale;
    camera.resize(800, 600, frame, { x: 0, y: 0, w: 400, h: 400 }, 60);
    expect(camera.scale).toBeGreaterThan(before);
  });

  it('shows all of a board that has grown beyond it', () => {
    camera.resize(800, 600, frame, { x: 500, y: 300, w: 200, h: 200 }, 60);
    camera.resize(800, 600, frame, box, 60);
    expect(camera.toWindow(box).x).toBeGreaterThanOrEqual(10);
    expect(camera.toWindow({ x: 880, y: 520 }).x).toBeLessThanOrEqual(790.001);
    expect(camera.whole).toBe(true);
  });

  it('keeps what is seen when a board grows that is larger than it', () => {
    camera.resize(390, 400, frame, { x: 0, y: 0, w: 1400, h: 1400 }, 56);
    camera.revealFirst([{ x: 1000, y: 1000, w: 56, h: 56 }]);
    const seen = camera.window;
    camera.resize(390, 400, frame, { x: -200, y: 0, w: 1700, h: 1500 }, 56);
    expect(camera.window).toEqual(seen);
  });

  it('keeps the point under the pointer where it is', () => {
    const about = { x: 400, y: 300 };
    const there = { x: (about.x - camera.x) / camera.scale, y: (about.y - camera.y) / camera.scale };
    camera.zoom(2, about);
    expect(camera.toWindow(there).x).toBeCloseTo(400);
    expect(camera.toWindow(there).y).toBeCloseTo(300);
  });

  it('never loses the board', () => {
    camera.zoom(2);
    camera.pan(99999, -99999);
    expect(camera.toWindow(box).x).toBeLessThanOrEqual(10);
    expect(camera.toWindow({ x: 880, y: 520 }).y).toBeGreaterThanOrEqual(500);
  });

  it('does not shrink cells below 24 pixels by itself: then the board is larger than its window', () => {
    camera.resize(390, 400, frame, { x: 0, y: 0, w: 51 * 56, h: 25 * 56 }, 56);
    expect(camera.scale * 56).toBeGreaterThanOrEqual(24);
    expect(camera.whole).toBe(false);
  });

  it('brings into the window what is outside it', () => {
    camera.zoom(3);
    camera.reveal({ x: 800, y: 480, w: 50, h: 30 });
    const end = camera.toWindow({ x: 850, y: 510 });
    expect(end.x).toBeLessThanOrEqual(790.001);
    expect(end.y).toBeLessThanOrEqual(518.001);
  });
});

describe('a board that is larger than its window', () => {
  const far = { x: 3000, y: 100, w: 100, h: 100 };

  beforeEach(() => camera.resize(800, 600, frame, { x: 0, y: 0, w: 4000, h: 540 }, 24));

  it('shows the first thing that matters and fits', () => {
    camera.revealFirst([{ x: 0, y: 0, w: 3900, h: 500 }, far]);
    const { x } = camera.toWindow(far);
    expect(x).toBeGreaterThanOrEqual(10);
    expect(x + far.w * camera.scale).toBeLessThanOrEqual(790.001);
  });

  it('stays where it is when nothing fits', () => {
    const before = camera.x;
    camera.revealFirst([{ x: 0, y: 0, w: 3900, h: 500 }]);
    expect(camera.x).toBe(before);
  });
});

describe('all of a board that is larger than its window', () => {
  const world = { x: -62, y: 0, w: 36 * 62, h: 25 * 62 };

  beforeEach(() => camera.resize(860, 525, frame, world, 62));

  /** Whether it lies inside the window, and so far above its lower edge. */
  const seenAbove = (covered: number) => {
    const [start, end] = [camera.toWindow(world), camera.toWindow({ x: world.x + world.w, y: world.y + world.h })];
    return start.x >= 9.99 && start.y >= 9.99 && end.x <= 850.01 && end.y <= 525 - covered + 0.01;
  };

  it('is seen by whoever asks for it, though cells are smaller than 24 pixels', () => {
    expect(seenAbove(82)).toBe(false);
    camera.showAll();
    expect(seenAbove(82)).toBe(true);
    expect(camera.scale * 62).toBeLessThan(24);
  });

  it('stays above what comes to lie over its lower edge, and where it is when that goes', () => {
    camera.showAll();
    camera.cover(240);
    expect(seenAbove(240)).toBe(true);
    const { window } = camera;
    camera.cover(235);
    expect(camera.window).toEqual(window);
    camera.cover(0);
    expect(seenAbove(82)).toBe(true);
    expect(camera.window.w).toBeLessThan(window.w);
  });

  it('stays whole when it grows, when the window shrinks, and when it is dragged', () => {
    camera.showAll();
    camera.pan(300, 300);
    expect(seenAbove(82)).toBe(true);
    camera.resize(860, 525, frame, world, 62);
    expect(seenAbove(82)).toBe(true);
    camera.resize(600, 400, frame, world, 62);
    expect(camera.toWindow({ x: world.x + world.w, y: world.y + world.h }).y).toBeLessThanOrEqual(400 - 82 + 0.01);
  });

  it('is reached by going away step by step, never nearer; and nothing is farther', () => {
    let before = Infinity;
    for (let step = 0; step < 12; step++) {
      expect(camera.scale).toBeLessThanOrEqual(before);
      before = camera.scale;
      camera.zoom(0.8);
    }
    expect(seenAbove(82)).toBe(true);
    camera.zoom(0.8);
    expect(camera.scale).toBe(before);
  });

  it('is left by going nearer, never farther, up to a few cells', () => {
    camera.showAll();
    for (let step = 0, before = 0; step < 20; step++) {
      expect(camera.scale).toBeGreaterThanOrEqual(before);
      before = camera.scale;
      camera.zoom(1.25);
    }
    expect(camera.window.w).toBeLessThan(7 * 62);
  });

  it('is no nearer after going away from a small board', () => {
    camera.resize(860, 525, frame, { x: 0, y: 0, w: 300, h: 200 }, 62);
    expect(camera.scale).toBe(1.5);
    for (let step = 0; step < 5; step++) camera.zoom(0.8);
    expect(camera.scale).toBe(1);
  });

  it('can be drawn up from below what lies over its lower edge', () => {
    camera.zoom(2);
    camera.cover(240);
    camera.pan(0, -99999);
    expect(camera.toWindow({ x: 0, y: world.y + world.h }).y).toBeCloseTo(525 - 240);
  });
});

test('a sheet that is unfolded over what matters moves it above itself, until the viewer has chosen his own window', () => {
  const world = { x: 0, y: 0, w: 1400, h: 1800 };
  const mine = { x: 600, y: 1000, w: 62, h: 62 };
  camera.resize(390, 650, { left: 6, top: 6, right: 6, bottom: 222, high: true }, world, 62);
  camera.revealFirst([mine]);
  camera.cover(367);
  expect(camera.sees(mine)).toBe(true);
  camera.cover(222);
  camera.pan(0, -40);
  const { y } = camera.window;
  camera.cover(367);
  expect(camera.window.y).toBe(y);
});

test('a sheet that is unfolded does not move a board that stands whole', () => {
  camera.resize(390, 650, { left: 6, top: 6, right: 6, bottom: 222, high: true }, { x: 0, y: 0, w: 300, h: 400 }, 24);
  const { window } = camera;
  camera.cover(400);
  camera.revealFirst([{ x: 0, y: 300, w: 60, h: 160 }]);
  camera.cover(450);
  expect(camera.window).toEqual(window);
});
