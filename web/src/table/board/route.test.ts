import { expect, it } from 'vitest';
import { shortened, squared } from './route';

it('a way to the room below goes through the gap between the rooms', () => {
  const way = squared([{ x: -50, y: 10 }, { x: -40, y: 190 }], [{ x: 0, y: 0 }, { x: 0, y: 180 }]);
  expect(way).toEqual([{ x: -50, y: 10 }, { x: 0, y: 10 }, { x: 0, y: 190 }, { x: -40, y: 190 }]);
});

it('a way to the room beside turns in the gap', () => {
  const way = squared([{ x: -50, y: 10 }, { x: 170, y: 30 }], [{ x: 0, y: 0 }, { x: 220, y: 0 }]);
  expect(way).toEqual([{ x: -50, y: 10 }, { x: 110, y: 10 }, { x: 110, y: 30 }, { x: 170, y: 30 }]);
});

it('a straight way stays straight', () => {
  expect(squared([{ x: 0, y: 0 }, { x: 200, y: 0 }], [{ x: 0, y: 0 }, { x: 200, y: 0 }])).toHaveLength(3);
});

it('it begins and ends at the edges of the pieces', () => {
  expect(shortened([{ x: 0, y: 0 }, { x: 100, y: 0 }], 20, 30)).toEqual([{ x: 20, y: 0 }, { x: 70, y: 0 }]);
});

it('and is not cut away when it is short', () => {
  expect(shortened([{ x: 0, y: 0 }, { x: 10, y: 0 }], 20, 30)).toHaveLength(2);
});
