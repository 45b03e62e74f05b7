import { beforeEach, describe, expect, test } from 'vitest';
import type { FromServer, Scene } from '../types';
import { Connection, type Clock, type Listener } from './socket';
import { FakeWire } from './wire.fake';

class FakeClock implements Clock {
  waiting: { seconds: number; what: () => void }[] = [];
  later(seconds: number, what: () => void): () => void {
    const entry = { seconds, what };
    this.waiting.push(entry);
    return () => {
      this.waiting = this.waiting.filter((each) => each !== entry);
    };
  }
  random(): number {
    return 0.5;
  }
  /** Let everything happen that waits for at most so many seconds. */
  pass(seconds: number): void {
    const due = this.waiting.filter((each) => each.seconds <= seconds);
    this.waiting = this.waiting.filter((each) => each.seconds > seconds);
    due.forEach((each) => each.what());
  }
}

const scene = { game: 'keep', rev: 0, title: '', boards: {} } as Scene;
const whole = (rev: number, seat: number | null = 0): FromServer => ({ kind: 'whole', rev, seat, language: 'en', scene, log: { start: 0 } });
const delta = (base: number, rev: number): FromServer => ({ kind: 'delta', base, rev, seat: 0, language: 'en', put: { title: `at ${rev}` } });

let wires: FakeWire[];
let clock: FakeClock;
let heard: string[];
let connection: Connection;
const wire = () => wires.at(-1)!;

beforeEach(() => {
  wires = [];
  clock = new FakeClock();
  heard = [];
  const listener: Listener = {
    view: (held, news) => heard.push(`${news} ${held.rev}`),
    room: () => heard.push('room'),
    chat: () => heard.push('chat'),
    done: (done) => heard.push(`done ${done.id}`),
    failed: (failed) => heard.push(`failed ${failed.text}`),
    status: (status) => status === 'open' || heard.push(status),
  };
  const dial = () => {
    wires.push(new FakeWire());
    return wire();
  };
  connection = new Connection({ room: 'r', key: 'k', watch: '', language: 'en' }, listener, dial, clock);
  connection.start();
  wire().onopen!();
  heard = [];
});

describe('a connection', () => {
  test('says hello first, without a revision', () => {
    expect(wire().sent).toEqual([{ kind: 'hello', room: 'r', key: 'k', watch: '', seat: null, language: 'en', seen: null }]);
  });

  test('applies changes as they come, and the same change only once', () => {
    wire().tell(whole(3));
    wire().tell(delta(3, 4));
    wire().tell(delta(3, 4));
    expect(heard).toEqual(['whole 3', 'live 4']);
  });

  test('lets an old whole scene that comes late lie', () => {
    wire().tell(whole(3));
    wire().tell(delta(3, 4));
    wire().tell(whole(3));
    expect(heard).toEqual(['whole 3', 'live 4']);
  });

  test('asks for everything, once, when a change does not fit', () => {
    wire().tell(whole(3));
    wire().tell(delta(5, 6));
    wire().tell(delta(6, 7));
    expect(wire().said('hello')).toHaveLength(2);
    expect(wire().sent.at(-1)).toMatchObject({ kind: 'hello', seen: null, seat: 0 });
    wire().tell(whole(7));
    expect(heard).toEqual(['whole 3', 'whole 7']);
  });

  test('comes back after a loss and says what it has seen, and through whose eyes', () => {
    wire().tell(whole(3, 2));
    wire().onclose!();
    clock.pass(1);
    wire().onopen!();
    expect(wires).toHaveLength(2);
    expect(wire().sent[0]).toMatchObject({ kind: 'hello', seat: 2, seen: 3 });
    expect(heard).toEqual(['whole 3', 'lost']);
  });

  test('tells what was missed from what just happened', () => {
    wire().tell(whole(3));
    wire().onclose!();
    clock.pass(1);
    wire().onopen!();
    wire().tell(delta(3, 6));
    wire().tell(delta(6, 7));
    expect(heard).toEqual(['whole 3', 'lost', 'missed 6', 'live 7']);
  });

  test('waits longer after every try that fails', () => {
    const waits: number[] = [];
    for (let tries = 0; tries < 7; tries++) {
      wire().onclose!();
      waits.push(clock.waiting[0]!.seconds);
      clock.pass(99);
    }
    expect(waits).toEqual([0.3, 1, 2, 4, 8, 15, 15]);
  });

  test('sends a choice again under the same name until it is answered', () => {
    wire().tell(whole(3));
    const id = connection.wish({ kind: 'choose', seat: 0, rev: 3, choice: 'go' });
    expect(wire().sent.at(-1)).toEqual({ kind: 'choose', id, seat: 0, rev: 3, choice: 'go' });
    wire().onclose!();
    clock.pass(1);
    wire().onopen!();
    expect(wire().sent.at(-1)).toEqual({ kind: 'choose', id, seat: 0, rev: 3, choice: 'go' });
    wire().tell({ kind: 'done', id, rev: 4 });
    wire().onclose!();
    clock.pass(1);
    wire().onopen!();
    expect(wire().said('choose')).toHaveLength(0);
  });

  test('hears an answer once, and none to what it did not ask', () => {
    const id = connection.wish({ kind: 'say', text: 'hi' });
    wire().tell({ kind: 'failed', code: 'late', text: 'too late', id });
    wire().tell({ kind: 'failed', code: 'late', text: 'too late', id });
    wire().tell({ kind: 'done', id: 'other', rev: 9 });
    expect(heard).toEqual(['failed too late']);
  });

  test('keeps a wish that was made while the line was down', () => {
    wire().onclose!();
    const id = connection.wish({ kind: 'say', text: 'hi' });
    clock.pass(1);
    expect(wire().sent).toEqual([]);
    wire().onopen!();
    expect(wire().sent.at(-1)).toEqual({ kind: 'say', id, text: 'hi' });
  });

  test('looks through another seat, and asks for its scene anew after a loss', () => {
    wire().tell(whole(3));
    connection.look(1);
    expect(wire().sent.at(-1)).toEqual({ kind: 'look', seat: 1, language: 'en' });
    wire().onclose!();
    clock.pass(1);
    wire().onopen!();
    expect(wire().sent[0]).toMatchObject({ seat: 1, seen: null });
  });

  test('changes the language of the same seat', () => {
    wire().tell(whole(3, 1));
    connection.speak('uk');
    expect(wire().sent.at(-1)).toEqual({ kind: 'look', seat: 1, language: 'uk' });
  });

  test.each(['no_room', 'not_yours', 'not_possible', 'fault'] as const)('gives up where the room refuses it, and says so: %s', (code) => {
    wire().tell({ kind: 'failed', code, text: 'There is no such room.' });
    wire().onclose?.();
    clock.pass(99);
    expect(wires).toHaveLength(1);
    expect(heard).toEqual(['failed There is no such room.', 'refused']);
  });

  test('asks whether anybody is there, and dials again when nobody answers', () => {
    clock.pass(20);
    expect(wire().sent.at(-1)).toEqual({ kind: 'ping' });
    clock.pass(10);
    clock.pass(1);
    expect(wires).toHaveLength(2);
  });

  test('says again after a loss that the person looks elsewhere', () => {
    connection.present(false);
    wire().onclose!();
    clock.pass(1);
    wire().onopen!();
    expect(wire().sent.at(-1)).toEqual({ kind: 'presence', here: false });
  });

  test('is quiet after it was stopped', () => {
    connection.stop();
    wire().onclose?.();
    clock.pass(99);
    expect(wires).toHaveLength(1);
  });
});
