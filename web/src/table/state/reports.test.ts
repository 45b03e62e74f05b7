import { describe, expect, it } from 'vitest';
import type { Choice, Report } from '../../types';
import { news } from './reports';
import { TableState, type Line } from './table.svelte';

const WON: Report = { title: 'The mine', result: 'won' };
const LOST: Report = { title: 'The gate', result: 'lost' };
const THEIRS: Report = { title: 'The tower' };
const line = (move: number, report?: Report): Line => ({ line: { text: '', ...(report && { report }) }, move });

describe('news', () => {
  it('are the reports of what happened since, if they have a result for the viewer', () => {
    expect(news([line(3, WON), line(4)], 2)).toEqual([WON]);
    expect(news([line(3, WON), line(4)], 3)).toEqual([]);
    expect(news([line(3, THEIRS), line(4)], 2)).toEqual([]);
  });

  it('are those that came together, and of several the newest', () => {
    expect(news([line(3, WON), line(3, LOST), line(5)], 1)).toEqual([WON, LOST]);
    expect(news([line(3, WON), line(4, LOST), line(4, THEIRS)], 1)).toEqual([LOST]);
  });
});

describe('a table', () => {
  const GO: Choice = { id: 'go', label: 'Go' };
  function shows(rev: number, ...log: Line[]): TableState {
    const table = new TableState();
    return show(table, rev, ...log);
  }
  function show(table: TableState, rev: number, ...log: Line[]): TableState {
    table.scene = { game: 'toy', title: '', boards: {}, choices: [GO], rev };
    table.log = log;
    table.renew();
    return table;
  }

  it('opens with what the last choice brought, and not with what was before', () => {
    expect(shows(4, line(4, WON)).reports).toEqual([WON]);
    expect(shows(5, line(4, WON), line(5)).reports).toEqual([]);
  });

  it('keeps a report while others act, until the viewer does', async () => {
    const table = shows(3);
    await table.take(GO);
    table.waiting = false;
    show(table, 4, line(4, WON));
    show(table, 9, line(4, WON), line(9));
    expect(table.reports).toEqual([WON]);
    await table.take(GO);
    expect(table.reports).toEqual([]);
    table.waiting = false;
    expect(show(table, 10, line(4, WON), line(9), line(10)).reports).toEqual([]);
  });

  it('puts a report away when it was read, and shows the next one', () => {
    const table = shows(4, line(4, WON));
    table.read();
    expect(table.reports).toEqual([]);
    expect(show(table, 5, line(4, WON), line(5, LOST)).reports).toEqual([LOST]);
  });

  it('shows what comes after choices were taken back, whoever chooses then', async () => {
    const table = shows(6, line(6));
    await table.take(GO);
    table.waiting = false;
    show(table, 7, line(6), line(7, LOST));
    table.read();
    expect(show(table, 8, line(3)).reports).toEqual([]);
    expect(show(table, 9, line(3), line(4, WON)).reports).toEqual([WON]);
    show(table, 10, line(3));
    await table.take(GO);
    table.waiting = false;
    expect(show(table, 11, line(3), line(4, LOST)).reports).toEqual([LOST]);
    expect(shows(11, line(3), line(4, LOST)).reports).toEqual([LOST]);
  });

  it('does not show again what was read before choices were taken back', () => {
    const table = shows(4, line(4, WON));
    table.read();
    show(table, 5, line(4, WON), line(5));
    expect(show(table, 6, line(4, WON)).reports).toEqual([]);
  });

  it('shows none while it still shows how it came about, nor to those who look only', () => {
    const table = shows(4, line(4, WON));
    table.playing = true;
    expect(table.reports).toEqual([]);
    table.playing = false;
    table.readonly = true;
    expect(table.reports).toEqual([]);
  });

  it('leaves the report of the game itself to its end', () => {
    const table = shows(4, line(4, WON));
    table.scene = { ...table.scene!, ending: 'The last round is over.' };
    expect(table.reports).toEqual([]);
  });
});
