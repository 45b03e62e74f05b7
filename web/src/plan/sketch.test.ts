import { expect, test } from 'vitest';
import { edge, step, touch } from './hexes';
import { example, firstCase, fromLink, readCase, Sketch, toLink } from './sketch.svelte';

function drawn(): Sketch {
  const sketch = new Sketch();
  sketch.draw(example());
  return sketch;
}

test('a map that is drawn is read back as it was', () => {
  const { floor, monsters, ...more } = drawn().toCase();
  expect(new Set(floor.map(String))).toEqual(new Set(example().floor.map(String)));
  expect(monsters).toEqual([{ at: [1, 1], acting: true }, { at: [1, 2], acting: false }]);
  expect(more.characters).toEqual(example().characters);
  expect(more.thin_walls).toEqual(example().thin_walls);
});

test('a link carries the whole map', () => {
  const sketch = drawn();
  expect(fromLink(toLink(sketch.toCase()))).toEqual(sketch.toCase());
});

test('only one monster acts', () => {
  const sketch = drawn();
  sketch.use('acting', [1, 2]);
  expect(sketch.toCase().monsters).toEqual([{ at: [1, 1], acting: false }, { at: [1, 2], acting: true }]);
});

test('a wall takes figures away, and nothing takes first the figure and then the hex', () => {
  const sketch = drawn();
  sketch.use('walls', [1, 2]);
  expect(sketch.toCase().monsters).toHaveLength(1);
  sketch.use('nothing', [1, 1]);
  expect(sketch.grounds.get('1,1')).toBe('floor');
  sketch.use('nothing', [1, 1]);
  expect(sketch.grounds.has('1,1')).toBe(false);
});

test('a thin wall is built between two neighbours, and taken away again', () => {
  const sketch = drawn();
  for (const spot of [[0, 0], [0, 1], [3, 0], [4, -1]] as [number, number][]) sketch.use('thin', spot);
  expect(sketch.toCase().thin_walls).toEqual([[[0, 0], [0, 1]]]);
});

test('a text without a case is refused', () => {
  expect(() => readCase('{"cases": []}')).toThrow();
  expect(() => readCase('[')).toThrow();
});

test('arrow keys go to neighbours, and the edge between two lies in their middle', () => {
  for (const arrow of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'])
    for (const from of [[0, 0], [1, 2], [-3, 1]] as [number, number][]) expect(touch(from, step(from, arrow)!)).toBe(true);
  const { x1, x2 } = edge([0, 0], [0, 1]);
  expect(x1 + x2).toBeCloseTo(0);
});

test('of several cases the first is taken; anything else stays as it is, so that its fault can be told', () => {
  expect(JSON.parse(firstCase('{"cases": [{"id": 1}, {"id": 2}]}'))).toEqual({ id: 1 });
  for (const text of ['[', '{"floor": []}', '{"cases": []}', 'null']) expect(firstCase(text)).toBe(text);
});

test('characters have letters and colours of their own', () => {
  const sketch = drawn();
  expect(sketch.characters.map(({ key }) => [sketch.letter(key), sketch.colour(key)])).toEqual([['A', 1], ['B', 2]]);
});
