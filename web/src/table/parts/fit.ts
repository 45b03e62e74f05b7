// Cards grow until their words fit: no text is ever cut off.
import type { Attachment } from 'svelte/attachments';

const STEP = 16;
const STEPS = 12;

/** Widens a card by its property `--grow` until nothing of it overflows. */
export function fit(card: () => unknown): Attachment<HTMLElement> {
  return (element) => {
    card();
    const measure = () => {
      for (let step = 0; step <= STEPS; step++) {
        element.style.setProperty('--grow', `${step * STEP}px`);
        if (element.scrollHeight <= element.clientHeight + 1 && element.scrollWidth <= element.clientWidth + 1) return;
      }
    };
    measure();
    let height = element.clientHeight;
    const watch = new ResizeObserver(() => {
      if (element.clientHeight === height) return;
      height = element.clientHeight;
      measure();
    });
    watch.observe(element);
    void document.fonts?.ready.then(measure);
    return () => watch.disconnect();
  };
}
