// How choices are listed: in groups, numbered, and which of them are buttons of the prompt.
import type { Choice } from '../../types';

export interface Listed {
  choice: Choice;
  /** The key that takes it, for the first nine. */
  number: number | null;
}

export interface Group {
  title: string;
  choices: Listed[];
}

export const MOST_BUTTONS = 4;
const LAST_NUMBER = 9;
const ORDER = { '': 0, harm: 1, skip: 2, main: 3 };

/** In their own order, but ways to do nothing and the usual way on at the end. */
function sorted(choices: readonly Choice[]): Choice[] {
  return [...choices].sort((a, b) => ORDER[a.tone ?? ''] - ORDER[b.tone ?? '']);
}

/** Choices by their groups, in the order in which the groups first appear; numbers run through all of them. */
export function grouped(choices: readonly Choice[]): Group[] {
  const groups = new Map<string, Choice[]>();
  for (const choice of sorted(choices)) {
    const title = choice.group ?? '';
    const there = groups.get(title);
    if (there) there.push(choice);
    else groups.set(title, [choice]);
  }
  let next = 1;
  const number = () => (next <= LAST_NUMBER ? next++ : null);
  return [...groups].map(([title, list]) => ({ title, choices: list.map((choice) => ({ choice, number: number() })) }));
}

/** The number key of each choice that has one. */
export function numbers(choices: readonly Choice[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const group of grouped(choices))
    for (const { choice, number } of group.choices) if (number !== null) found.set(choice.id, number);
  return found;
}

/** The choice that a number key takes. */
export function numbered(choices: readonly Choice[], number: number): Choice | null {
  for (const group of grouped(choices))
    for (const listed of group.choices) if (listed.number === number) return listed.choice;
  return null;
}

/** The usual way on, which Enter takes. */
export function main(choices: readonly Choice[]): Choice | null {
  return choices.find((choice) => choice.tone === 'main') ?? null;
}

/** At most four choices stand as buttons, the usual way on last; where there are more, all but the ways on are a list. */
export function promptParts(choices: readonly Choice[]): { buttons: Choice[]; list: Choice[] } {
  const all = sorted(choices);
  if (all.length <= MOST_BUTTONS) return { buttons: all, list: [] };
  const ways = all.filter((choice) => choice.tone === 'main' || choice.tone === 'skip').slice(-MOST_BUTTONS);
  return { buttons: ways, list: choices.filter((choice) => !ways.includes(choice)) };
}
