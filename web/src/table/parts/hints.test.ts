import { expect, test } from 'vitest';
import { hintFor, opening } from './hints';

const HINT = 'Take a card. Choose a half of it.\nPoint at a half to see where it leads.';

test('whoever cannot point is not told to', () => {
  expect(hintFor(HINT, true)).toBe(HINT);
  expect(hintFor(HINT, false)).toBe('Take a card. Choose a half of it.');
});

test('a hint opens with a whole sentence', () => {
  expect(opening('Take a card. Choose a half of it.')).toEqual(['Take a card.', 'Choose a half of it.']);
  expect(opening('Move 2.5 steps!')).toEqual(['Move 2.5 steps!', '']);
});
