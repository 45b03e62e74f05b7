import { describe, expect, test } from 'vitest';
import type { Delta, Scene, Whole } from '../types';
import { apply, held } from './delta';

const scene: Scene = {
  game: 'keep',
  rev: 4,
  title: 'Keep',
  boards: { main: { grid: 'graph', title: 'Cellar', cells: { 1: { place: [0, 0], label: 'Hall' }, 2: { place: [1, 0], label: 'Den' } } } },
  pieces: { m1: { at: 'cell:main/1', name: 'Rat' }, m2: { at: 'cell:main/2', name: 'Cat' } },
  prompt: { text: 'Go on' },
  log: [],
};
const whole: Whole = {
  kind: 'whole',
  rev: 4,
  seat: 0,
  language: 'en',
  scene,
  log: { start: 0, lines: [{ text: 'one' }, { text: 'two' }], moves: [0, 1] },
};
const delta: Delta = { kind: 'delta', base: 4, rev: 5, seat: 0, language: 'en' };
const texts = (lines: readonly { line: { text: string } }[] | undefined) => lines?.map((each) => each.line.text);

describe('a change', () => {
  test('puts whole fields, and entries of maps one by one', () => {
    const next = apply(held(whole), { ...delta, put: { prompt: null, pieces: { m2: { at: 'cell:main/1', name: 'Cat' } } } });
    expect(next?.scene.prompt).toBeNull();
    expect(next?.scene.pieces).toEqual({ m1: scene.pieces!.m1, m2: { at: 'cell:main/1', name: 'Cat' } });
    expect(next?.scene.rev).toBe(5);
  });

  test('changes single cells of a board and keeps its other fields and cells', () => {
    const put = { boards: { main: { cells: { 2: { place: [1, 0], label: 'Lair' } } } } };
    const board = apply(held(whole), { ...delta, put })?.scene.boards.main;
    expect(board?.title).toBe('Cellar');
    expect(board?.cells[2]?.label).toBe('Lair');
    expect(board?.cells[1]).toBe(scene.boards.main!.cells[1]);
  });

  test('takes away what is gone, also cells, and leaves the old state as it was', () => {
    const next = apply(held(whole), { ...delta, gone: ['pieces/m1', 'boards/main/cells/2', 'cards/k9'] });
    expect(Object.keys(next!.scene.pieces!)).toEqual(['m2']);
    expect(Object.keys(next!.scene.boards.main!.cells)).toEqual(['1']);
    expect(Object.keys(scene.pieces!)).toEqual(['m1', 'm2']);
  });

  test('adds a board that is new, and a map that was not there', () => {
    const other = { grid: 'square', cells: {} };
    const next = apply(held(whole), { ...delta, put: { boards: { other }, cards: { k1: { name: 'Bite', lines: [] } } } });
    expect(next?.scene.boards.other).toEqual(other);
    expect(next?.scene.cards?.k1?.name).toBe('Bite');
  });

  test('cuts the log off at its start and adds the new lines', () => {
    const next = apply(held(whole), { ...delta, log: { start: 1, lines: [{ text: 'three' }], moves: [3] } });
    expect(texts(next?.log)).toEqual(['one', 'three']);
    expect(next?.log[1]?.move).toBe(3);
  });

  test('of another revision, seat or language, or with lines missing between, does not fit', () => {
    expect(apply(held(whole), { ...delta, base: 3 })).toBeNull();
    expect(apply(held(whole), { ...delta, seat: 1 })).toBeNull();
    expect(apply(held(whole), { ...delta, language: 'uk' })).toBeNull();
    expect(apply(held(whole), { ...delta, log: { start: 3, lines: [] } })).toBeNull();
  });
});
