// Cards grow until their words fit: no text is ever cut off.
import type { Attachment } from 'svelte/attachments';

const STEP = 16;
/** A little wider is better than side by side; beyond that what a card does stands side by side. */
const UPRIGHT = 2;
const SIDEWAYS = 12;
/** The longest texts of all, for which nothing else helps. */
const WIDEST = 24;
const EDGE = 5;

/**
 * Widens a card by `--grow`, puts what it does side by side where it is too low, and sets it smaller, until nothing
 * overflows; `grown` is a card that was widened, `tall` one that needs more height as well.
 */
export function fit(card: () => unknown): Attachment<HTMLElement> {
  return (element) => {
    card();
    const measure = () => {
      element.classList.remove('dense', 'tall');
      if (grow(element, false, UPRIGHT) || grow(element, true, SIDEWAYS)) return;
      element.classList.add('dense');
      if (!grow(element, true, SIDEWAYS) && !grow(element, true, WIDEST)) element.classList.add('tall');
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

function grow(element: HTMLElement, sideways: boolean, steps: number): boolean {
  element.classList.toggle('sideways', sideways);
  for (let step = 0; step <= steps; step++) {
    element.style.setProperty('--grow', `${step * STEP}px`);
    element.classList.toggle('grown', step > 0);
    if (fits(element)) return true;
  }
  return false;
}

function fits(element: HTMLElement): boolean {
  if (element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1) return false;
  const { left, right } = element.getBoundingClientRect();
  return [...element.querySelectorAll('.act, .line, .note, .instead')].every((part) => {
    const box = part.getBoundingClientRect();
    return box.left >= left + EDGE && box.right <= right - EDGE;
  });
}
