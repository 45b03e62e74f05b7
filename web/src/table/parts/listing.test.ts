import { expect, test } from 'vitest';
import type { Choice } from '../../types';
import { keyChoice } from './keyboard';
import { grouped, inSight, main, numbered, numbers, promptParts, widthOf } from './listing';

const choice = (id: string, more: Partial<Choice> = {}): Choice => ({ id, label: id, ...more });
const ids = (choices: readonly Choice[]) => choices.map((each) => each.id);

test('choices stand in groups, in the order in which the groups first appear', () => {
  const groups = grouped([choice('a', { group: 'Cards' }), choice('b'), choice('c', { group: 'Cards' })]);
  expect(groups.map((group) => [group.title, ids(group.choices.map((each) => each.choice))])).toEqual([
    ['Cards', ['a', 'c']],
    ['', ['b']],
  ]);
});

test('numbers run through the groups as they are listed', () => {
  const choices = [choice('a', { group: 'Cards' }), choice('b'), choice('c', { group: 'Cards' })];
  expect(Object.fromEntries(numbers(choices))).toEqual({ a: 1, c: 2, b: 3 });
  expect(numbered(choices, 2)?.id).toBe('c');
});

test('a list stands in the order of its numbers, and what has none after them in its group', () => {
  const choices = [choice('far', { group: 'Cards' }), choice('hand', { group: 'Cards' }), choice('button'), choice('cell', { group: 'Board' })];
  const groups = grouped(choices, new Map([['button', 1], ['hand', 2]]));
  const listed = groups.map(({ title, choices }) => [title, choices.map(({ choice: { id }, number }) => [id, number])]);
  expect(listed).toEqual([['', [['button', 1]]], ['Cards', [['hand', 2], ['far', null]]], ['Board', [['cell', null]]]]);
});

test('only the first nine choices have a number', () => {
  const choices = Array.from({ length: 12 }, (_, index) => choice(`c${index}`));
  expect(numbers(choices).size).toBe(9);
  expect(numbers(choices).has('c9')).toBe(false);
  expect(numbered(choices, 9)?.id).toBe('c8');
});

test('the usual way on stands last among the buttons, the way to do nothing before it', () => {
  const parts = promptParts([choice('go', { tone: 'main' }), choice('skip', { tone: 'skip' }), choice('one'), choice('hurt', { tone: 'harm' })]);
  expect(ids(parts.buttons)).toEqual(['one', 'hurt', 'skip', 'go']);
  expect(parts.list).toEqual([]);
});

test('buttons are numbered as they stand', () => {
  const asked = [choice('skip', { tone: 'skip' }), choice('hurt', { tone: 'harm' }), choice('one')];
  const keys = numbers(asked);
  expect(promptParts(asked).buttons.map(({ id }) => keys.get(id))).toEqual([1, 2, 3]);
});

test('where there are more than four buttons, all but the ways on become a list in their own order', () => {
  const many = ['a', 'b', 'c', 'd'].map((id) => choice(id, { hint: 'what it does' }));
  const parts = promptParts([choice('go', { tone: 'main' }), ...many, choice('skip', { tone: 'skip' })]);
  expect(ids(parts.buttons)).toEqual(['skip', 'go']);
  expect(ids(parts.list)).toEqual(['a', 'b', 'c', 'd']);
});

test('more than four stand side by side where they are short, so that none of a kind is set apart', () => {
  const draws = ['3', '2', '1'].map((id) => choice(id, { label: `Draw ${id} cards`, tone: 'skip' }));
  const asked = [choice('4', { label: 'Draw 4 cards', tone: 'main' }), ...draws, choice('0', { label: 'Draw nothing', tone: 'skip' })];
  expect(ids(promptParts(asked).buttons)).toEqual(['3', '2', '1', '0', '4']);
  expect(promptParts(asked).list).toEqual([]);
});

test('where there are too many ways on, they stay together: only the usual one is a button', () => {
  const skips = Array.from({ length: 7 }, (_, index) => choice(`a way to do nothing, number ${index}`, { tone: 'skip' }));
  const parts = promptParts([choice('go', { tone: 'main' }), ...skips]);
  expect(ids(parts.buttons)).toEqual(['go']);
  expect(parts.list).toHaveLength(7);
});

test('the keys of buttons do not change with what lies on the table, and there is one though much lies there', () => {
  const cards = (count: number) => Array.from({ length: count }, (_, index) => choice(`card ${index}`, { group: 'Play', on: [`card:${index}`] }));
  const ways = [choice('luck', { group: 'Play' }), choice('pass', { tone: 'skip' }), choice('never', { tone: 'skip' })];
  for (const count of [0, 1, 12]) {
    const keys = numbers([...cards(count), ...ways]);
    expect(['luck', 'pass', 'never'].map((id) => keys.get(id))).toEqual([1, 2, 3]);
  }
});

test('a long question wants more room than a short one, and long help too', () => {
  expect(widthOf('a'.repeat(80), '')).toBeGreaterThan(2 * widthOf('a'.repeat(30), ''));
  expect(widthOf('Go', 'a'.repeat(300))).toBeGreaterThan(widthOf('Go', 'a'.repeat(60)));
});

/** A table with some choices left, as keys see it. */
const tableOf = (left: Choice[]) => ({ left, menu: null, numbers: numbers(left) });

test('Enter takes the usual way on and nothing else', () => {
  expect(main([choice('a'), choice('go', { tone: 'main' })])?.id).toBe('go');
  expect(keyChoice(tableOf([choice('a')]), 'Enter')).toBeNull();
});

test('a number belongs to the menu while one is open', () => {
  const table = tableOf([choice('a'), choice('b')]);
  expect(keyChoice({ ...table, menu: { at: 'card:x', choices: [choice('b')] } }, '1')?.id).toBe('b');
  expect(keyChoice(table, '1')?.id).toBe('a');
});

test('a choice can have a letter of its own, in every alphabet', () => {
  const table = tableOf([choice('a', { hotkey: 's' })]);
  expect(keyChoice(table, 'S')?.id).toBe('a');
  expect(keyChoice(table, 'і', 'KeyS')?.id).toBe('a');
  expect(keyChoice(table, 'd', 'KeyS')).toBeNull();
});

test('a choice with a letter never comes under a number, whatever else is gone', () => {
  const end = choice('end', { hotkey: 'e', tone: 'skip' });
  expect(keyChoice(tableOf([end, choice('card', { on: ['card:a'] })]), '1')?.id).toBe('card');
  expect(keyChoice(tableOf([end]), '1')).toBeNull();
  expect(keyChoice(tableOf([end]), 'e')?.id).toBe('end');
});

test('beside choices with letters, only what shows its number has one', () => {
  const hand = { title: 'Hand', cards: ['a'] };
  const book = { title: 'Book', cards: ['b'], minor: true, look: 'pile' as const };
  const seen = (each: Choice) => inSight([hand, book], each);
  const some = [choice('step', { on: ['cell:m/1'] }), choice('craft', { on: ['card:b'] }), choice('use', { on: ['card:a'] }), choice('button')];
  expect(Object.fromEntries(numbers([...some, choice('end', { hotkey: 'e' })], seen))).toEqual({ button: 1, use: 2 });
  expect(numbers(some, seen).size).toBe(4);
});
