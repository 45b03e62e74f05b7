import { describe, expect, test } from 'vitest';
import { Following } from './following';

/** A list that scrolls as a browser does: never beyond its end. */
class List {
  #top = 0;
  constructor(public scrollHeight: number, public clientHeight: number) {}
  get scrollTop(): number {
    return Math.min(this.#top, this.scrollHeight - this.clientHeight);
  }
  set scrollTop(top: number) {
    this.#top = Math.max(0, Math.min(top, this.scrollHeight - this.clientHeight));
  }
  get left(): number {
    return this.scrollHeight - this.scrollTop - this.clientHeight;
  }
}

function shown(list: List): Following {
  const following = new Following();
  following.keep(list);
  following.scrolled(list);
  return following;
}

describe('a list that follows its end', () => {
  test('shows what is new', () => {
    const list = new List(1000, 300);
    const following = shown(list);
    list.scrollHeight = 1200;
    following.keep(list);
    expect(list.left).toBe(0);
  });

  test('stays where its reader has scrolled up to, until he comes back', () => {
    const list = new List(1000, 300);
    const following = shown(list);
    list.scrollTop = 100;
    following.scrolled(list);
    list.scrollHeight = 1200;
    following.keep(list);
    expect(list.scrollTop).toBe(100);
    list.scrollTop = 890;
    following.scrolled(list);
    following.keep(list);
    expect(list.left).toBe(0);
  });

  test('that gets less room before it hears of its own scrolling still follows', () => {
    const list = new List(1000, 600);
    const following = shown(list);
    list.scrollHeight = 1200;
    following.keep(list);
    list.clientHeight = 180;
    following.scrolled(list);
    following.keep(list);
    expect(list.left).toBe(0);
  });

  test('that lost lines, as after an undo, and got others follows those', () => {
    const list = new List(1000, 300);
    const following = shown(list);
    list.scrollHeight = 500;
    following.keep(list);
    list.scrollHeight = 700;
    following.scrolled(list);
    following.keep(list);
    expect(list.left).toBe(0);
  });
});
