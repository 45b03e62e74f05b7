import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Moment, Replay, RoomInfo, Scene } from '../types';
import { linesAt, movesOf, nextTick, signs, ticks } from './marks';
import { Rerun, type Source } from './replay.svelte';

const moment = (number: number, more: Partial<Moment> = {}): Moment => ({ number, seat: 0, text: `m${number}`, lines: number * 2, ...more });
const moments = [moment(1, { heading: 'Round 1', icon: 'a' }), moment(2, { icon: 'a' }), moment(3, { heading: 'Round 2', icon: 'b' }), moment(4, { icon: 'a' })];

describe('a timeline', () => {
  test('shows of each stretch the icon that is seen least often', () => {
    expect(signs(moments, 2)).toEqual([{ number: 1, icon: 'a' }, { number: 3, icon: 'b' }]);
    expect(signs(moments, 10)).toHaveLength(4);
  });

  test('tells the names of turns only where there is room', () => {
    expect(ticks(moments, 0.1).map((tick) => tick.told)).toEqual([true, true]);
    expect(ticks(moments, 0.9).map((tick) => tick.told)).toEqual([true, false]);
  });

  test('tells the names of scenarios before those of rounds, and to which of them a round belongs', () => {
    const campaign = [
      moment(1, { heading: 'The Ambush', part: true }), moment(2, { heading: 'Round 1' }), moment(3, { heading: 'Round 2' }),
      moment(4, { heading: 'The Ship', part: true }), moment(5, { heading: 'Round 1' }), moment(6), moment(7), moment(8),
    ];
    const found = ticks(campaign, 0.3);
    expect(found.filter((tick) => tick.told).map((tick) => tick.name)).toEqual(['The Ambush', 'The Ship']);
    expect(found.map((tick) => tick.text)).toEqual(['The Ambush', 'The Ambush · Round 1', 'The Ambush · Round 2', 'The Ship', 'The Ship · Round 1']);
  });

  test('leads to the turn before and after', () => {
    expect(nextTick(moments, 1, 1)).toBe(3);
    expect(nextTick(moments, 3, 1)).toBe(4);
    expect(nextTick(moments, 3, -1)).toBe(1);
    expect(nextTick(moments, 1, -1)).toBe(0);
  });

  test('knows which lines were told by when', () => {
    expect(linesAt(moments, 0)).toBe(0);
    expect(linesAt(moments, 0, 1)).toBe(1);
    expect(linesAt(moments, 3)).toBe(6);
    expect(movesOf(moments, 9)).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 4]);
    expect(movesOf(moments, 8, 1)).toEqual([0, 1, 2, 2, 3, 3, 4, 4]);
  });
});

describe('a replay', () => {
  let asked: string[];
  let rerun: Rerun;
  const log = Array.from({ length: 8 }, (_, place) => ({ text: `line ${place}` }));
  const source: Source = {
    replay: async () => ({ room: { seats: [] } as unknown as RoomInfo, moments, log, views: [0] }) as Replay,
    replayScene: async (_room, number, { seat, watch }) => {
      asked.push(`${seat ?? watch ?? '-'}:${number}`);
      return { game: 'keep', rev: number, title: `scene ${number}`, boards: {}, choices: [{ id: 'x', label: 'x' }] } as Scene;
    },
  };

  beforeEach(() => {
    vi.stubGlobal('document', { hidden: false });
    asked = [];
    rerun = new Rerun('r', source, () => {}, () => 'en');
  });

  test('shows a step with its lines told, all lines there, and nothing to choose', async () => {
    await rerun.open(null, 2);
    expect(rerun.table.scene?.title).toBe('scene 2');
    expect(rerun.table.told).toBe(4);
    expect(rerun.table.log).toHaveLength(8);
    expect(rerun.table.scene?.choices).toEqual([]);
  });

  test('is asked for with the code of somebody who watches', async () => {
    await new Rerun('r', source, () => {}, () => 'en', 'code').open(null, 2);
    expect(asked).toContain('code:2');
  });

  test('fetches a scene once, and its neighbours ahead', async () => {
    await rerun.open(null, 1);
    expect(asked).toEqual(['-:1', '-:2', '-:0', '-:3']);
    await rerun.seek(2);
    expect(asked).toEqual(['-:1', '-:2', '-:0', '-:3', '-:4']);
  });

  test('stays within the game', async () => {
    await rerun.open(null, 99);
    expect(rerun.at).toBe(4);
    await rerun.seek(-3);
    expect(rerun.at).toBe(0);
  });

  test('shows the last step that was asked for, whichever answer comes last', async () => {
    await rerun.open(null, 0);
    await Promise.all([rerun.seek(4), rerun.seek(2)]);
    expect(rerun.table.scene?.title).toBe('scene 2');
  });

  test('looks through a seat at the same step', async () => {
    await rerun.open(null, 3);
    await rerun.open(0, 3);
    expect(asked).toContain('0:3');
    expect(rerun.table.seat).toBe(0);
  });

  test('plays on step by step and stops at the end', async () => {
    vi.useFakeTimers();
    await rerun.open(null, 2);
    rerun.speed = 4;
    rerun.play();
    await vi.advanceTimersByTimeAsync(2000);
    expect(rerun.at).toBe(4);
    expect(rerun.running).toBe(false);
    vi.useRealTimers();
  });
});
