import { expect, test } from 'vitest';
import { firstLanguage, readKept, Settings } from './settings.svelte';

test('what was kept comes back', () => {
  const before = new Settings();
  before.pace = 'step';
  before.sound = false;
  expect(readKept(JSON.stringify(before.kept))).toEqual(before.kept);
});

test('what is no longer allowed is forgotten', () => {
  expect(readKept('{"theme": "pink", "pace": "fast", "old": 1}')).toEqual({ pace: 'fast' });
});

test.each([null, 'broken', '3', 'null', '[]'])('%s is as good as nothing', (text) => {
  expect(readKept(text)).toEqual({});
});

test('the first language that we speak is taken', () => {
  expect(firstLanguage(['de-DE', 'uk-UA', 'en'])).toBe('uk');
  expect(firstLanguage(['de'])).toBe('en');
});
