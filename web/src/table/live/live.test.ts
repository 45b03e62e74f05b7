import { beforeEach, describe, expect, test, vi } from 'vitest';
import { settings } from '../../app/settings.svelte';
import type { Clock } from '../../net/socket';
import { FakeWire } from '../../net/wire.fake';
import type { FromServer, RoomInfo, Scene, SeatInfo } from '../../types';
import { Live } from './live.svelte';

const clock: Clock = { later: () => () => {}, random: () => 0.5 };
const choices = [{ id: 'go', label: 'Go' }, { id: 'stay', label: 'Stay' }];
const scene: Scene = { game: 'keep', rev: 0, title: '', boards: {}, choices };
const whole = (rev: number, seat = 0): FromServer => ({ kind: 'whole', rev, seat, language: 'en', scene, log: { start: 0 } });
const seat = (number: number, more: Partial<SeatInfo> = {}): SeatInfo => ({ seat: number, by: 'person', name: `P${number}`, mine: true, ...more });
const room = (seats: SeatInfo[], more: Partial<RoomInfo> = {}): FromServer => ({
  kind: 'room',
  info: { room: 'r', game: 'keep', game_name: '', icon: '', scenario: '', level: '', seats, settings: {}, curtain: false, ...more },
});

let wire: FakeWire;
let live: Live;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { hidden: false });
  settings.autoConfirm = false;
  wire = new FakeWire();
  live = new Live({ room: 'r', key: 'k', watch: '', language: 'en' }, () => wire, clock);
  live.start();
  wire.onopen!();
  return () => vi.useRealTimers();
});

describe('a choice', () => {
  beforeEach(() => {
    wire.tell(whole(3));
    wire.tell(room([seat(0, { asked: true })]));
  });

  test('is sent with the revision that is seen, and nothing else can be chosen meanwhile', async () => {
    await live.table.take(choices[0]!);
    expect(wire.said('choose').at(-1)).toMatchObject({ seat: 0, rev: 3, choice: 'go' });
    expect(live.table.choices).toEqual([]);
  });

  test('that was carried out sets the table free only when what it did has arrived', async () => {
    await live.table.take(choices[0]!);
    wire.tell({ kind: 'done', id: wire.said('choose').at(-1)!.id, rev: 4 });
    expect(live.table.waiting).toBe(true);
    wire.tell({ kind: 'delta', base: 3, rev: 4, seat: 0, language: 'en' });
    expect(live.table.waiting).toBe(false);
  });

  test('that was refused sets the table free and says why', async () => {
    await live.table.take(choices[0]!);
    wire.tell({ kind: 'failed', id: wire.said('choose').at(-1)!.id, code: 'late', text: 'Somebody was faster.' });
    expect(live.table.waiting).toBe(false);
    expect(live.notices.list.map((notice) => notice.text)).toEqual(['Somebody was faster.']);
  });

  test('without an alternative is taken by itself where that is wished, but not when a room is opened or after an undo', async () => {
    settings.autoConfirm = true;
    const only = { put: { choices: [choices[0]] } };
    wire.tell({ kind: 'delta', base: 3, rev: 4, seat: 0, language: 'en', ...only, log: { start: 0, lines: [{ text: 'back', kind: 'undo' }] } });
    await vi.advanceTimersByTimeAsync(0);
    expect(wire.said('choose').at(-1)).toBeUndefined();
    wire.tell({ kind: 'delta', base: 4, rev: 5, seat: 0, language: 'en', ...only, log: { start: 1, lines: [{ text: 'went' }] } });
    await vi.advanceTimersByTimeAsync(0);
    expect(wire.said('choose').at(-1)).toMatchObject({ choice: 'go', rev: 5 });
    expect(live.notices.list).toHaveLength(1);
  });
});

