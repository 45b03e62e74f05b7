import { expect, test } from 'vitest';
import { routeOf } from './router.svelte';

test.each([
  ['/', { screen: 'lobby' }],
  ['/about', { screen: 'about' }],
  ['/new/keep', { screen: 'new', game: 'keep' }],
  ['/table/r1', { screen: 'table', room: 'r1' }],
  ['/watch/c1', { screen: 'watch', code: 'c1' }],
  ['/join/c1/', { screen: 'join', code: 'c1' }],
  ['/replay/r1', { screen: 'replay', room: 'r1' }],
])('%s leads to its screen', (path, route) => {
  expect(routeOf(path)).toEqual(route);
});

test.each(['/nowhere', '/new', '/table/', '/table/r1/more', '/%E0%A4%A'])('%s is lost', (path) => {
  expect(routeOf(path)).toEqual({ screen: 'lost' });
});
