import { expect, it } from 'vitest';
import { onBoard, RESERVED, reserve } from './reserve';

it('keeps the same room for short questions and for longer ones', () => {
  const first = reserve(null, 'map', 58);
  expect(first.height).toBe(RESERVED);
  expect(reserve(first, 'map', 104).height).toBe(RESERVED);
  expect(reserve(first, 'map', 0).height).toBe(RESERVED);
});

it('grows for a lesson, and does not shrink after it', () => {
  const taught = reserve(null, 'map', 150);
  expect(taught.height).toBe(166);
  expect(reserve(taught, 'map', 58).height).toBe(166);
  expect(reserve(taught, 'map', 400).height).toBe(181);
});

it('begins anew with other boards', () => {
  expect(reserve(reserve(null, 'map', 150), 'map,combat', 58).height).toBe(RESERVED);
});

it('tells what lies on a board', () => {
  expect(['cell:map/3', 'piece:m1', 'card:k', 'zone:hand', 'panel:p'].map(onBoard)).toEqual([true, true, false, false, false]);
});
