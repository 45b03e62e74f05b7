import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Guard, GUARD_MS } from './guard';

let lying: { style: CSSStyleDeclaration };
let guard: Guard;

beforeEach(() => {
  vi.useFakeTimers();
  lying = { style: { pointerEvents: '' } as CSSStyleDeclaration };
  guard = new Guard(({ clientX }) => (clientX < 100 ? lying : null));
});
afterEach(() => vi.useRealTimers());

const at = (clientX: number) => ({ clientX, clientY: 20 });
const deaf = () => lying.style.pointerEvents === 'none';

describe('a button that comes to lie under the pointer', () => {
  it('hears the second half of a double click no more than a moment later', () => {
    guard.point(at(50));
    guard.changed();
    expect(deaf()).toBe(true);
    vi.advanceTimersByTime(GUARD_MS);
    expect(deaf()).toBe(false);
  });

  it('hears a click at once after the pointer has moved, not after it trembled', () => {
    guard.point(at(50));
    guard.changed();
    guard.point(at(52));
    expect(deaf()).toBe(true);
    guard.point(at(70));
    expect(deaf()).toBe(false);
  });

  it('hears again when another takes its place', () => {
    const first = lying;
    guard.point(at(50));
    guard.changed();
    lying = { style: { pointerEvents: '' } as CSSStyleDeclaration };
    guard.changed();
    expect([first.style.pointerEvents, lying.style.pointerEvents]).toEqual(['', 'none']);
  });

  it.each([['elsewhere', () => guard.point(at(200))], ['nowhere yet', () => {}]])('is left alone while the pointer is %s', (_, first) => {
    first();
    guard.changed();
    expect(deaf()).toBe(false);
  });
});
