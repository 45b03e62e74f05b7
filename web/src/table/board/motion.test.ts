import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { along, BoardMotion, travelTime } from './motion.svelte';

const places: Record<string, { x: number; y: number }> = {
  'piece:rat': { x: 0, y: 0 },
  'cell:main/a': { x: 0, y: 0 },
  'cell:main/b': { x: 100, y: 0 },
  'cell:main/c': { x: 100, y: 50 },
};
let motion: BoardMotion;
let frames: ((now: number) => void)[];
let now: number;

function frame(time: number): void {
  now = time;
  for (const draw of frames.splice(0)) draw(now);
}

beforeEach(() => {
  vi.useFakeTimers();
  frames = [];
  now = 0;
  vi.stubGlobal('requestAnimationFrame', (draw: (now: number) => void) => frames.push(draw));
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  motion = new BoardMotion();
  motion.register('main', (ref) => places[ref] ?? null);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('a piece on its way', () => {
  it('takes 320 ms for a step and never more than 900', () => {
    expect([travelTime(1), travelTime(2), travelTime(9)]).toEqual([320, 640, 900]);
  });

  it('goes along the line at even speed', () => {
    const line = [{ x: 0, y: 0 }, { x: 100, y: 0 }, { x: 100, y: 100 }];
    expect([along(line, 0), along(line, 0.25), along(line, 0.75), along(line, 1)]).toEqual([
      { x: 0, y: 0 }, { x: 50, y: 0 }, { x: 100, y: 50 }, { x: 100, y: 100 },
    ]);
  });

  it('is shown between the cells, and at the last one when it has come', async () => {
    const done = motion.move('piece:rat', ['cell:main/b', 'cell:main/c']);
    expect(motion.busy).toBe(true);
    frame(320);
    expect(motion.shown.get('rat')!.x).toBeGreaterThan(10);
    frame(700);
    await done;
    expect(motion.busy).toBe(false);
    expect(motion.shown.get('rat')).toEqual({ x: 100, y: 50 });
    expect(motion.glowing.has('piece:rat')).toBe(true);
  });

  it('is let go once the scene has it there', async () => {
    const moved = motion.move('rat', ['cell:main/a']);
    frame(400);
    await moved;
    expect(motion.shown.has('rat')).toBe(false);
  });

  it('is let go by the next scene, unless it still travels or is held', async () => {
    const done = motion.move('rat', ['cell:main/b']);
    motion.arrived(new Set(['rat']));
    expect(motion.shown.has('rat')).toBe(true);
    frame(400);
    await done;
    motion.arrived(new Set(['rat']));
    expect(motion.shown.has('rat')).toBe(false);
    motion.hold('rat');
    motion.arrived(new Set(['rat']));
    expect(motion.shown.has('rat')).toBe(true);
  });

  it('jumps to the end when it is told to finish', async () => {
    const done = motion.move('rat', ['cell:main/b']);
    motion.finish();
    await done;
    expect(motion.shown.get('rat')).toEqual({ x: 100, y: 0 });
  });

  it('does not travel under reduced motion, but glows', async () => {
    motion.reduced = true;
    await motion.move('rat', ['cell:main/b']);
    expect(frames).toHaveLength(0);
    expect(motion.glowing.has('piece:rat')).toBe(true);
    vi.advanceTimersByTime(1500);
    expect(motion.glowing.size).toBe(0);
  });

  it('stays where it is shown while it is held', () => {
    motion.hold('rat');
    places['piece:rat'] = { x: 100, y: 0 };
    expect(motion.shown.get('rat')).toEqual({ x: 0, y: 0 });
    motion.settle();
    expect(motion.shown.has('rat')).toBe(false);
    places['piece:rat'] = { x: 0, y: 0 };
  });
});

describe('what else is shown', () => {
  it('a text floats up and is gone', async () => {
    await motion.play({ kind: 'harm', on: 'piece:rat', text: '-1' });
    expect([...motion.floating.values()]).toMatchObject([{ text: '-1', tone: 'harm' }]);
    vi.advanceTimersByTime(1500);
    expect(motion.floating.size).toBe(0);
  });

  it('a piece that has left stays unseen until the scene is without it', async () => {
    const gone = motion.leave('piece:rat');
    frame(400);
    await gone;
    expect(motion.faded.get('rat')).toBe(0);
    motion.arrived(new Set());
    expect(motion.faded.size).toBe(0);
  });
});
