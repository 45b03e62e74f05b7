import { afterEach, expect, test, vi } from 'vitest';
import { onKey } from './keys';
import type { Live } from './live.svelte';

afterEach(() => vi.unstubAllGlobals());

/** Presses Escape beside everything while moves are being shown; whether they were skipped. */
function skips(dialogs: number): boolean {
  vi.stubGlobal('Element', class {});
  vi.stubGlobal('document', { querySelector: (what: string) => (what === 'dialog[open]' && dialogs ? {} : null) });
  const skip = vi.fn();
  const event = { key: 'Escape', target: null, preventDefault: vi.fn(), stopPropagation: vi.fn() };
  onKey(event as unknown as KeyboardEvent, { table: { playing: true }, pace: { skip } } as unknown as Live);
  expect(event.stopPropagation).toHaveBeenCalledTimes(skip.mock.calls.length);
  return skip.mock.calls.length > 0;
}

test('Escape skips what is being shown', () => {
  expect(skips(0)).toBe(true);
});

test('Escape is left to an open window, wherever it was pressed', () => {
  expect(skips(1)).toBe(false);
});
