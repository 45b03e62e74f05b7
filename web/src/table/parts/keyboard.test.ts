import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Choice } from '../../types';
import { TableState } from '../state/table.svelte';
import { keyboard, type Heard } from './keyboard';

/** A button, perhaps within something. */
class Spot {
  constructor(readonly within: string) {}
  closest = (what: string) => (what.split(', ').some((each) => each === 'button' || each === this.within) ? this : null);
}

let sent: string[];
let heard: Heard;
let table: TableState;
const CHOICES: Choice[] = [{ id: 'skip', label: 'Skip', tone: 'skip' }, { id: 'roll', label: 'Roll', tone: 'main' }];

beforeEach(() => {
  vi.stubGlobal('Element', Spot);
  vi.stubGlobal('document', { querySelector: () => null });
  sent = [];
  table = new TableState();
  table.scene = { game: 'toy', title: '', boards: {}, choices: CHOICES };
  table.send = ({ id }) => sent.push(id);
  heard = keyboard({ table: () => table, busy: () => false, letters: () => ({}), help: () => {} });
});
afterEach(() => vi.unstubAllGlobals());

/** A key on something that has the focus; gives whether what has the focus hears of it. */
function press(key: string, within = '', more: object = {}): boolean {
  let quiet = false;
  const event = { key, target: new Spot(within), preventDefault: () => {}, stopPropagation: () => (quiet = true), ...more } as unknown as KeyboardEvent;
  heard.onkeydowncapture(event);
  if (quiet) return false;
  heard.onkeydown(event);
  return true;
}

it('takes the usual way on with Enter after a click, wherever that left the focus', () => {
  heard.onpointerdowncapture();
  expect(press('Enter')).toBe(false);
  expect(sent).toEqual(['roll']);
});

it('leaves Enter to a button that was reached with Tab', () => {
  heard.onpointerdowncapture();
  press('Tab');
  expect(press('Enter')).toBe(true);
  expect(sent).toEqual([]);
});

it.each(['input', '[role="menu"]', '[popover]'])('leaves Enter after a click to %s', (within) => {
  heard.onpointerdowncapture();
  expect(press('Enter', within)).toBe(true);
  expect(sent).toEqual([]);
});

it('leaves Enter to what was clicked where there is no usual way on', () => {
  table.scene = { ...table.scene!, choices: CHOICES.slice(0, 1) };
  heard.onpointerdowncapture();
  expect(press('Enter')).toBe(true);
});

it('takes nothing again while the key is held down', () => {
  heard.onpointerdowncapture();
  expect(press('Enter', '', { repeat: true })).toBe(false);
  expect(sent).toEqual([]);
});
