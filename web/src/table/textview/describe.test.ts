import { beforeAll, expect, test } from 'vitest';
import type { Scene } from '../../types';
import { speak } from '../../words/words.svelte';
import { markText, onText, pieceText, places, reportText, rowText, sentences } from './describe';

const scene: Scene = {
  game: 'keep',
  rev: 0,
  title: '',
  boards: {
    main: {
      grid: 'graph',
      cells: {
        b: { place: [1, 0], label: 'Den', kind: 'hat', detail: 'Hat. Activate: a book.', marks: [{ name: 'Treasure 2', text: '2' }, { name: 'gold', count: 3 }] },
        a: { place: [0, 0], label: 'Hall' },
        c: { place: [0, 1], label: 'Pit' },
      },
      edges: [{ cells: ['a', 'b'] }, { cells: ['b', 'c'], kind: 'wall' }],
    },
  },
  pieces: { m1: { at: 'cell:main/a', name: 'Rat', owner: 0, health: [2, 3], states: ['tired'] } },
  seats: [{ name: 'Ratfolk' }],
};

beforeAll(() => speak('en'));

test('places are read row by row, with what is there and where they lead', () => {
  const found = places(scene, 'main', scene.boards.main!);
  expect(found.map((place) => place.label)).toEqual(['Hall', 'Den', 'Pit']);
  expect(found[0]?.pieces).toEqual(['Rat, of Ratfolk, health 2 of 3, tired']);
  expect(sentences(found[1]!.facts)).toBe('Hat. Activate: a book. Lies here: Treasure 2, 3 × gold. Leads to: Hall.');
  expect(found[2]?.facts).toEqual([]);
});

test('of very many places only those are read in which something is', () => {
  const found = places(scene, 'main', { ...scene.boards.main!, signs: { Hall: '.' } });
  expect(found.map((place) => place.label)).toEqual(['0·0 Hall', '1·0 Den']);
});

test('what a choice is clicked on is told only where its label does not', () => {
  expect(onText(scene, 'Move rat to the Den', ['piece:m1', 'cell:main/b'])).toBe('');
  expect(onText(scene, 'Bite', ['piece:m1', 'cell:main/a'])).toBe('Rat, Hall');
});

test('marks, pieces and rows say all their numbers', () => {
  expect(markText({ name: 'coin', count: 2 })).toBe('2 × coin');
  expect(pieceText(scene, { at: '', name: 'Viper', badge: '3' })).toBe('Viper 3');
  expect(rowText({ name: 'Vault', bar: [1, 4], detail: 'active' })).toBe('Vault: 1 of 4, active');
});

test('a report is read with its result, its reasons and its lists', () => {
  const rows = [{ name: 'Boars', value: '×2', detail: 'beaten' }, { name: 'Wolves' }];
  const report = { title: 'Combat: Mine', result: 'won' as const, text: ['Victory: Catherine'], parts: [{ title: 'Guards', chip: 'lost 2 of 3', rows }] };
  expect(reportText(report)).toEqual(['Combat: Mine: Victory', 'Victory: Catherine', 'Guards, lost 2 of 3: Boars: ×2, beaten; Wolves']);
});
