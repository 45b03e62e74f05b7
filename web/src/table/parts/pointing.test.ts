import { describe, expect, it } from 'vitest';
import { cellar, sceneOf } from '../board/fixtures';
import { TableState } from '../state/table.svelte';
import { point, unpoint } from './pointing';

function tableWith(...previews: readonly string[][]): TableState {
  const table = new TableState();
  const choices = previews.map((targets, index) => ({ id: `${index}`, label: `${index}`, on: ['card:k'], preview: { targets } }));
  table.scene = sceneOf(cellar(), {}, { choices });
  return table;
}

describe('a card that is pointed at', () => {
  it('shows what its only choice would do', () => {
    const table = tableWith(['piece:a']);
    point(table, 'card:k');
    expect(table.outlook?.targets).toEqual(['piece:a']);
  });

  it('shows what all its choices could reach, and no more when it is left', () => {
    const table = tableWith(['piece:a'], ['piece:b']);
    point(table, 'card:k');
    expect(table.outlook?.targets).toEqual(['piece:a', 'piece:b']);
    unpoint(table, 'card:k');
    expect(table.outlook).toBeNull();
  });
});
