import { expect, it } from 'vitest';
import { onBoard, PATIENCE, RESERVED, reserve } from './reserve';

it('keeps the same room for short questions and for longer ones', () => {
  const first = reserve(null, 'map', 1, 58);
  expect(first.height).toBe(RESERVED);
  expect(reserve(first, 'map', 2, 104).height).toBe(RESERVED);
  expect(reserve(first, 'map', 2, 0).height).toBe(RESERVED);
});

it('grows for a lesson, and does not shrink because one question wants less', () => {
  const taught = reserve(null, 'map', 1, 150);
  expect(taught.height).toBe(166);
  expect(reserve(taught, 'map', 2, 58).height).toBe(166);
  expect(reserve(taught, 'map', 2, 0).height).toBe(166);
  expect(reserve(taught, 'map', 2, 400).height).toBe(181);
});

it('shrinks when several questions in a row want less; the same one counts once', () => {
  let room = reserve(null, 'map', 0, 150);
  for (let time = 0; time < 2 * PATIENCE; time++) room = reserve(room, 'map', 1, 58);
  for (let rev = 1; rev < PATIENCE; rev++) room = reserve(room, 'map', rev, 58);
  expect(room.height).toBe(166);
  expect(reserve(room, 'map', PATIENCE, 58).height).toBe(RESERVED);
});

it('begins anew with other boards', () => {
  expect(reserve(reserve(null, 'map', 1, 150), 'map,combat', 2, 58).height).toBe(RESERVED);
});

it('tells what lies on a board', () => {
  expect(['cell:map/3', 'piece:m1', 'card:k', 'zone:hand', 'panel:p'].map(onBoard)).toEqual([true, true, false, false, false]);
});
