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
const ACTING = 'button, a[href], summary, [role="button"], [role="gridcell"], [role="menuitem"], [tabindex="0"]';

/** The choice that a key takes: a number, a letter of its own, or Enter for the usual way on. */
export function keyChoice(table: Pick<TableState, 'left' | 'menu'>, key: string) {
  const choices = table.menu?.choices ?? table.left;
  if (/^[1-9]$/.test(key)) return numbered(choices, Number(key));
  if (key === 'Enter') return main(table.left);
  return choices.find((choice) => choice.hotkey && choice.hotkey.toLowerCase() === key.toLowerCase()) ?? null;
}

/** Answers to a key that was pressed anywhere on the table. */
export function keyboard(keys: Keys): (event: KeyboardEvent) => void {
  return (event) => {
    const at = event.target instanceof Element ? event.target : null;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (keys.busy() || at?.closest(WRITING) || document.querySelector('dialog[open]')) return;
    if (event.key === 'Enter' && at?.closest(ACTING)) return;
    const act = action(keys, event);
    if (!act) return;
    event.preventDefault();
    act();
  };
}

function action(keys: Keys, event: KeyboardEvent): (() => void) | undefined {
  const table = keys.table();
  const choice = keyChoice(table, event.key);
  if (choice) return () => void table.take(choice);
  if (event.key === 'Escape') return table.picked.length || table.menu || table.previewed || table.asked ? () => table.forget() : undefined;
  if (event.key === '?' || event.code === 'F1') return keys.help;
  return event.shiftKey ? undefined : keys.letters()[event.code];
}
