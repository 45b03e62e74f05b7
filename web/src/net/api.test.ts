import { afterEach, expect, test, vi } from 'vitest';
import { speak } from '../words/words.svelte';
import { api, pathOf, sentence } from './api';
import { keyIn, me } from './person.svelte';

afterEach(() => {
  vi.unstubAllGlobals();
  me.key = '';
});

function answer(status: number, body: unknown) {
  const fetched = vi.fn(async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

async function refusal(call: Promise<unknown>): Promise<string> {
  return call.then(
    () => 'not refused',
    (error: unknown) => sentence(error),
  );
}

test('parts of a path are escaped', () => {
  expect(pathOf(['rooms', 'a/b', 3], { language: 'uk' })).toBe('/api/rooms/a%2Fb/3?language=uk');
});

test('a person’s key goes with a request', async () => {
  const fetched = answer(200, { key: 'k', name: 'Mira', language: 'en' });
  me.key = 'k1';
  await api.changePerson({ name: 'Mira', language: 'en' });
  expect(fetched).toHaveBeenCalledWith('/api/me?language=en', {
    method: 'PUT',
    headers: { Authorization: 'Bearer k1', 'Content-Type': 'application/json' },
    body: '{"name":"Mira","language":"en"}',
  });
});

test('whatever is asked for, a refusal comes in the language that is spoken', async () => {
  const fetched = answer(200, {});
  await speak('uk');
  await api.changeSeat('r', 1, { do: 'stand_in', name: '', language: 'uk' });
  await api.exportRoom('r');
  await api.lobby('ru');
  await speak('en');
  const asked = fetched.mock.calls.map(([path]: unknown[]) => String(path).split('?')[1]);
  expect(asked).toEqual(['language=uk', 'language=uk', 'language=ru']);
});

test('the server’s own sentence says why something was refused', async () => {
  answer(409, { error: { code: 'taken', text: 'Somebody sits here.' } });
  expect(await refusal(api.sitDown('c', { name: 'Mira' }))).toBe('Somebody sits here.');
});

test('an answer that nobody understands, and no answer at all, are told in words', async () => {
  await speak('en');
  answer(502, '<html>');
  expect(await refusal(api.lobby('en'))).toBe('The server could not do that (answer 502).');
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('refused');
  });
  expect(await refusal(api.lobby('en'))).toContain('The server does not answer.');
});

test.each([
  ['#me=a%2Bb', 'a+b'],
  ['#main', ''],
  ['', ''],
])('the key in “%s” is “%s”', (hash, key) => {
  expect(keyIn(hash)).toBe(key);
});
