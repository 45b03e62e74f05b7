import { expect, test } from 'vitest';
import type { Scene } from '../../types';
import { after, goesOn } from './steps';

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
