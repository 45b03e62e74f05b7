// The keys of the table.
import type { TableState } from '../state/table.svelte';
import { main, numbered } from './listing';

export interface Keys {
  table: () => TableState;
  /** A window is open: it has the keys. */
  busy: () => boolean;
  /** What letters do, by the place of their key, so that they work in every alphabet. */
  letters: () => Record<string, (() => void) | undefined>;
  help: () => void;
}

const WRITING = 'input, textarea, select, [contenteditable]';
/** Here Enter means what has the focus, however it came there. */
const OWN_ENTER = '[role="menu"], [popover], a[href], summary';
const STEERING = /^(Tab|Arrow|Home$|End$|Page)/;
const ACTING = 'button, a[href], summary, [role="button"], [role="gridcell"], [role="menuitem"], [tabindex="0"]';

/** The letter of a key: what it writes, or what stands on its place where the alphabet is another one. */
function letter(key: string, code: string): string {
  return (/^[a-z]$/i.test(key) ? key : code.replace(/^Key/, '')).toLowerCase();
}

/** The choice that a key takes: a number, a letter of its own, or Enter for the usual way on. */
export function keyChoice(table: Pick<TableState, 'left' | 'menu' | 'numbers'>, key: string, code = '') {
  const choices = table.menu?.choices ?? table.left;
  if (/^[1-9]$/.test(key)) return numbered(choices, Number(key), table.menu ? undefined : table.numbers);
  if (key === 'Enter') return main(table.left);
  return choices.find((choice) => choice.hotkey && choice.hotkey.toLowerCase() === letter(key, code)) ?? null;
}

export interface Heard {
  onpointerdowncapture: () => void;
  onkeydowncapture: (event: KeyboardEvent) => void;
  onkeydown: (event: KeyboardEvent) => void;
}

/** Answers to a key that was pressed anywhere on the table. */
export function keyboard(keys: Keys): Heard {
  // A click leaves the focus where it was made. Enter does not mean that then, but the usual way on.
  let clicked = false;
  return {
    onpointerdowncapture: () => (clicked = true),
    onkeydowncapture: (event) => {
      if (STEERING.test(event.key)) clicked = false;
      if (event.key !== 'Enter' || !clicked || elsewhere(keys, event) || on(event, OWN_ENTER)) return;
      const choice = main(keys.table().left);
      if (choice) answer(event, () => void keys.table().take(choice));
    },
    onkeydown: (event) => {
      if (elsewhere(keys, event) || (event.key === 'Enter' && on(event, ACTING))) return;
      answer(event, action(keys, event));
    },
  };
}

function on(event: KeyboardEvent, what: string): boolean {
  return event.target instanceof Element && event.target.closest(what) !== null;
}

/** A key that is not meant for the table: a browser's own, a window's, a letter of a text. */
function elsewhere(keys: Keys, event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  return keys.busy() || on(event, WRITING) || document.querySelector('dialog[open]') !== null;
}

/** Do it, once for a key that is held down, and let nobody else hear it. */
function answer(event: KeyboardEvent, act: (() => void) | undefined): void {
  if (!act) return;
  event.preventDefault();
  event.stopPropagation();
  if (!(event.key === 'Enter' && event.repeat)) act();
}

function action(keys: Keys, event: KeyboardEvent): (() => void) | undefined {
  const table = keys.table();
  const choice = keyChoice(table, event.key, event.code);
  if (choice) return () => void table.take(choice);
  if (event.key === 'Escape') {
    if (table.picked.length || table.menu || table.previewed || table.asked) return () => table.forget();
    return table.reports.length ? () => table.read() : undefined;
  }
  if (event.key === '?' || event.code === 'F1') return keys.help;
  return event.shiftKey ? undefined : keys.letters()[event.code];
}
