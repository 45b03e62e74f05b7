// Keys while what happened is being shown.
import type { Live } from './live.svelte';

/** Esc skips to the end, space goes on. They come before the table's own keys. */
export function onKey(event: KeyboardEvent, live: Live): void {
  const at = event.target instanceof Element ? event.target : null;
  if (event.ctrlKey || event.metaKey || event.altKey || at?.closest('input, select, textarea')) return;
  if (document.querySelector('dialog[open]')) return;
  if (live.table.playing && event.key === 'Escape') live.pace.skip();
  else if (live.pace.stopped && event.key === ' ') live.pace.next();
  else return;
  event.preventDefault();
  event.stopPropagation();
}
