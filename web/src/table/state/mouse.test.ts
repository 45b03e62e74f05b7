import { expect, test } from 'vitest';
import { Mouse } from './mouse';

const at = (pointerType: string, screenX: number, screenY = 0) => ({ pointerType, screenX, screenY });

test('a mouse points, a finger does not', () => {
  const mouse = new Mouse();
  expect(mouse.points(at('mouse', 1))).toBe(true);
  expect(mouse.points(at('mouse', 1))).toBe(true);
  expect(mouse.points(at('touch', 1))).toBe(false);
});

test('what moves below a mouse that lies still after a touch is not pointed at, until it moves', () => {
  const mouse = new Mouse();
  mouse.heard(at('mouse', 5));
  mouse.heard(at('touch', 90));
  expect(mouse.points(at('mouse', 5))).toBe(false);
  mouse.heard(at('mouse', 5));
  expect(mouse.points(at('mouse', 5))).toBe(false);
  mouse.heard(at('mouse', 6));
  expect(mouse.points(at('mouse', 6))).toBe(true);
});
