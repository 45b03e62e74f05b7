import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Holding, LONG_MS } from './holding';

let asked: unknown[];
let answer: boolean;
let hand: Holding;

beforeEach(() => {
  vi.useFakeTimers();
  [asked, answer] = [[], true];
  hand = new Holding((target) => (asked.push(target), answer));
});
afterEach(() => vi.useRealTimers());

const touch = (more: object = {}) => ({ target: 'card', pointerType: 'touch', isPrimary: true, clientX: 50, clientY: 50, ...more }) as unknown as PointerEvent;
const click = (detail = 1) => ({ isTrusted: true, detail, preventDefault: vi.fn(), stopPropagation: vi.fn() }) as unknown as MouseEvent;

describe('a finger that rests', () => {
  it('asks what is there, and its lifting is no click', () => {
    hand.down(touch());
    vi.advanceTimersByTime(LONG_MS);
    expect(asked).toEqual(['card']);
    hand.end();
    const lifted = click();
    hand.click(lifted);
    expect(lifted.stopPropagation).toHaveBeenCalled();
    const next = click();
    hand.click(next);
    expect(next.stopPropagation).not.toHaveBeenCalled();
  });

  it('clicks as ever where nothing is to be told', () => {
    answer = false;
    hand.down(touch());
    vi.advanceTimersByTime(LONG_MS);
    const lifted = click();
    hand.click(lifted);
    expect(lifted.stopPropagation).not.toHaveBeenCalled();
  });

  it('may tremble', () => {
    hand.down(touch());
    hand.move(touch({ clientX: 55 }));
    vi.advanceTimersByTime(LONG_MS);
    expect(asked).toEqual(['card']);
  });

  it('is asked only once, where the browser asks as well', () => {
    hand.down(touch());
    vi.advanceTimersByTime(LONG_MS);
    const own = click(0);
    hand.menu(own);
    expect(own.stopPropagation).toHaveBeenCalled();
    hand.down(touch());
    hand.menu(click(0));
    vi.advanceTimersByTime(LONG_MS);
    expect(asked).toHaveLength(1);
  });

  it('leaves the clicks of assistive tools alone', () => {
    hand.down(touch());
    vi.advanceTimersByTime(LONG_MS);
    const aid = click(0);
    hand.click(aid);
    expect(aid.stopPropagation).not.toHaveBeenCalled();
  });
});

describe('nothing is asked', () => {
  it.each([
    ['by a finger that moves', () => hand.move(touch({ clientY: 80 }))],
    ['by a finger that lifts', () => hand.end()],
    ['by a second finger', () => hand.down(touch({ isPrimary: false }))],
    ['by a mouse', () => hand.down(touch({ pointerType: 'mouse' }))],
  ])('%s', (_, then) => {
    hand.down(touch());
    then();
    vi.advanceTimersByTime(LONG_MS);
    expect(asked).toEqual([]);
  });
});
