import { expect, it } from 'vitest';
import type { Choice } from '../../types';
import { TableState } from './table.svelte';

const GO: Choice = { id: 'go', label: 'Go', on: ['cell:main/a'] };

function pointedAt(): TableState {
  const table = new TableState();
  table.scene = { game: 'toy', title: '', boards: {}, choices: [GO] };
  table.previewed = GO;
  table.weighed = [GO];
  table.asked = 'card:k';
  table.picked = ['card:l'];
  return table;
}

it('ends all that was shown on the side when somebody looks away, but not what was picked', () => {
  const table = pointedAt();
  table.lookAway();
  expect([table.previewed, table.weighed, table.asked, table.turnedAway]).toEqual([null, [], null, 1]);
  expect(table.picked).toEqual(['card:l']);
});

it('tells no longer why not when there is a new scene, and keeps what can still be chosen', () => {
  const table = pointedAt();
  table.scene = { ...table.scene!, choices: [{ ...GO }] };
  table.renew();
  expect([table.asked, table.previewed?.id, table.weighed.length]).toEqual([null, 'go', 1]);
});
