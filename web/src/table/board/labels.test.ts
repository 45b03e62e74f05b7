import { describe, expect, it } from 'vitest';
import { about, cellText, isCoordinate, pieceFacts, pieceText, useText, type Say } from './labels';
import { ownerLetters } from './owners';
import { figure, flower, sceneOf } from './fixtures';

const say: Say = (key, values) => [key, ...Object.values(values ?? {})].join(' ');

describe('what is read out', () => {
  it('names a cell, what is in it and what can be done', () => {
    const cell = { place: [0, 0] as [number, number], label: 'Forge', marks: [{ name: 'Treasure', text: '3' }, { name: 'Book', count: 2 }] };
    const use = useText({ choices: [{ id: 'x', label: 'Move a rat here' }], blocked: '', picked: false }, say);
    expect(cellText(cell, [figure('a', 'enemy'), figure('a', 'enemy')], use, say)).toBe(
      'Forge: Hero ×2, Treasure 3, Book ×2; board-choosable Move a rat here',
    );
  });

  it('says why not, and what is picked', () => {
    expect(useText({ choices: [], blocked: 'Too far (R-1)', picked: false }, say)).toBe('board-blocked Too far (R-1)');
    expect(useText({ choices: [], blocked: '', picked: true }, say)).toBe('board-picked');
  });

  it('counts choices when there are many', () => {
    const choices = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, label: id }));
    expect(useText({ choices, blocked: '', picked: false }, say)).toBe('board-choices a; b; c 2');
  });

  it('does not say twice what its name says', () => {
    const cell = { place: [0, 0] as [number, number], label: 'Impassable', marks: [{ name: 'Impassable' }] };
    expect(cellText(cell, [], '', say)).toBe('Impassable');
    expect(about(cell, [], say)).toEqual(['Impassable']);
  });

  it('explains what the ground is, once', () => {
    const cell = { place: [0, 0] as [number, number], label: 'c4', detail: 'swamp', marks: [{ name: 'Letter' }], terms: ['swamp', 'gone'] };
    const glossary = { swamp: { name: 'Swamp', text: 'Costs 2.' } };
    expect(about(cell, [], say, glossary)).toEqual(['c4', 'Letter', 'Swamp: Costs 2.']);
  });

  it('tells in a tip how much health is left, and nothing twice', () => {
    const piece = { ...figure('a', 'enemy'), health: [2, 3] as [number, number], states: ['Defence d6', 'Defence d6'], conditions: [{ name: 'Poison' }] };
    expect(pieceFacts(piece, say)).toEqual(['board-health 2 3, Defence d6, Poison']);
    expect(pieceFacts(figure('a', 'enemy'), say)).toEqual([]);
  });

  it('tells coordinates from names', () => {
    expect(['c4', 'aa12', 'A1', 'Mine', '1. A Rude Welcome', ''].map(isCoordinate)).toEqual([true, true, true, false, false, false]);
  });

  it('tells all of a cell line by line to whoever asks', () => {
    const cell = { place: [0, 0] as [number, number], label: 'Mine', detail: 'Gold each round', marks: [{ name: 'Flag' }] };
    expect(about(cell, ['Hero, Mira', 'Guard, 4 of 6'], say)).toEqual(['Mine', 'Gold each round', 'Flag', 'Hero, Mira', 'Guard, 4 of 6']);
    expect(about({ ...cell, fog: true, detail: '', marks: [] }, [], say)).toEqual(['Mine', 'board-fog']);
  });

  it('tells all of a piece', () => {
    const piece = figure('a', 'enemy', { badge: '3', rank: 'elite', health: [4, 6], states: ['exhausted'], acting: true });
    expect(pieceText(piece, '', say)).toBe('Hero 3, board-elite, board-health 4 6, exhausted, board-acting');
  });
});

describe('the letters of owners', () => {
  const seats = (...names: string[]) => ownerLetters(sceneOf(flower(), {}, { seats: names.map((name) => ({ name })) }), null);
  it('are A to F in the order of seats', () => expect(seats('Mira', 'Тарас')).toEqual(['A', 'B']));
  it('are there for owners that nobody named', () => {
    expect(ownerLetters(sceneOf(flower(), { r: figure('mid', 'player', { owner: 1 }) }), null)).toEqual(['A', 'B']);
  });
});
