// How choices are listed: in groups, numbered, and which of them are buttons of the prompt.
import type { Choice, Zone } from '../../types';

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
/** So many signs of labels stand in a line of buttons, each of which takes up some more beside its words. */
const LINE = 110;
const BESIDE = 8;
/** How wide letters are on average, those of a question and those of its help. */
const SIGN = 9.2;
const SMALL_SIGN = 6.3;
const LAST_NUMBER = 9;
const ORDER = { '': 0, harm: 1, skip: 2, main: 3 };

/** In their own order, but ways to do nothing and the usual way on at the end. */
function sorted(choices: readonly Choice[]): Choice[] {
  return [...choices].sort((a, b) => ORDER[a.tone ?? ''] - ORDER[b.tone ?? '']);
}

/** Choices by their groups, in the order in which the groups first appear. */
function byGroup(choices: readonly Choice[]): Map<string, Choice[]> {
  const groups = new Map<string, Choice[]>();
  for (const choice of sorted(choices)) {
    const title = choice.group ?? '';
    const there = groups.get(title);
    if (there) there.push(choice);
    else groups.set(title, [choice]);
  }
  return groups;
}

/** Choices by their groups, in the order of their keys; what has none stands after them. */
export function grouped(choices: readonly Choice[], keys = numbers(choices)): Group[] {
  const keyed = choices.filter(({ id }) => keys.has(id)).sort((a, b) => keys.get(a.id)! - keys.get(b.id)!);
  const groups: Group[] = [];
  for (const choice of keyed) {
    const title = choice.group ?? '';
    const listed = { choice, number: keys.get(choice.id)! };
    if (groups.at(-1)?.title === title) groups.at(-1)!.choices.push(listed);
    else groups.push({ title, choices: [listed] });
  }
  for (const [title, list] of byGroup(choices.filter(({ id }) => !keys.has(id)))) {
    const rest = list.map((choice) => ({ choice, number: null }));
    const there = [...groups].reverse().find((group) => group.title === title);
    if (there) there.choices.push(...rest);
    else groups.push({ title, choices: rest });
  }
  return groups;
}

/**
 * The number key of each choice that has one: first of what is no more than a button, so that it does not change with what lies on the
 * table. A choice with a letter of its own has no number: what is asked for by name must not come under a key that meant something else.
 * Where there are such, what shows no number has none: with every choice it would mean something else, and nobody would see that.
 */
export function numbers(choices: readonly Choice[], seen: (choice: Choice) => boolean = () => true): Map<string, number> {
  const named = choices.some((choice) => choice.hotkey);
  const unnamed = choices.filter((choice) => !choice.hotkey && (!named || seen(choice)));
  const parts = [unnamed.filter((choice) => !choice.on?.length), unnamed.filter((choice) => choice.on?.length)];
  const all = parts.flatMap((part) => [...byGroup(part).values()].flat());
  return new Map(all.slice(0, LAST_NUMBER).map((choice, place) => [choice.id, place + 1]));
}

/** Whether a choice shows its number even where the choices are not listed: a button, or a card that lies open before the viewer. */
export function inSight(zones: readonly Zone[], { on = [] }: Choice): boolean {
  if (on.length !== 1) return !on.length;
  return inHand(zones).has(on[0]!.split('/', 1)[0]!);
}

/** The cards that lie open before the viewer. */
export function inHand(zones: readonly Zone[]): ReadonlySet<string> {
  const open = zones.filter(({ look = 'fan', place = 'dock', minor }) => look === 'fan' && place === 'dock' && !minor);
  return new Set(open.flatMap(({ cards = [] }) => cards.map((id) => `card:${id}`)));
}

/** The choice that a number key takes. */
export function numbered(choices: readonly Choice[], number: number, keys = numbers(choices)): Choice | null {
  return choices.find((choice) => keys.get(choice.id) === number) ?? null;
}

/** The usual way on, which Enter takes. */
export function main(choices: readonly Choice[]): Choice | null {
  return choices.find((choice) => choice.tone === 'main') ?? null;
}

/** Four choices stand as buttons, more if they are short enough for a line; the usual way on is the last. Else all but the ways on are a list. */
export function promptParts(choices: readonly Choice[]): { buttons: Choice[]; list: Choice[] } {
  const all = sorted(choices);
  if (all.length <= MOST_BUTTONS || short(all)) return { buttons: all, list: [] };
  const ways = all.filter((choice) => choice.tone === 'main' || choice.tone === 'skip');
  const buttons = ways.length > MOST_BUTTONS ? ways.filter((choice) => choice.tone === 'main') : ways;
  return { buttons, list: choices.filter((choice) => !buttons.includes(choice)) };
}

function short(choices: readonly Choice[]): boolean {
  const signs = choices.reduce((sum, { label }) => sum + label.length + BESIDE, 0);
  return signs <= LINE && choices.every(({ hint, preview }) => !hint && !preview?.text);
}

/** How wide a question must stand so that it takes one line and its help two, in px; it may stand beside buttons if it can. */
export function widthOf(text: string, help: string): number {
  return Math.ceil(Math.max(text.length * SIGN, (help.length * SMALL_SIGN) / 2));
}
