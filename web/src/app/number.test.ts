import { expect, test } from 'vitest';
import { nearestNumber, typedNumber } from './number';

test('a number counts as soon as it is typed, and nothing else does', () => {
  expect(['3', '12', '', '1.5', '-1', '21', 'x'].map((text) => typedNumber(text, 0, 20))).toEqual([3, 12, null, null, null, null, null]);
});

test('what is left in the field is put right', () => {
  expect(['25', '-4', '2.7', '', 'x'].map((text) => nearestNumber(text, 0, 20, 6))).toEqual([20, 0, 2, 6, 6]);
});
