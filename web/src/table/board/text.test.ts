import { expect, it } from 'vitest';
import { fitLines, fitText } from './text.svelte';

const measure = (text: string, size: number) => [...text].length * size * 0.5;

it('a name that fits keeps its size', () => {
  expect(fitText('Vault', 100, 18, 14, measure)).toEqual({ text: 'Vault', size: 18 });
});

it('a longer one becomes smaller first', () => {
  const found = fitText('Apothecary', 80, 18, 14, measure);
  expect(found.text).toBe('Apothecary');
  expect(found.size).toBe(16);
});

it('and is cut only then', () => {
  const { text, size } = fitText('The Apothecary of the Deep', 80, 18, 14, measure);
  expect(size).toBe(14);
  expect(text.endsWith('…')).toBe(true);
  expect(measure(text, size)).toBeLessThanOrEqual(80);
});

it('a name that is too long for its line goes on in a second one, and is cut off only where that is too short', () => {
  const measure = (text: string, size: number) => text.length * size;
  const lines = (text: string) => fitLines(text, [100, 60], 10, 8, measure).map((line) => line.text);
  expect(lines('Short name')).toEqual(['Short name']);
  expect(lines('The Long Way')).toEqual(['The Long', 'Way']);
  expect(lines('Up in the Window')).toEqual(['Up in the', 'Window']);
  expect(lines('The Neverendingness')).toEqual(['The Neveren…']);
});
