import { expect, it } from 'vitest';
import { isMore } from './more';

it.each([
  ['is more below at the top of a long list', 0, 300, true],
  ['is no more at its end, nor a hair before it', 197, 300, false],
  ['is no more where all is seen', 0, 100, false],
])('there %s', (_, scrollTop, scrollHeight, found) => {
  expect(isMore({ scrollTop, clientHeight: 100, scrollHeight })).toBe(found);
});
