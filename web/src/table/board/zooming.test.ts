import { beforeEach, expect, test } from 'vitest';
import { TableState } from '../state/table.svelte';
import { field, figure, sceneOf } from './fixtures';
import { BoardView } from './view.svelte';

let view: BoardView;

beforeEach(() => {
  const table = new TableState();
  table.seat = 0;
  const pieces = { foe: figure('30.20', 'enemy', { owner: 1 }), mine: figure('2.2', 'player', { owner: 0 }) };
  table.scene = sceneOf(field(40, 25), pieces);
  view = new BoardView(table, () => 'main', false, () => 100);
  view.width = 860;
  view.height = 525;
  view.camera.resize(860, 525, view.frame, view.layout.box, view.layout.size);
  view.camera.showAll();
});

/** Whether something is in the window after going nearer three times. */
function nearer(ref: string): boolean {
  for (let step = 0; step < 3; step++) view.zoom(1.25);
  return view.camera.sees(view.boxOf(ref)!);
}

test('going nearer keeps the own piece in the window', () => {
  expect(nearer('piece:mine')).toBe(true);
});

test('going nearer keeps what was pointed at last in the window', () => {
  view.last = 'cell:main/39.24';
  expect(nearer('cell:main/39.24')).toBe(true);
});

test('whoever has turned to another part of the board stays there', () => {
  for (let step = 0; step < 9; step++) view.zoom(1.25);
  view.camera.pan(-99999, -99999);
  expect(nearer('piece:mine')).toBe(false);
  expect(view.camera.window.x).toBeGreaterThan(1000);
});

test('the small map lies over no cell, or nowhere', () => {
  for (let step = 0; step < 3; step++) view.zoom(1.25);
  expect(view.mapBox(100)).toBeNull();
  view.table.scene = sceneOf({ ...field(40, 8), cells: { ...field(40, 8).cells, '0.24': { place: [0, 24], label: 'Deep' } } });
  view.camera.resize(860, 525, view.frame, view.layout.box, view.layout.size);
  view.camera.fit();
  const { x, y, w, h } = view.mapBox(100)!;
  const [from, to] = [view.camera.toWindow({ x: -31, y: -31 }), view.camera.toWindow({ x: 39.5 * 62, y: 7.5 * 62 })];
  expect(x >= to.x || x + w <= from.x || y >= to.y || y + h <= from.y).toBe(true);
});
