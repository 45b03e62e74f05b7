import { expect, test } from 'vitest';
import type { Scene } from '../../types';
import { after, aim, between, goesOn } from './steps';

const scene = (pieces: Scene['pieces'], label = 'Hall'): Scene => ({
  game: 'keep', rev: 0, title: '', pieces, boards: { main: { grid: 'graph', cells: { 1: { place: [0, 0], label } } } },
});
const rat = { at: 'cell:main/1', name: 'Rat' };

test('something that leaves is no longer there, though the end knows it', () => {
  expect(after(scene({ m1: rat }), scene({ m1: rat }), { kind: 'leave', on: 'piece:m1' }).pieces).toEqual({});
});

test('something that arrives is taken from the end, where its way ends', () => {
  const fx = { kind: 'arrive', on: 'piece:m1', path: ['cell:main/2'] } as const;
  expect(after(scene({}), scene({ m1: rat }), { ...fx, path: [...fx.path] }).pieces?.m1).toEqual({ ...rat, at: 'cell:main/2' });
});

test('something that changes keeps its place until it moves', () => {
  const end = { at: 'cell:main/9', name: 'Rat', spent: true };
  const now = after(scene({ m1: rat }), scene({ m1: end }), { kind: 'change', on: 'piece:m1' });
  expect(now.pieces?.m1).toEqual({ ...end, at: 'cell:main/1' });
});

test('a cell that changes looks as in the end', () => {
  const now = after(scene({}), scene({}, 'Ruin'), { kind: 'change', on: 'cell:main/1' });
  expect(now.boards.main?.cells[1]?.label).toBe('Ruin');
});

test('a log goes on where another ends, unless something was cut off', () => {
  const [a, b, c] = [{}, {}, {}];
  expect(goesOn([a], [a, b])).toBe(true);
  expect(goesOn([], [a])).toBe(true);
  expect(goesOn([a, b], [a])).toBe(false);
  expect(goesOn([a, b], [a, c])).toBe(false);
});

const gnoll = (at: string) => ({ at, name: 'Gnoll', owner: 2 });

test('advice about a piece of an owner in a cell finds the piece that ends where it leads', () => {
  const now = scene({ g0: gnoll('cell:main/1'), g1: gnoll('cell:main/1'), g2: gnoll('cell:main/1') });
  const end = scene({ g0: gnoll('cell:main/9'), g1: gnoll('cell:main/2'), g2: gnoll('cell:main/1') });
  const fx = { kind: 'move', on: 'cell:main/1', owner: 2, path: ['cell:main/1', 'cell:main/2'] } as const;
  expect(aim(now, end, { ...fx, path: [...fx.path] }).on).toBe('piece:g1');
  expect(aim(now, end, { ...fx, path: ['cell:main/5'] }).on).toBe('piece:g0');
});

test('advice about what leaves or arrives finds the piece that is gone or new', () => {
  const now = scene({ g0: gnoll('cell:main/1'), g1: gnoll('cell:main/1') });
  const end = scene({ g0: gnoll('cell:main/1'), g3: gnoll('cell:main/4') });
  expect(aim(now, end, { kind: 'leave', on: 'cell:main/1', owner: 2 }).on).toBe('piece:g1');
  expect(aim(now, end, { kind: 'arrive', on: 'cell:main/4', owner: 2 }).on).toBe('piece:g3');
});

test('advice about a cell as such stays with the cell', () => {
  const fx = { kind: 'change', on: 'cell:main/1' } as const;
  expect(aim(scene({ g0: gnoll('cell:main/1') }), scene({}), fx)).toBe(fx);
});

test('while things are shown the cards lie where they will lie, and a new order of turns is seen before anybody had his', () => {
  const old: Scene = { ...scene({}), zones: { hand: { title: 'Hand', cards: ['a', 'b'] } }, choices: [{ id: 'go', label: 'Go' }] };
  const end: Scene = { ...scene({}), zones: { hand: { title: 'Hand', cards: ['b'] } }, turns: [{ name: 'Rat', number: '20', state: 'done' }] };
  const shown = between(old, end);
  expect([shown.zones?.hand?.cards, shown.choices, shown.turns]).toEqual([['b'], [], [{ name: 'Rat', number: '20', state: 'next' }]]);
  expect(between({ ...old, turns: [{ name: 'You', state: 'now' }] }, end).turns).toEqual([{ name: 'You', state: 'now' }]);
});

test('what happens to a piece is told in its row too', () => {
  const row = (value: string) => ({ foes: { title: 'Foes', rows: [{ name: 'Foes' }, { name: 'Rat', value, ref: 'piece:m1' }] } });
  const now = after({ ...scene({ m1: rat }), panels: row('8/8') }, { ...scene({ m1: rat }), panels: row('5/8') }, { kind: 'harm', on: 'piece:m1' });
  expect(now.panels?.foes?.rows.map((each) => each.value)).toEqual([undefined, '5/8']);
});
