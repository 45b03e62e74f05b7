import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Choice } from '../../types';
import { TableState } from '../state/table.svelte';
import { cellar, figure, sceneOf } from './fixtures';
import { Pointing } from './pointing.svelte';
import { BoardView } from './view.svelte';

const CHOICES: Choice[] = [
  { id: 'go b', label: 'Go to the bath', on: ['cell:main/b'] },
  { id: 'go c', label: 'Go to the cellar', on: ['cell:main/c'] },
  { id: 'go c with a book', label: 'Go to the cellar with a book', on: ['cell:main/c'] },
];
let table: TableState;
let view: BoardView;
let pointing: Pointing;
let sent: string[];

class Spot {
  constructor(readonly ref: string) {}
  closest = (what: string) => (what === '[data-ref]' ? { getAttribute: () => this.ref } : null);
  getBoundingClientRect = () => ({ left: 0, top: 0 });
  setPointerCapture = () => {};
}

function event(ref: string, more: object = {}): PointerEvent {
  const target = new Spot(ref);
  const base = { target, currentTarget: target, pointerType: 'mouse', button: 0, detail: 1, pointerId: 1, clientX: 0, clientY: 0 };
  return { ...base, ...more } as unknown as PointerEvent;
}

beforeEach(() => {
  vi.stubGlobal('Element', Spot);
  sent = [];
  table = new TableState();
  table.scene = sceneOf(cellar(), { r: figure('a') }, { choices: CHOICES, blocked: [{ on: 'cell:main/d', why: 'Too far.', rule: 'T-1' }] });
  table.send = ({ id }) => sent.push(id);
  view = new BoardView(table, () => 'main', false, () => 0);
  view.camera.resize(400, 400, { left: 0, top: 0, right: 0, bottom: 0 }, view.layout.box, view.layout.size);
  pointing = new Pointing(view);
});
afterEach(() => vi.unstubAllGlobals());

describe('a mouse', () => {
  it('takes at once', () => {
    pointing.click(event('cell:main/b'));
    expect(sent).toEqual(['go b']);
  });

  it('previews what it is over, and no more when it leaves', () => {
    pointing.over(event('cell:main/b'));
    expect(table.previewed?.id).toBe('go b');
    pointing.leave(event('cell:main/b'));
    expect(table.previewed).toBeNull();
  });

  it('shows what a piece is about to do, where it stands for no choice', () => {
    table.scene = { ...table.scene!, pieces: { r: { ...figure('a'), plan: { targets: ['piece:x'], text: 'Bites.' } } } };
    pointing.over(event('piece:r'));
    expect(table.outlook?.targets).toEqual(['piece:x']);
    pointing.leave(event('piece:r'));
    expect(table.outlook).toBeNull();
  });

  it('previews what several choices of one thing could reach', () => {
    const choices = CHOICES.map((choice, index) => ({ ...choice, preview: { targets: [`piece:${index}`] } }));
    table.scene = { ...table.scene!, choices };
    pointing.over(event('cell:main/c'));
    expect(table.previewed).toBeNull();
    expect([...view.targets]).toEqual(['piece:1', 'piece:2']);
    pointing.leave(event('cell:main/c'));
    expect([...view.targets]).toEqual([]);
  });

  it('asks which, where there are several', () => {
    pointing.click(event('cell:main/c'));
    expect(table.menu).toMatchObject({ at: 'cell:main/c' });
    expect(table.menu?.choices).toHaveLength(2);
  });

  it('does what a click means first, and the right button asks', () => {
    table.scene = { ...table.scene!, choices: CHOICES.map((choice, index) => (index === 1 ? { ...choice, first: true } : choice)) };
    pointing.ask(event('cell:main/c', { preventDefault: () => {} }));
    expect(table.menu?.choices).toHaveLength(2);
    table.forget();
    pointing.click(event('cell:main/c'));
    expect(sent).toEqual(['go c']);
  });

  it('is told why not', () => {
    pointing.click(event('cell:main/d'));
    expect(table.asked).toBe('cell:main/d');
    expect(sent).toEqual([]);
  });

  it('drags without a click', () => {
    pointing.down(event('cell:main/b'));
    pointing.move(event('cell:main/b', { clientX: 30 }));
    pointing.up(event('cell:main/b', { clientX: 30 }));
    pointing.click(event('cell:main/b'));
    expect(sent).toEqual([]);
    pointing.down(event('cell:main/b'));
    pointing.up(event('cell:main/b'));
    pointing.click(event('cell:main/b'));
    expect(sent).toEqual(['go b']);
  });
});

describe('a finger', () => {
  const touch = { pointerType: 'touch' };

  it('previews first and takes second', () => {
    pointing.click(event('cell:main/b', touch));
    expect(sent).toEqual([]);
    expect(table.previewed?.id).toBe('go b');
    pointing.click(event('cell:main/b', touch));
    expect(sent).toEqual(['go b']);
  });

  it('asks which, also where a click would mean one first', () => {
    table.scene = { ...table.scene!, choices: CHOICES.map((choice, index) => (index === 1 ? { ...choice, first: true } : choice)) };
    pointing.click(event('cell:main/c', touch));
    expect(table.menu?.choices).toHaveLength(2);
    expect(sent).toEqual([]);
  });

  it('is told by a long touch what is there, where the right button or its keys ask also after a touch', () => {
    table.scene = { ...table.scene!, choices: CHOICES.map((choice, index) => (index === 1 ? { ...choice, first: true } : choice)) };
    pointing.down(event('cell:main/c', touch));
    // The long touch is timed here, so it comes without a kind of pointer.
    pointing.ask(event('cell:main/c', { pointerType: undefined, preventDefault: () => {} }));
    expect(view.told).toBe('cell:main/c');
    expect(table.menu).toBeNull();
    pointing.ask(event('cell:main/c', { preventDefault: () => {} }));
    expect(table.menu?.choices).toHaveLength(2);
  });

  it('that touches something else begins anew', () => {
    pointing.click(event('cell:main/b', touch));
    pointing.click(event('cell:main/c', touch));
    pointing.click(event('cell:main/b', touch));
    expect(sent).toEqual([]);
  });

  it('and a second one zoom, and never click', () => {
    const before = view.camera.scale;
    pointing.down(event('cell:main/b', { ...touch, pointerId: 1, clientX: 100, clientY: 100 }));
    pointing.down(event('cell:main/b', { ...touch, pointerId: 2, clientX: 140, clientY: 100 }));
    pointing.move(event('cell:main/b', { ...touch, pointerId: 2, clientX: 220, clientY: 100 }));
    pointing.up(event('cell:main/b', { ...touch, pointerId: 2 }));
    pointing.up(event('cell:main/b', { ...touch, pointerId: 1 }));
    pointing.click(event('cell:main/b', touch));
    expect(view.camera.scale).toBeGreaterThan(before);
    expect(table.previewed).toBeNull();
    expect(sent).toEqual([]);
  });
});
