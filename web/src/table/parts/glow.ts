// What has just changed glows for a moment.
import type { Attachment } from 'svelte/attachments';

const LINGER = 1400;

/** Marks an element with the class “changed” for a moment whenever a value is another one than before. */
export function glow(value: () => unknown): Attachment<HTMLElement> {
  let before: unknown;
  let known = false;
  return (element) => {
    const now = value();
    const changed = known && now !== before;
    before = now;
    known = true;
    if (!changed) return;
    element.classList.add('changed');
    const timer = setTimeout(() => element.classList.remove('changed'), LINGER);
    return () => {
      clearTimeout(timer);
      element.classList.remove('changed');
    };
  };
}
