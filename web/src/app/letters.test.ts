import { expect, test } from 'vitest';
import { letters } from './letters';

test('first letters tell people apart', () => {
  expect(letters(['Mira', 'тарас', ''])).toEqual(['M', 'Т', '']);
});

test('people with the same first letter get letters by their seats', () => {
  expect(letters(['Mira', '', 'max'])).toEqual(['A', '', 'C']);
});
