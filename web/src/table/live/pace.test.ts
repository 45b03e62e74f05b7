import { beforeEach, describe, expect, test } from 'vitest';
import type { Held } from '../../net/delta';
import type { Fx, LogLine, Scene } from '../../types';
import { TableState } from '../state/table.svelte';
import { FARTHEST, HOLD_MS, Pace, type Player } from './pace.svelte';

/** Plays nothing until it is told that a thing is over. */
class FakePlayer implements Player {
  reduced = false;
  speed = 1;
  played: string[] = [];
  #ends: (() => void)[] = [];
  play(fx: Fx): Promise<void> {
    this.played.push(`${fx.kind} ${fx.on}`);
    return new Promise((end) => this.#ends.push(end));
  }
  put(): void {}
  settle(): void {}
  finish(): void {
    this.#ends.splice(0).forEach((end) => end());
  }
}

const scene = (at: string, title = ''): Scene => ({
  game: 'keep', rev: 0, title, boards: {}, pieces: { m1: { at, name: 'Rat' } },
  prompt: { text: 'Choose' }, choices: [{ id: 'go', label: 'Go' }],
});
const move = (to: string): LogLine => ({ text: `to ${to}`, fx: [{ kind: 'move', on: 'piece:m1', path: [to] }] });
const held = (rev: number, at: string, lines: LogLine[]): Held => ({
  rev, seat: 0, language: 'en', scene: scene(at), log: lines.map((line) => known(line, rev)),
});
const seen = new Map<LogLine, { line: LogLine; move: number }>();
function known(line: LogLine, at: number) {
  if (!seen.has(line)) seen.set(line, { line, move: at });
  return seen.get(line)!;
}
const rest = () => new Promise((done) => setTimeout(done, 200));
const turn = () => new Promise((done) => setTimeout(done, 0));
const texts = () => table.log.map((each) => each.line.text);

const first: LogLine = { text: 'first' };
const a = move('cell:main/a');
const b = move('cell:main/b');
let table: TableState;
let player: FakePlayer;
let manner: { pace: 'instant' | 'fast' | 'normal' | 'step'; lessMotion: boolean };
let settled: number;
let pace: Pace;

beforeEach(() => {
  table = new TableState();
  player = new FakePlayer();
  manner = { pace: 'normal', lessMotion: false };
  settled = 0;
  pace = new Pace(table, manner, () => settled++, player, () => false);
  pace.show(held(1, 'cell:main/x', [first]), false);
});

describe('pace', () => {
  test('plays nothing when a room is opened', () => {
    expect(player.played).toEqual([]);
    expect(table.playing).toBe(false);
    expect(table.choices).toHaveLength(1);
  });

  test('plays lines one after another; each appears in the log with its turn, and there is nothing to choose', async () => {
    pace.show(held(2, 'cell:main/b', [first, a, b]), true);
    expect(texts()).toEqual(['first', 'to cell:main/a']);
    expect(table.choices).toEqual([]);
    player.finish();
    await rest();
    expect(texts()).toEqual(['first', 'to cell:main/a', 'to cell:main/b']);
    expect(table.scene?.pieces?.m1?.at).toBe('cell:main/a');
    player.finish();
    await turn();
    expect(table.playing).toBe(false);
    expect(table.scene?.pieces?.m1?.at).toBe('cell:main/b');
    expect(table.rev).toBe(2);
  });

  test('leaves the question in its place while what happened is soon over, and tells it there when it is not', async () => {
    pace.show(held(2, 'cell:main/b', [first, a, b]), true);
    expect([pace.telling, table.scene?.prompt?.text, table.choices.length]).toEqual([false, 'Choose', 0]);
    await new Promise((done) => setTimeout(done, HOLD_MS + 50));
    expect([pace.telling, table.scene?.prompt, table.scene?.choices]).toEqual([true, null, []]);
    pace.skip();
    expect([pace.telling, table.scene?.prompt?.text]).toEqual([false, 'Choose']);
  });

  test('jumps to the end when it is skipped, and plays what comes after that', async () => {
    pace.show(held(2, 'cell:main/b', [first, a, b]), true);
    pace.skip();
    expect(texts()).toHaveLength(3);
    expect(table.scene?.pieces?.m1?.at).toBe('cell:main/b');
    const c = move('cell:main/c');
    pace.show(held(3, 'cell:main/c', [first, a, b, c]), true);
    await turn();
    expect(player.played).toEqual(['move piece:m1', 'move piece:m1']);
    expect(texts().at(-1)).toBe('to cell:main/c');
  });

  test('goes on with what arrives while it plays', async () => {
    pace.show(held(2, 'cell:main/a', [first, a]), true);
    pace.show(held(3, 'cell:main/b', [first, a, b]), true);
    expect(player.played).toHaveLength(1);
    player.finish();
    await rest();
    player.finish();
    await turn();
    expect(player.played).toHaveLength(2);
    expect(table.rev).toBe(3);
  });

  test('shows every state as it was before what follows it: what was over by then is gone', async () => {
    const fight: LogLine = { text: 'a fight', fx: [{ kind: 'arrive', on: 'piece:u1' }] };
    const next: LogLine = { text: 'another', fx: [{ kind: 'arrive', on: 'piece:u2' }] };
    const fought = (rev: number, unit: string, lines: LogLine[]): Held => {
      const there = held(rev, 'cell:main/x', lines);
      return { ...there, scene: { ...there.scene, standing: `Round ${rev}`, pieces: { [unit]: { at: 'cell:fight/a', name: unit } } } };
    };
    pace.show(fought(2, 'u1', [first, fight]), true);
    pace.show(fought(3, 'u2', [first, fight, next]), true);
    pace.show(fought(4, 'u3', [first, fight, next]), true);
    expect(Object.keys(table.scene?.pieces ?? {})).toContain('u1');
    player.finish();
    await rest();
    expect([table.scene?.standing, Object.keys(table.scene?.pieces ?? {}), table.choices]).toEqual(['Round 2', ['u1', 'u2'], []]);
    player.finish();
    await turn();
    expect([table.scene?.standing, Object.keys(table.scene?.pieces ?? {}), table.rev]).toEqual(['Round 4', ['u3'], 4]);
  });

  test('leaves one who plays time for everything; one who looks on is shown it faster, and jumps when he is far behind', async () => {
    const lines = Array.from({ length: 2 * FARTHEST }, (_, place) => move(`cell:main/${place}`));
    const after = (count: number) => held(count + 1, `cell:main/${count - 1}`, [first, ...lines.slice(0, count)]);
    for (let count = 1; count <= 2 * FARTHEST; count++) pace.show(after(count), true);
    expect([table.playing, table.rev, player.speed]).toEqual([true, 1, 1]);
    pace.skip();
    table.readonly = true;
    pace.show(held(1, 'cell:main/x', [first]), false);
    for (let count = 1; count <= FARTHEST; count++) pace.show(after(count), true);
    player.finish();
    await rest();
    expect([table.playing, table.rev, player.speed]).toEqual([true, 1, FARTHEST - 1]);
    pace.show(after(FARTHEST + 1), true);
    pace.show(after(FARTHEST + 2), true);
    expect([table.playing, table.rev]).toEqual([false, FARTHEST + 3]);
    expect(table.scene?.pieces?.m1?.at).toBe(`cell:main/${FARTHEST + 1}`);
  });

  test('does not play when lines were taken back', () => {
    pace.show(held(2, 'cell:main/a', [first, a]), false);
    pace.show(held(3, 'cell:main/x', [first, { text: 'taken back' }]), true);
    expect(table.playing).toBe(false);
    expect(texts()).toEqual(['first', 'taken back']);
  });

  test('is over at once where the pace is instant, or nothing moves', () => {
    manner.pace = 'instant';
    pace.show(held(2, 'cell:main/a', [first, a]), true);
    expect(table.playing).toBe(false);
    manner.pace = 'normal';
    pace.show(held(3, 'cell:main/a', [first, a, { text: 'said' }]), true);
    expect(table.playing).toBe(false);
    expect(player.played).toEqual([]);
  });

  test('waits between lines in step mode, not after the last', async () => {
    manner.pace = 'step';
    pace.show(held(2, 'cell:main/x', [first, { text: 'one' }, { text: 'two' }]), true);
    await turn();
    expect(pace.stopped).toBe(true);
    expect(texts().at(-1)).toBe('one');
    pace.next();
    await turn();
    expect(table.playing).toBe(false);
    expect(texts().at(-1)).toBe('two');
  });

  test('tells the player how fast, and that nothing shall travel', async () => {
    manner.pace = 'fast';
    manner.lessMotion = true;
    pace.show(held(2, 'cell:main/a', [first, a]), true);
    expect(player.speed).toBeGreaterThan(1);
    expect(player.reduced).toBe(true);
    player.finish();
  });
});
