import { describe, expect, it, vi } from 'vitest';
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

describe('a click while what happened is being shown', () => {
  const CARDS: Choice[] = [
    { id: 'a b', label: '', on: ['card:a', 'card:b'] },
    { id: 'a c', label: '', on: ['card:a', 'card:c'] },
  ];
  function shown(choices: Choice[]): TableState {
    const table = new TableState();
    table.playing = true;
    table.skip = () => {
      table.scene = { game: 'toy', title: '', boards: {}, choices };
      table.playing = false;
    };
    table.send = vi.fn();
    return table;
  }

  it('ends that, and begins a choice', () => {
    const table = shown(CARDS);
    expect(table.hurry('card:a')).toBe(true);
    expect([table.playing, table.picked]).toEqual([false, ['card:a']]);
  });

  it('takes nothing that nobody has seen yet', () => {
    const table = shown([GO]);
    expect(table.hurry('cell:main/a')).toBe(true);
    expect(table.playing).toBe(false);
    expect(table.send).not.toHaveBeenCalled();
  });

  it('says where it meant no choice', () => {
    expect(shown([GO]).hurry('card:k')).toBe(false);
    expect(new TableState().hurry('card:k')).toBe(false);
  });
});

it('gives a choice the same number whether all choices are listed or not', () => {
  const table = new TableState();
  const choices: Choice[] = [GO, { id: 'use', label: '', on: ['card:a'] }, { id: 'end', label: '', hotkey: 'e' }, { id: 'craft', label: '', on: ['card:b'] }];
  table.scene = { game: 'toy', title: '', boards: {}, choices, zones: { hand: { title: '', cards: ['a'] }, book: { title: '', cards: ['b'], look: 'pile' } } };
  const closed = [...table.numbers];
  table.listed = true;
  expect([closed, [...table.numbers]]).toEqual([[['use', 1]], [['use', 1]]]);
});