describe('several seats at one screen', () => {
  test('the view goes by itself to the seat that is asked where no curtain is wanted', () => {
    wire.tell(whole(3));
    wire.tell(room([seat(0), seat(1, { asked: true })]));
    vi.advanceTimersByTime(1000);
    expect(wire.said('look').at(-1)).toMatchObject({ seat: 1 });
    expect(live.curtain).toBeNull();
  });

  test('a curtain stands between them until the next person says that he is there and his view has come', () => {
    wire.tell(whole(3));
    wire.tell(room([seat(0, { asked: true }), seat(1)], { curtain: true }));
    expect(live.curtain).toBe(0);
    live.lift();
    expect(live.curtain).toBeNull();
    wire.tell(room([seat(0), seat(1, { asked: true })], { curtain: true }));
    vi.advanceTimersByTime(1000);
    expect(live.curtain).toBe(1);
    expect(wire.said('look').at(-1)).toBeUndefined();
    live.lift();
    expect(wire.said('look').at(-1)).toMatchObject({ seat: 1 });
    expect(live.curtain).toBe(1);
    wire.tell(whole(3, 1));
    expect(live.curtain).toBeNull();
  });

  test('somebody who wants to look through another seat may, until something happens', () => {
    wire.tell(whole(3));
    wire.tell(room([seat(0, { asked: true }), seat(1)]));
    live.look(1);
    wire.tell(whole(3, 1));
    vi.advanceTimersByTime(1000);
    expect(wire.sent.filter((message) => message.kind === 'look')).toHaveLength(1);
  });
});

describe('what a bot has played out', () => {
  const offered = () => live.notices.list.map(({ deed }) => deed?.label);

  beforeEach(() => {
    wire.tell(whole(3));
    wire.tell(room([seat(0, { stand_in: true })]));
    wire.tell(room([seat(0, { asked: true })], { undo: 'free', undo_played_out: 5 }));
  });

  test('is told with a button that takes all of it back', () => {
    expect(offered()).toHaveLength(1);
    live.notices.take(live.notices.list[0]!);
    expect(wire.said('undo').at(-1)).toMatchObject({ seat: 0, rev: 3, what: 'played_out' });
    expect(offered()).toEqual([]);
  });

  test('is not offered any more once the viewer has chosen', () => {
    wire.tell(room([seat(0)], { undo: 'free', undo_played_out: 5 }));
    expect(offered()).toHaveLength(1);
    wire.tell(room([seat(0)], { undo: 'free' }));
    expect(offered()).toEqual([]);
  });
});

describe('seats at which a bot plays', () => {
  const lent = (number: number) => seat(number, { stand_in: true });
  const told = () => live.notices.list.map(({ text }) => text);
  /** What the server answers, and which seat it tells of before that. */
  const answers = (ok: boolean, tell = (_: number) => {}) =>
    vi.stubGlobal('fetch', async (path: string) => {
      tell(Number(/seats\/(\d+)/.exec(path)?.[1]));
      const old = { kind: 'room', seats: [lent(0), lent(1)] };
      return new Response(JSON.stringify(ok ? old : { text: 'It cannot be.' }), { status: ok ? 200 : 409 });
    });

  beforeEach(() => {
    wire.tell(whole(3));
    wire.tell(room([lent(0), lent(1)]));
  });

  test('that the viewer takes back one after the other are not told to be over', async () => {
    answers(true, (number) => wire.tell(room(number ? [seat(0), seat(1)] : [seat(0), lent(1)])));
    expect(await live.change(live.lent, 'back')).toBe('');
    expect([live.lent, told()]).toEqual([[], []]);
  });

  test('are told to be over where the bot has ended though another was taken back', async () => {
    answers(true, () => wire.tell(room([seat(0), lent(1)])));
    await live.change([lent(0)], 'back');
    wire.tell(room([seat(0), seat(1)]));
    expect(told()).toHaveLength(1);
  });

  test('are told to be over when they could not be taken back before', async () => {
    answers(false);
    expect(await live.change([lent(0)], 'back')).not.toBe('');
    wire.tell(room([seat(0), seat(1)]));
    expect(told()).toHaveLength(1);
  });

  test('are as the news say, though an answer is older', async () => {
    answers(true, () => wire.tell(room([seat(0), seat(1)])));
    await live.change([lent(0)], 'stand_in');
    expect(live.lent).toEqual([]);
  });
});

describe('an undo', () => {
  test('is asked for once at a time', () => {
    wire.tell(whole(3));
    wire.tell(room([seat(0)], { undo: 'free' }));
    live.undo('choice');
    live.undo('choice');
    expect(wire.sent.filter((message) => message.kind === 'undo')).toHaveLength(1);
  });

  test('that is not possible says why instead', () => {
    wire.tell(whole(3));
    wire.tell(room([seat(0)], { undo_why: 'Nothing to take back.' }));
    live.undo('choice');
    expect(wire.said('undo').at(-1)).toBeUndefined();
    expect(live.notices.list[0]?.text).toBe('Nothing to take back.');
  });
});
