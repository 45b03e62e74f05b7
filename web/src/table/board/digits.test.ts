import { describe, expect, it } from 'vitest';
import { digitSize } from './digits';

describe('the digit of a cell', () => {
  it('is as large as it was drawn where the board is shown large', () => {
    expect(digitSize(1.5, 31)).toBe(12.5);
  });

  it('can be read where the board is shown small', () => {
    expect(digitSize(0.5, 31) * 0.5).toBe(12);
  });

  it('leaves room for what is in the cell', () => {
    expect(digitSize(0.2, 31)).toBeCloseTo(27.9);
  });
});
