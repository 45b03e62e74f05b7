import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { makeBundle, speak, t } from './words.svelte';

const texts = import.meta.glob<string>('./*/*.ftl', { query: '?raw', import: 'default', eager: true });
const sources = import.meta.glob<string>(['../**/*.svelte', '../**/*.ts', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

function textOf(language: string): string {
  const files = Object.entries(texts).filter(([path]) => path.startsWith(`./${language}/`));
  return files.map(([, text]) => text).join('\n');
}

function variables(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(variables);
  if (typeof part !== 'object' || part === null) return [];
  const { type, name } = part as { type?: string; name?: string };
  return [...(type === 'var' ? [name!] : []), ...Object.values(part).flatMap(variables)];
}

/** Every key of a language with the variables that it uses. */
function keys(language: string): Map<string, string[]> {
  const body = new FluentResource(textOf(language)).body;
  return new Map(body.map((message) => [message.id, [...new Set(variables(message))].sort()]));
}

const english = keys('en');

test.each(['uk', 'ru'])('%s has the same messages with the same variables as English', (language) => {
  expect(Object.fromEntries([...keys(language)].sort())).toEqual(Object.fromEntries([...english].sort()));
});

test.each(['en', 'uk', 'ru'] as const)('no line of %s is lost: everything can be read, nothing is said twice', (language) => {
  const written = [...textOf(language).matchAll(/^(-?[a-z][\w-]*) *=/gm)].map((found) => found[1]);
  expect([...keys(language).keys()]).toEqual(written);
  expect(written.filter((key, index) => written.indexOf(key) !== index)).toEqual([]);
  const bundle = makeBundle(language, textOf(language));
  expect(written.filter((key) => !key!.startsWith('-') && !bundle.getMessage(key!)?.value)).toEqual([]);
});

test('every message that the code names exists', () => {
  const named = Object.values(sources).flatMap((source) => [...source.matchAll(/\bt\(\s*'([^']+)'/g)].map((found) => found[1]!));
  expect(named.length).toBeGreaterThan(0);
  expect([...new Set(named)].filter((key) => !english.has(key))).toEqual([]);
});

test('every message is named somewhere, whole or by its beginning', () => {
  const code = Object.values(sources).join('\n');
  const begun = [...code.matchAll(/[`'"]([a-z]+-(?:[a-z]+-)*)(?:\$\{|')/g)].map((found) => found[1]!);
  const unused = [...english.keys()].filter(
    (key) => !key.startsWith('-') && !code.includes(`'${key}'`) && !begun.some((start) => key.startsWith(start)),
  );
  expect(unused).toEqual([]);
});

test.each(['uk', 'ru'])('in %s nobody is taken for a man', (language) => {
  expect(textOf(language).match(/самому(?![\wа-яіїєґ])/gi)).toBeNull();
});

test('another language is spoken at once, and an unknown message says its key', async () => {
  await speak('en');
  expect(t('app-close')).toBe('Close');
  await speak('uk');
  expect(t('app-close')).toBe('Закрити');
  expect(t('no-such-message')).toBe('no-such-message');
});
