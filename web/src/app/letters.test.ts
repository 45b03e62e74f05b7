import { expect, test } from 'vitest';
import { letterOf } from './letters';

test('seats are called A, B, C, whoever sits there', () => {
  expect([0, 1, 5].map(letterOf)).toEqual(['A', 'B', 'F']);
});
