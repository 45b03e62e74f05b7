import { describe, expect, it } from 'vitest';
import type { Choice } from '../../types';
import { besides, begun, buttons, click, clickable, left, step, together } from './choosing';

const choice = (id: string, ...on: string[]): Choice => ({ id, label: id, on });
const MOVES = [
  choice('go a x', 'piece:a', 'cell:x'),
  choice('go a y', 'piece:a', 'cell:y'),
  choice('go b y', 'piece:b', 'cell:y'),
];

describe('what can be clicked', () => {
  it('is everything that a choice has, with the choices behind it', () => {
    expect([...clickable(MOVES, []).keys()]).toEqual(['piece:a', 'cell:x', 'cell:y', 'piece:b']);
    expect(clickable(MOVES, []).get('cell:y')).toHaveLength(2);
  });

  it('becomes less with every click', () => {
    expect([...clickable(MOVES, ['piece:a']).keys()]).toEqual(['cell:x', 'cell:y']);
    expect(left(MOVES, ['piece:a', 'cell:y']).map(({ id }) => id)).toEqual(['go a y']);
  });

  it('leaves as buttons what is on nothing', () => {
    expect(buttons([...MOVES, choice('done')]).map(({ id }) => id)).toEqual(['done']);
  });

  it('has the usual way on as a button too', () => {
    expect(buttons([...MOVES, { ...choice('next', 'cell:z'), tone: 'main' }]).map(({ id }) => id)).toEqual(['next']);
  });
});

describe('a click', () => {
  it('takes the only choice that it leaves', () => {
    expect(click(MOVES, [], 'cell:x')).toEqual({ kind: 'take', choice: MOVES[0] });
    expect(click(MOVES, ['piece:a'], 'cell:y')).toEqual({ kind: 'take', choice: MOVES[1] });
  });

  it('takes of two that differ in what comes first the one that was clicked so', () => {
    const pairs = [choice('a leads', 'card:a', 'card:b'), choice('b leads', 'card:b', 'card:a')];
    expect(click(pairs, ['card:b'], 'card:a')).toEqual({ kind: 'take', choice: pairs[1] });
    expect(click(pairs, ['card:a'], 'card:b')).toEqual({ kind: 'take', choice: pairs[0] });
  });

  it('narrows them down in any order', () => {
    expect(click(MOVES, [], 'piece:a')).toEqual({ kind: 'narrow', picked: ['piece:a'] });
    expect(click(MOVES, [], 'cell:y')).toEqual({ kind: 'narrow', picked: ['cell:y'] });
  });

  it('on what is picked takes it back', () => {
    expect(click(MOVES, ['piece:a'], 'piece:a')).toEqual({ kind: 'narrow', picked: [] });
  });

  it('that fits nothing picked begins anew', () => {
    expect(click(MOVES, ['cell:x'], 'piece:b')).toEqual({ kind: 'take', choice: MOVES[2] });
  });

  it('on something else does nothing', () => {
    expect(click(MOVES, ['piece:a'], 'cell:z')).toEqual({ kind: 'nothing' });
  });

  it('waits for the further one that can tell choices apart, and asks only when none can', () => {
    const carrying = [...MOVES, choice('go a x with a book', 'piece:a', 'cell:x')];
    expect(click(carrying, [], 'piece:a').kind).toBe('narrow');
    const asked = click(carrying, ['piece:a'], 'cell:x');
    expect(asked).toMatchObject({ kind: 'menu', picked: ['piece:a', 'cell:x'] });
    expect(asked.kind === 'menu' && asked.choices.map(({ id }) => id)).toEqual(['go a x', 'go a x with a book']);
  });

  it('asks at once when one of the choices needs nothing more', () => {
    const mixed = [choice('rest a', 'piece:a'), ...MOVES];
    expect(click(mixed, [], 'piece:a').kind).toBe('menu');
  });

  it('asks at once when both copies of a card stand for the same choices', () => {
    const copies = [choice('first', 'card:1', 'card:2'), choice('second', 'card:1', 'card:2')];
    expect(click(copies, [], 'card:1').kind).toBe('menu');
  });
});

describe('a click on a board where something at the side tells choices apart', () => {
  const open = (ref: string) => ref.startsWith('card:hand');
  const fights = (...weapons: string[]) => weapons.map((weapon) => choice(weapon, 'piece:slime', `card:${weapon}`));

  it('asks which, where only few are left', () => {
    expect(click(fights('sword', 'axe'), [], 'piece:slime', { open })).toMatchObject({ kind: 'menu', picked: ['piece:slime'], choices: [{ id: 'sword' }, { id: 'axe' }] });
  });

  it('waits where there are many', () => {
    expect(click(fights(...'abcdefg'), [], 'piece:slime', { open }).kind).toBe('narrow');
  });

  it('waits for a card of the hand, which lies open, and for something on the board', () => {
    expect(click(fights('hand1', 'hand2'), [], 'piece:slime', { open }).kind).toBe('narrow');
    expect(click(MOVES, [], 'piece:a', { open }).kind).toBe('narrow');
  });

  it('waits at the side too: what is begun there goes on at the board', () => {
    const both = [...fights('sword', 'axe'), choice('bat', 'piece:bat', 'card:sword')];
    expect(click(both, [], 'card:sword', { open })).toEqual({ kind: 'narrow', picked: ['card:sword'] });
    expect(click(both, ['card:sword'], 'piece:slime', { open })).toMatchObject({ kind: 'take', choice: { id: 'sword' } });
  });
});

