import { expect, test } from 'vitest';
import { Notices } from './notices.svelte';

test('whose turn it is takes the place of whose it was; other news stay', () => {
  const notices = new Notices();
  notices.show('Now it is Anna’s turn.', 'plain', 'turn');
  notices.show('The table has moved on.', 'bad');
  notices.show('Now it is Taras’s turn.', 'plain', 'turn');
  notices.show('The table has moved on.', 'bad');
  expect(notices.list.map(({ text }) => text)).toEqual(['Now it is Taras’s turn.', 'The table has moved on.']);
});
