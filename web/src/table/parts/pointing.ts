// Pointing at cards, piles and rows: the same as on the board. A first touch shows, a second takes.
import type { Choice } from '../../types';
import { click } from '../state/choosing';
import { mouse } from '../state/mouse';
import type { TableState } from '../state/table.svelte';

/** The one choice that a click on something would take, if it is only one. */
export function single(table: TableState, ref: string): Choice | null {
  const there = table.clickable.get(ref);
  return there?.length === 1 ? there[0]! : null;
}

/** The one choice that a click takes: of those that differ only in what comes first, the one in the order of the clicks. */
function taken(table: TableState, ref: string): Choice | null {
  const what = table.clickable.has(ref) ? click(table.choices, table.picked, ref) : null;
  return what?.kind === 'take' ? what.choice : null;
}

/** Show what a click would do, or why it would do nothing. */
export function point(table: TableState, ref: string): void {
  table.foreseen = ref;
  const choice = taken(table, ref);
  if (choice) table.previewed = choice;
  else if (table.clickable.has(ref)) table.weighed = table.clickable.get(ref)!;
  else if (table.blocked.has(ref)) table.asked = ref;
}

/** No longer pointing at it. */
export function unpoint(table: TableState, ref: string): void {
  if (table.previewed && table.previewed === taken(table, ref)) table.previewed = null;
  table.weighed = [];
  if (table.foreseen === ref) table.foreseen = null;
  if (table.asked === ref) table.asked = null;
}

export interface Handlers {
  onpointerenter: (event: PointerEvent) => void;
  onpointerleave: (event: PointerEvent) => void;
  onpointerdown: (event: PointerEvent) => void;
  onfocus: () => void;
  onblur: () => void;
  onclick: (event: MouseEvent) => void;
}

/** Everything that an element does which stands for a reference; `idle` is what a click does where nothing can be chosen. */
export function pointing(table: () => TableState, ref: () => string, idle: () => unknown = () => {}): Handlers {
  let touched = false;
  let shown = false;
  // An element that goes away is left too: what it stood for cannot be asked any more, so it is remembered.
  let pointed = '';
  const on = () => point(table(), (pointed = ref()));
  const off = () => unpoint(table(), pointed);
  return {
    onpointerenter: (event) => mouse.points(event) && on(),
    onpointerleave: (event) => mouse.points(event) && off(),
    onpointerdown: (event) => {
      touched = event.pointerType === 'touch';
      const choice = single(table(), ref());
      shown = choice !== null && table().previewed === choice;
    },
    onfocus: on,
    onblur: off,
    onclick: () => {
      const first = touched && !shown && single(table(), ref()) !== null;
      touched = false;
      if (table().hurry(ref())) return;
      if (first) on();
      else if (table().clickable.has(ref()) || table().picked.includes(ref())) table().click(ref());
      else if (table().blocked.has(ref())) table().asked = ref();
      else idle();
    },
  };
}
