import { expect, test } from 'vitest';
import type { Card, Panel, Scene, Zone } from '../../types';
import { arrange, eyes, glanced, handSize, shape, stacks } from './arrange';
import { cells } from './steps';

const scene = (more: Partial<Scene>): Scene => ({ game: 'test', rev: 0, title: 'Test', boards: {}, ...more }) as Scene;
const zone = (more: Partial<Zone> = {}): Zone => ({ title: 'Zone', cards: ['a'], ...more });
const panel = (more: Partial<Panel> = {}): Panel => ({ title: 'Panel', rows: [{ name: 'Row' }], ...more });
const ids = (items: readonly { id: string }[]) => items.map((item) => item.id);

test('a window is wide, like a laptop, like a phone, or flat', () => {
  expect(shape(1440, 900)).toBe('wide');
  expect(shape(1280, 720)).toBe('laptop');
  expect(shape(1440, 800)).toBe('laptop');
  expect(shape(390, 844)).toBe('phone');
  expect(shape(844, 390)).toBe('flat');
  expect(shape(390, 480)).toBe('phone');
});

test('the dock holds the hand of the viewer and what lies open for all, not the hands of others', () => {
  const zones = { mine: zone({ owner: 1 }), his: zone({ owner: 0 }), open: zone() };
  const places = arrange(scene({ zones }), 1);
  expect(ids(places.hands)).toEqual(['mine', 'open']);
  expect(ids(places.owned.get(0)!.zones)).toEqual(['his']);
});

test('piles and zones that are looked at now and then are stacks, lists stand beside the board', () => {
  const zones = { deck: zone({ look: 'pile', cards: [], hidden: 5 }), old: zone({ minor: true }), market: zone({ look: 'list', place: 'right' }) };
  const places = arrange(scene({ zones }), 0);
  expect(ids(places.piles)).toEqual(['deck', 'old']);
  expect(ids(places.right.zones)).toEqual(['market']);
  expect(places.hands).toEqual([]);
});

test('what is known of a pile lies open beside the hand, unless the pile is of less interest', () => {
  const zones = { deck: zone({ look: 'pile', hidden: 5 }), discard: zone({ look: 'pile', minor: true }), hand: zone() };
  const places = arrange(scene({ zones }), 0);
  expect(ids(places.piles)).toEqual(['deck', 'discard']);
  expect(ids(places.hands)).toEqual(['deck', 'hand']);
  expect(places.hands[0]!.it.hidden).toBe(0);
});

test('an empty hand and an empty panel are not drawn, an empty pile is', () => {
  const zones = { hand: zone({ cards: [] }), pile: zone({ cards: [], look: 'pile' }) };
  const places = arrange(scene({ zones, panels: { none: panel({ rows: [] }) } }), 0);
  expect(places.hands).toEqual([]);
  expect(ids(places.piles)).toEqual(['pile']);
  expect(places.right.panels).toEqual([]);
});

test('panels go to their side, those of less interest behind “more”, those of other seats to their seats', () => {
  const panels = { a: panel(), b: panel({ place: 'left' }), c: panel({ minor: true }), own: panel({ owner: 0, place: 'left' }), his: panel({ owner: 1 }) };
  const places = arrange(scene({ panels }), 0);
  expect(ids(places.right.panels)).toEqual(['a']);
  expect(ids(places.left.panels)).toEqual(['b', 'own']);
  expect(ids(places.right.more)).toEqual(['c']);
  expect(ids(places.owned.get(1)!.panels)).toEqual(['his']);
});

test('a panel with an owner on every row tells of the players', () => {
  const rows = [{ name: 'Rats', owner: 0 }, { name: 'Imps', owner: 1 }];
  const places = arrange(scene({ panels: { clans: panel({ rows, place: 'left' }) } }), 0);
  expect(places.players?.id).toBe('clans');
  expect(places.left.panels).toEqual([]);
});

test('a spectator sees the hand of the seat that is asked', () => {
  expect(eyes(scene({ prompt: { text: '?', seat: 2 } }), null)).toBe(2);
  expect(eyes(scene({ seats: [{ name: 'A' }, { name: 'B', asked: true }] }), null)).toBe(1);
  expect(eyes(scene({ prompt: { text: '?', seat: 2 } }), 0)).toBe(0);
});

test('the cards in a hand are counted, face up or face down, and piles are no hands', () => {
  const items = (zones: Zone[]) => zones.map((it, index) => ({ id: `${index}`, ref: `zone:${index}`, it }));
  expect(handSize(items([zone({ look: 'pile' }), zone({ cards: ['a', 'b'], hidden: 3 })]))).toBe(5);
  expect(handSize(items([zone({ look: 'pile' })]))).toBeNull();
});

test('equal cards lie on one another, a picked one lies apart, and one that can be chosen stands for the others', () => {
  const card = (name: string): Card => ({ name, lines: [] });
  const cards = { a: card('Move'), b: card('Move'), c: card('Hit'), d: card('Move') };
  const piles = (picked?: string, choosable?: string) =>
    stacks(['a', 'b', 'c', 'd'], cards, (id) => id === picked, (id) => id === choosable).map((stack) => `${stack.id}:${stack.ids.join('')}`);
  expect(piles()).toEqual(['a:abd', 'c:c']);
  expect(piles('b')).toEqual(['a:ad', 'b:b', 'c:c']);
  expect(piles(undefined, 'd')).toEqual(['d:abd', 'c:c']);
});

test('a track shows how far things have come', () => {
  expect(cells({ title: 'Wave', value: 2, most: 3 })).toEqual(['past', 'now', 'plain']);
  expect(cells({ title: 'Wave', value: 0, most: 2 })).toEqual(['plain', 'plain']);
});

test('a track of which steps will be taken shows what is gone, what comes and what is left', () => {
  expect(cells({ title: 'Deck', value: 3, most: 5, coming: 2 })).toEqual(['gone', 'gone', 'coming', 'coming', 'plain']);
});

test('a very long track has no cells', () => {
  expect(cells({ title: 'Deck', value: 3, most: 90 })).toEqual([]);
});

test('hit points, the goal and a few numbers are taken in at a glance, lists are not', () => {
  expect(glanced({ title: 'You', rows: [{ name: 'Hit points', bar: [3, 5] }] })).toBe(true);
  expect(glanced({ title: 'Goal', headline: 'Win', rows: [{ name: 'Win' }] })).toBe(true);
  expect(glanced({ title: 'Elements', brief: true, rows: [{ name: 'fire' }] })).toBe(true);
  expect(glanced({ title: 'Foes', rows: [{ name: 'Rat', bar: [1, 2] }, { name: 'Rat', detail: 'bites' }] })).toBe(false);
});
