import { expect, test } from 'vitest';
import type { RoomInfo, Scene } from '../../types';
import { isAsked, nameOf, personAt, refused, stopped } from './names';

const scene = {
  boards: { main: { grid: 'graph', cells: { 'a/b': { place: [0, 0], label: 'Vault' } } } },
  pieces: { m1: { at: 'cell:main/a/b', name: 'Rat' } },
  cards: { 'hand0.x': { name: 'Scurry', lines: [] } },
  zones: { deck: { title: 'Deck' } },
  panels: { log: { title: 'Facts', rows: [] } },
  seats: [{ name: 'Ratfolk' }],
} as unknown as Scene;

test('everything that a reference can stand for has a name', () => {
  const refs = ['cell:main/a/b', 'piece:m1', 'card:hand0.x', 'zone:deck', 'panel:log'];
  expect(refs.map((ref) => nameOf(scene, ref))).toEqual(['Vault', 'Rat', 'Scurry', 'Deck', 'Facts']);
  expect(nameOf(scene, 'card:hand0.x/1')).toBe('Scurry');
  expect(nameOf(scene, 'card:hand0.x/1/instead')).toBe('Scurry');
  expect(nameOf(scene, 'card:gone')).toBe('');
});

test('what is not possible for one reason is told once', () => {
  const [why, rule] = ['No action points left.', 'TR-804'];
  const blocked = [
    { on: 'piece:m1', why, rule },
    { on: 'cell:main/a/b', why, rule },
    { on: 'piece:m1', why, rule },
    { on: 'card:gone', why: 'It is night.', rule: 'TR-805' },
  ];
  expect(refused({ ...scene, blocked })).toEqual([
    { names: 'Rat, Vault', why, rule },
    { names: '', why: 'It is night.', rule: 'TR-805' },
  ]);
});

test('a seat is called by its person, or by what is played there', () => {
  expect(personAt(scene, { seats: [{ name: 'Mira' }] } as unknown as RoomInfo, 0)).toBe('Mira');
  expect(personAt(scene, null, 0)).toBe('Ratfolk');
});

test('who has to decide is told by the room too, but not at a moment of a replay', () => {
  const room = { seats: [{ asked: true }] } as unknown as RoomInfo;
  expect(isAsked({ scene, room, told: null }, 0)).toBe(true);
  expect(isAsked({ scene, room, told: 3 }, 0)).toBe(false);
  const asked = { ...scene, seats: [{ name: 'Ratfolk', asked: true }] };
  expect(isAsked({ scene: asked, room: null, told: 3 }, 0)).toBe(true);
});

test('a text that another sentence follows has a stop at its end, and one only', () => {
  expect(['Choose: Gelu', 'Move. ', 'Why?', 'Costs 2. [HM-1]'].map((text) => stopped(text.trim()))).toEqual(['Choose: Gelu.', 'Move.', 'Why?', 'Costs 2. [HM-1]']);
});