describe('what was clicked so far', () => {
  const pair = (one: string, two: string): Choice => ({ id: one + two, label: `${one} leads (7), with ${two}`, on: [`card:${one}`, `card:${two}`] });
  const PAIRS = [pair('ash', 'bay'), pair('ash', 'fir'), pair('bay', 'ash')];

  it('is told in the words that all choices have in common which begin so', () => {
    expect(begun(PAIRS, ['card:ash'])).toBe('ash leads (7), with …');
  });

  it('is not told where nothing was clicked, or a single choice begins so', () => {
    expect([begun(PAIRS, []), begun(PAIRS, ['card:bay']), begun(PAIRS, ['card:fir'])]).toEqual(['', '', '']);
  });
});

describe('things that are the same', () => {
  const rats = MOVES.map((each) => (each.on!.includes('piece:a') ? { ...each, same: { 'piece:c': 'piece:a' } } : each));

  it('can be clicked for each other', () => {
    expect([...clickable(rats, []).keys()]).toContain('piece:c');
    expect(left(rats, ['piece:c', 'cell:y']).map(({ id }) => id)).toEqual(['go a y']);
    expect(click(rats, ['piece:c'], 'cell:x')).toEqual({ kind: 'take', choice: rats[0] });
  });

  it('are not asked for once one of them was clicked', () => {
    expect([...clickable(rats, ['piece:c']).keys()]).toEqual(['cell:x', 'cell:y']);
    expect(click(rats, [], 'piece:c')).toEqual({ kind: 'narrow', picked: ['piece:c'] });
  });
});

describe('a part of a card', () => {
  const half = (id: string, part: number): Choice => ({ ...choice(id, 'card:k'), same: { [`card:k/${part}`]: 'card:k' } });
  const halves = [half('strike', 0), choice('strike weakly', 'card:k'), half('walk', 1)];

  it('takes the one choice that belongs to it, and the rest of the card asks which', () => {
    expect(click(halves, [], 'card:k/1')).toEqual({ kind: 'take', choice: halves[2] });
    expect(click(halves, [], 'card:k')).toMatchObject({ kind: 'menu', choices: halves });
  });
});

describe('what a click means first', () => {
  const step: Choice = { ...choice('go', 'cell:x'), first: true };
  const some = [step, choice('hang a rope', 'cell:x'), choice('place a platform', 'cell:x')];

  it('is taken, unless all are asked for', () => {
    expect(click(some, [], 'cell:x')).toEqual({ kind: 'take', choice: step });
    expect(click(some, [], 'cell:x', { all: true })).toMatchObject({ kind: 'menu', choices: some });
  });

  it('leaves the others to be found', () => {
    expect(besides(some).map(({ id }) => id)).toEqual(['hang a rope', 'place a platform']);
    expect(besides(MOVES)).toEqual([]);
  });
});

describe('several choices together', () => {
  it('reach all that one of them would harm or change, and where their ways end', () => {
    const some: Choice[] = [
      { ...choice('go', 'piece:a', 'cell:x'), preview: { path: ['piece:a', 'cell:x'] } },
      { ...choice('shoot', 'piece:a'), preview: { targets: ['piece:h'], changes: ['cell:y'] } },
      { ...choice('shoot again', 'piece:a'), preview: { targets: ['piece:h'] } },
    ];
    expect(together(some)).toEqual({ targets: ['piece:h'], changes: ['cell:x', 'cell:y'] });
  });

  it('show nothing where none can say what it would do', () => {
    expect(together(MOVES)).toBeNull();
  });
});

describe('a way of several steps', () => {
  const go = (to: string): Choice => ({ ...choice(`go ${to}`, to), preview: { path: ['piece:a', 'cell:here', to] } });
  const choices = [choice('other', 'cell:two'), go('cell:one'), go('cell:two')];

  it('goes as far along as one choice leads', () => {
    expect(step(choices, ['piece:a', 'cell:one', 'cell:two', 'cell:three'])?.id).toBe('go cell:two');
    expect(step(choices, ['piece:a', 'cell:one', 'cell:five'])?.id).toBe('go cell:one');
  });

  it('keeps to the way rather than leaving it for a fall that ends farther along', () => {
    const walk = { ...choice('walk', 'cell:one'), preview: { path: ['piece:a', 'cell:one'] } };
    const fall = { ...choice('fall', 'cell:air'), preview: { path: ['piece:a', 'cell:air', 'cell:two'] } };
    expect(step([fall, walk], ['piece:a', 'cell:one', 'cell:two'])?.id).toBe('walk');
  });

  it('ends where the piece cannot go on', () => {
    expect(step(choices, ['piece:b', 'cell:one'])).toBeNull();
    expect(step(choices, [])).toBeNull();
  });
});
