import { expect, test } from 'vitest';
import { hidden } from './ends';

test('a row tells at which ends there is more', () => {
  const row = (scrollLeft: number, scrollWidth = 300) => hidden({ scrollLeft, clientWidth: 100, scrollWidth });
  expect(row(0, 100)).toEqual({ before: false, after: false });
  expect(row(0)).toEqual({ before: false, after: true });
  expect(row(90)).toEqual({ before: true, after: true });
  expect(row(200)).toEqual({ before: true, after: false });
});
