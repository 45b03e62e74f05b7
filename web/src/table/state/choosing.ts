// What a click means: which choices are left, what can be clicked for them, and when one is taken.
import type { Choice, Preview } from '../../types';

export type Picked = readonly string[];

/** What a click on something means for a choice: itself, or what it is the same as; undefined if nothing. */
function meant(choice: Choice, ref: string): string | undefined {
  return choice.on?.includes(ref) ? ref : choice.same?.[ref];
}

/** The choices that have everything that was clicked so far. */
export function left(choices: readonly Choice[], picked: Picked): Choice[] {
  return choices.filter((choice) => picked.every((ref) => meant(choice, ref) !== undefined));
}

/** What can be clicked now, with the choices that it stands for. */
export function clickable(choices: readonly Choice[], picked: Picked): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of left(choices, picked)) {
    const done = new Set(picked.map((ref) => meant(choice, ref)));
    for (const ref of [...(choice.on ?? []), ...Object.keys(choice.same ?? {})]) {
      if (done.has(meant(choice, ref))) continue;
      const there = found.get(ref);
      if (there) there.push(choice);
      else found.set(ref, [choice]);
    }
  }
  return found;
}

/**
 * What was clicked so far means, where several things are clicked in their order: the words that all choices which begin
 * so have in common; empty if there are none.
 */
export function begun(choices: readonly Choice[], picked: Picked): string {
  const going = choices.filter(({ on = [] }) => on.length > picked.length && picked.every((ref, place) => on[place] === ref));
  const [first = [], ...others] = picked.length ? going.map(({ label }) => label.split(' ')) : [];
  const end = first.findIndex((word, place) => others.some((words) => words[place] !== word));
  return others.length && end > 0 ? `${first.slice(0, end).join(' ')} …` : '';
}

/** Choices that nothing on the table stands for, and the usual way on: they are buttons. */
export function buttons(choices: readonly Choice[]): Choice[] {
  return choices.filter((choice) => !choice.on?.length || choice.tone === 'main');
}

/** What else could be done where a click takes what it means first. */
export function besides(choices: readonly Choice[]): Choice[] {
  return choices.some((choice) => choice.first) ? choices.filter((choice) => !choice.first) : [];
}

/** What several choices could do together: all that one of them would harm or change, and where their ways end. */
export function together(choices: readonly Choice[]): Preview | null {
  const all = (of: (preview: Preview) => readonly string[] | undefined) =>
    [...new Set(choices.flatMap(({ preview }) => (preview ? (of(preview) ?? []) : [])))];
  const targets = all((preview) => preview.targets);
  const changes = all((preview) => [...(preview.changes ?? []), ...(preview.path ?? []).slice(-1)]);
  return targets.length || changes.length ? { targets, changes } : null;
}

/** The choice that brings a piece farthest along a way: the piece, then cells. One that keeps to it goes before one that leaves it, as a fall does. */
export function step(choices: readonly Choice[], way: readonly string[]): Choice | null {
  const going = choices.filter(({ preview }) => way.length && preview?.path?.[0] === way[0]);
  const keeping = going.filter(({ preview }) => preview!.path!.length > 1 && preview!.path!.every((ref, place) => ref === way[place]));
  for (const cell of way.slice(1).reverse()) {
    const found = (keeping.length ? keeping : going).find(({ preview }) => preview!.path!.at(-1) === cell);
    if (found) return found;
  }
  return null;
}

/** So many choices are asked for in a menu rather than by looking round the table. */
const FEW = 6;

/** Whether something lies on a board. */
const onBoard = (ref: string): boolean => /^(cell|piece):/.test(ref);

/** How a click is meant. */
export interface Manner {
  /** All that can be done is asked for, also where a click means one thing first. */
  all?: boolean;
  /** Whether something that is not on a board lies open before whoever clicks, as his hand does. */
  open?: (ref: string) => boolean;
}

export type Click =
  | { kind: 'nothing' }
  | { kind: 'take'; choice: Choice }
  | { kind: 'narrow'; picked: Picked }
  | { kind: 'menu'; picked: Picked; choices: Choice[] };

/** Of choices that differ only in what comes first: the one that was clicked in its order. */
function inOrder(choices: readonly Choice[], picked: Picked): Choice | null {
  const complete = choices.every(({ on, same }) => on?.length === picked.length && !same);
  const found = choices.filter(({ on }) => on?.every((ref, place) => ref === picked[place]));
  return complete && picked.length > 1 && found.length === 1 ? found[0]! : null;
}

/**
 * What a click on something does: take the one choice it leaves, narrow them down while a further click can tell some
 * of them apart, or ask which of several. A click that fits nothing picked so far begins anew. Where one of several is
 * what a click means first, it is taken, unless all are asked for. Whoever clicks on a board looks there: a few choices that
 * only something at the side tells apart, such as the weapon, are asked for at once.
 */
export function click(choices: readonly Choice[], picked: Picked, ref: string, { all = false, open = () => true }: Manner = {}): Click {
  if (picked.includes(ref)) return { kind: 'narrow', picked: picked.filter((other) => other !== ref) };
  const now = [...picked, ref];
  let remaining = left(choices, now);
  let from = now;
  if (!remaining.length) {
    remaining = left(choices, [ref]);
    from = [ref];
  }
  if (!remaining.length) return { kind: 'nothing' };
  if (remaining.length === 1) return { kind: 'take', choice: remaining[0]! };
  const ordered = inOrder(remaining, from);
  if (ordered) return { kind: 'take', choice: ordered };
  const first = remaining.filter((choice) => choice.first);
  if (first.length === 1 && !all) return { kind: 'take', choice: first[0]! };
  const further = clickable(choices, from);
  const fewer = (other: string) => (further.get(other)?.length ?? remaining.length) < remaining.length;
  const asks = onBoard(ref) && remaining.length <= FEW;
  const near = (other: string) => !asks || onBoard(other) || open(other);
  const apart = remaining.every((choice) => choice.on?.some((other) => near(other) && fewer(other)));
  return apart ? { kind: 'narrow', picked: from } : { kind: 'menu', picked: from, choices: remaining };
}
