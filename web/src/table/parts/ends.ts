// Marks at which ends of a row that scrolls there is more.
import type { Attachment } from 'svelte/attachments';

const NEAR = 4;

/** Which ends of a row hide something. */
export function hidden({ scrollLeft, clientWidth, scrollWidth }: Pick<Element, 'scrollLeft' | 'clientWidth' | 'scrollWidth'>): { before: boolean; after: boolean } {
  return { before: scrollLeft > NEAR, after: scrollLeft + clientWidth < scrollWidth - NEAR };
}

/** Gives a row the classes `before` and `after` while there is more at its beginning or its end. */
export const ends: Attachment<HTMLElement> = (row) => {
  const look = () => {
    const { before, after } = hidden(row);
    row.classList.toggle('before', before);
    row.classList.toggle('after', after);
  };
  const resized = new ResizeObserver(look);
  resized.observe(row);
  const changed = new MutationObserver(look);
  changed.observe(row, { childList: true, subtree: true });
  row.addEventListener('scroll', look, { passive: true });
  return () => {
    resized.disconnect();
    changed.disconnect();
    row.removeEventListener('scroll', look);
  };
};
