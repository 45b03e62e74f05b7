// Keys of a live table.
import { settings } from '../../app/settings.svelte';
import type { Live } from './live.svelte';

/** Whether a key belongs to something that is being written or to an open dialog. */
function busy(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  return Boolean(target?.closest?.('input, select, textarea, dialog, [contenteditable]'));
}

/** Esc skips what is shown, space goes on, `u` takes back, `t` changes to text and back, `c` opens the chat. */
export function onKey(event: KeyboardEvent, live: Live): void {
  if (busy(event) || live.curtain !== null) return;
  if (!act(event, live)) return;
  event.preventDefault();
}

function act(event: KeyboardEvent, live: Live): boolean {
  if (live.table.playing && event.key === 'Escape') live.pace.skip();
  else if (live.pace.stopped && event.key === ' ') live.pace.next();
  else if (event.code === 'KeyU') live.undo('choice');
  else if (event.code === 'KeyT') settings.textView = !settings.textView;
  else if (event.code === 'KeyC') live.book.show(!live.book.open);
  else return false;
  return true;
}
