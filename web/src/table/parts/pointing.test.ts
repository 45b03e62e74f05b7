import { describe, expect, it } from 'vitest';
import { cellar, sceneOf } from '../board/fixtures';
import { TableState } from '../state/table.svelte';
import { point, pointing, unpoint } from './pointing';

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

  it('shows of two choices that differ in what comes first the one in the order of the clicks', () => {
    const table = new TableState();
    const pair = (a: string, b: string) => ({ id: `${a}${b}`, label: `${a} leads`, on: [`card:${a}`, `card:${b}`] });
    table.scene = sceneOf(cellar(), {}, { choices: [pair('k', 'l'), pair('l', 'k'), pair('k', 'm')] });
    table.click('card:l');
    point(table, 'card:k');
    expect(table.previewed?.id).toBe('lk');
    unpoint(table, 'card:k');
    expect(table.previewed).toBeNull();
  });

  it('is left for what it stood for when it was pointed at, though it is gone by then', () => {
    const table = tableWith(['piece:a']);
    let there = true;
    const ref = () => {
      if (!there) throw new Error('it is gone');
      return 'card:k';
    };
    const { onfocus, onblur } = pointing(() => table, ref);
    onfocus();
    there = false;
    onblur();
    expect([table.previewed, table.foreseen]).toEqual([null, null]);
  });
});
