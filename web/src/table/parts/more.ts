// What is longer than its place fades out at its lower edge, until one has scrolled to its end.
import type { Attachment } from 'svelte/attachments';

const NEAR = 6;

/** Whether something lies below what is seen. */
export function isMore({ scrollTop, clientHeight, scrollHeight }: Pick<Element, 'scrollTop' | 'clientHeight' | 'scrollHeight'>): boolean {
  return scrollTop + clientHeight < scrollHeight - NEAR;
}

/** Marks an element that scrolls with `data-more` while there is more below. */
export const more: Attachment<HTMLElement> = (element) => {
  const look = () => element.toggleAttribute('data-more', isMore(element));
  const sizes = new ResizeObserver(look);
  const watch = () => {
    sizes.disconnect();
    for (const each of [element, ...element.children]) sizes.observe(each);
  };
  const parts = new MutationObserver(watch);
  parts.observe(element, { childList: true });
  element.addEventListener('scroll', look, { passive: true });
  watch();
  return () => {
    sizes.disconnect();
    parts.disconnect();
    element.removeEventListener('scroll', look);
  };
};
