import { expect, test } from 'vitest';
import type { SetupInfo } from '../types';
import { Plan, groups, valueOf } from './setup.svelte';
import { plainRoom } from './starting';

const setup: SetupInfo = {
  game: { key: 'keep', name: 'Keep', icon: 'castle', about: '', players: [2, 3], minutes: 60, cover: { game: 'keep', title: '', boards: {} } },
  scenarios: [
    { id: 'first', name: 'First', locked: 'Win another one first.' },
    { id: 'second', name: 'Second' },
  ],
  roles: [{ id: 'rat', name: 'Rat' }],
  role_word: 'Clan',
  options: [{ id: 'level', name: 'Level', values: [{ id: 'simple', name: 'Simple' }], default: 'simple' }],
  bots: [{ id: 'greedy', name: 'Clever' }],
  secret: false,
  help: [],
};

test('who chooses nothing gets an open scenario and as few bots as the game needs', () => {
  const { scenario, seats } = plainRoom(setup, 'uk');
  expect(scenario).toBe('second');
  expect(seats).toEqual([{ by: 'me' }, { by: 'bot', bot: 'greedy' }]);
});

test('a plan begins as the plain room does and sends the defaults', () => {
  const room = new Plan(setup).room('keep', 'ru');
  expect(room).toMatchObject({ game: 'keep', scenario: 'second', options: { level: 'simple' }, language: 'ru' });
  expect(room.seats).toEqual([{ by: 'me' }, { by: 'bot', bot: 'greedy' }]);
});

test('there are never more or fewer seats than the game has', () => {
  const plan = new Plan(setup);
  expect(plan.canRemove).toBe(false);
  plan.add('link');
  expect([plan.canAdd, plan.canRemove, plan.online]).toEqual([false, true, true]);
  plan.remove(plan.seats[2]!.id);
  expect(plan.online).toBe(false);
});

test('a role is taken at one seat only', () => {
  const plan = new Plan(setup);
  plan.seats[0]!.role = 'rat';
  expect(plan.taken('rat', plan.seats[1]!)).toBe(true);
  expect(plan.taken('rat', plan.seats[0]!)).toBe(false);
});

test('a role that the scenario is not for is refused before the start', () => {
  const scenarios = [{ id: 'first', name: 'First', roles: ['rat'] }, { id: 'second', name: 'Second' }];
  const plan = new Plan({ ...setup, scenarios, roles: [...setup.roles, { id: 'owl', name: 'Owl' }] });
  plan.seats[0]!.role = 'owl';
  expect([plan.allows('rat'), plan.allows('owl'), plan.allows(''), plan.isCast]).toEqual([true, false, true, false]);
  expect(plan.cast).toEqual(['Rat']);
  plan.scenario = 'second';
  expect([plan.isCast, plan.cast]).toEqual([true, []]);
});

test('only friends at this screen have a name that is sent', () => {
  const plan = new Plan(setup);
  plan.seats[1]!.by = 'here';
  plan.seats[0]!.name = plan.seats[1]!.name = ' Oksana ';
  expect(plan.room('keep', 'en').seats).toEqual([{ by: 'me' }, { by: 'here', name: 'Oksana' }]);
});

test('values of an option keep their kind', () => {
  const values = [{ id: '2', name: 'Two' }];
  expect(valueOf({ id: 'a', name: 'A', values, default: 1 }, values[0]!)).toBe(2);
  expect(valueOf({ id: 'b', name: 'B', values, default: 'x' }, values[0]!)).toBe('2');
  expect(valueOf({ id: 'c', name: 'C', values, default: true }, { id: 'false', name: 'No' })).toBe(false);
});

test('another scenario has the seats that it is for', () => {
  const some = { ...setup, scenarios: [{ id: 'two', name: 'Two', players: [2, 3] }, { id: 'four', name: 'Four', players: [2, 4] }] };
  const plan = new Plan(some);
  plan.add('link');
  plan.scenario = 'four';
  expect(plan.seats.map((seat) => seat.by)).toEqual(['me', 'bot', 'link', 'bot']);
  plan.remove(plan.seats[3]!.id);
  expect(plan.seats.length).toBe(2);
});

test('looking at scenarios leaves the seats that somebody wants', () => {
  const some = { ...setup, scenarios: [{ id: 'two', name: 'Two', players: [2, 3] }, { id: 'four', name: 'Four', players: [4] }] };
  const plan = new Plan(some);
  plan.scenario = 'four';
  expect(plan.seats.length).toBe(4);
  plan.scenario = 'two';
  expect(plan.seats.map((seat) => seat.by)).toEqual(['me', 'bot']);
});

test('options of a group stand together, after those that have none', () => {
  const option = (id: string, group?: string) => ({ id, name: id, values: [], default: false, ...(group ? { group } : {}) });
  const found = groups([option('a', 'House'), option('b'), option('c', 'House')]);
  expect(found.map(([title, each]) => [title, each.map(({ id }) => id)])).toEqual([['', ['b']], ['House', ['a', 'c']]]);
  expect(groups([option('a', 'House')]).map(([title]) => title)).toEqual(['House']);
});
