// The map that is being drawn: hexes, figures and the ability of the monster whose turn it is.
import { SvelteMap, SvelteSet } from 'svelte/reactivity';
import type { Ability, Case } from '../types';
import { keyOf, neighbours, spotOf, touch, type Spot } from './hexes';

export const GROUNDS = ['floor', 'walls', 'obstacles', 'traps', 'hazards', 'difficult'] as const;
export const TOOLS = [...GROUNDS, 'thin', 'acting', 'monster', 'character', 'nothing'] as const;
export type Ground = (typeof GROUNDS)[number];
export type Tool = (typeof TOOLS)[number];
export type Figure = { kind: 'acting' | 'monster' } | { kind: 'character'; initiative: number };

/** So many players have colours of their own. */
const COLOURS = 6;
const STANDING = ['floor', 'obstacles', 'traps', 'hazards', 'difficult'];
const PLAIN: Ability = { move: 2, range: 0, targets: 1, area: null, flying: false, jump: false, muddled: false };

export class Sketch {
  grounds = new SvelteMap<string, Ground>();
  figures = new SvelteMap<string, Figure>();
  /** Walls between neighbours, as two keys. */
  thin = new SvelteSet<string>();
  ability = $state<Ability>({ ...PLAIN });
  /** The first hex of a thin wall that waits for its second. */
  begun = $state<Spot | null>(null);

  /** All hexes to show: those there are, and around them those that could be. */
  spots = $derived.by(() => {
    const shown = new Set(this.grounds.keys());
    for (const key of this.grounds.keys()) for (const each of neighbours(spotOf(key))) shown.add(keyOf(each));
    return [...(shown.size ? shown : ['0,0'])].map(spotOf).sort(([q, r], [p, s]) => 2 * r + q - 2 * s - p || q - p);
  });

  /** Use a tool on a hex. */
  use(tool: Tool, spot: Spot): void {
    if (tool === 'thin') return this.#wall(spot);
    this.begun = null;
    const key = keyOf(spot);
    if (tool === 'nothing') {
      if (!this.figures.delete(key)) this.grounds.delete(key);
    } else if (tool === 'acting' || tool === 'monster' || tool === 'character') this.#stand(tool, key);
    else {
      this.grounds.set(key, tool);
      if (tool === 'walls') this.figures.delete(key);
    }
  }

  #stand(kind: 'acting' | 'monster' | 'character', key: string): void {
    if (!STANDING.includes(this.grounds.get(key) ?? '')) this.grounds.set(key, 'floor');
    if (this.figures.get(key)?.kind === kind && kind !== 'acting') {
      this.figures.delete(key);
      return;
    }
    if (kind === 'acting')
      for (const [at, each] of this.figures) if (each.kind === 'acting') this.figures.set(at, { kind: 'monster' });
    this.figures.set(key, kind === 'character' ? { kind, initiative: 10 * (this.characters.length + 1) } : { kind });
  }

  #wall(spot: Spot): void {
    if (this.begun && touch(this.begun, spot)) {
      const edge = edgeKey(this.begun, spot);
      if (!this.thin.delete(edge)) this.thin.add(edge);
      this.begun = null;
    } else this.begun = spot;
  }

  get characters(): { key: string; initiative: number }[] {
    return [...this.figures].flatMap(([key, each]) => (each.kind === 'character' ? [{ key, initiative: each.initiative }] : []));
  }

  /** The letter of a character, by the order in which they came. */
  letter(key: string): string {
    return String.fromCharCode(65 + this.#rank(key));
  }

  /** The number of the colour of a character, from 1 on. */
  colour(key: string): number {
    return 1 + (this.#rank(key) % COLOURS);
  }

  #rank(key: string): number {
    return this.characters.findIndex((each) => each.key === key);
  }

  clear(): void {
    this.grounds.clear();
    this.figures.clear();
    this.thin.clear();
    this.begun = null;
    this.ability = { ...PLAIN };
  }

  /** The map as `questhall plan` reads it. */
  toCase(): Case {
    const of = (kind: Ground) => [...this.grounds].filter(([, each]) => each === kind).map(([key]) => spotOf(key));
    const floor = [...this.grounds].filter(([, each]) => each !== 'walls').map(([key]) => spotOf(key));
    const monsters = [...this.figures].filter(([, each]) => each.kind !== 'character');
    const thin = [...this.thin].map((edge) => edge.split(' ').map(spotOf) as [Spot, Spot]);
    const terrain = { obstacles: of('obstacles'), traps: of('traps'), hazards: of('hazards'), difficult: of('difficult') };
    return {
      floor,
      walls: of('walls'),
      thin_walls: thin.filter((pair) => pair.some((spot) => this.grounds.has(keyOf(spot)))),
      ...terrain,
      monsters: monsters.map(([key, each]) => ({ at: spotOf(key), acting: each.kind === 'acting' })),
      characters: this.characters.map(({ key, initiative }) => ({ at: spotOf(key), initiative })),
      ability: $state.snapshot(this.ability),
    };
  }

  /** Draw a map that comes from a file or a link. */
  draw(from: Case): void {
    this.clear();
    for (const spot of from.floor) this.grounds.set(keyOf(spot), 'floor');
    for (const kind of GROUNDS.slice(1)) for (const spot of from[kind]) this.grounds.set(keyOf(spot), kind);
    for (const [one, two] of from.thin_walls) this.thin.add(edgeKey(one, two));
    for (const each of from.monsters) this.figures.set(keyOf(each.at), { kind: each.acting ? 'acting' : 'monster' });
    for (const { at, initiative } of from.characters) this.figures.set(keyOf(at), { kind: 'character', initiative });
    this.ability = { ...PLAIN, ...from.ability };
  }
}

function edgeKey(one: Spot, two: Spot): string {
  return [keyOf(one), keyOf(two)].sort().join(' ');
}

/** The first of several cases, as a text; else the text as it is, whatever is wrong with it. */
export function firstCase(text: string): string {
  try {
    const [first] = (JSON.parse(text) as { cases: unknown[] }).cases;
    return first === undefined ? text : JSON.stringify(first);
  } catch {
    return text;
  }
}

/** The case in a text: one, or the first of a list. Throws where there is none. */
export function readCase(text: string): Case {
  const whole = JSON.parse(text) as Case | { cases: Case[] };
  const found = 'cases' in whole ? whole.cases[0] : whole;
  if (!found || !Array.isArray(found.floor) || typeof found.ability !== 'object') throw new Error('no case');
  return found;
}

/** A case as a part of an address, and back. */
export const toLink = (drawn: Case): string =>
  btoa(JSON.stringify(drawn)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
export const fromLink = (part: string): Case => readCase(atob(part.replaceAll('-', '+').replaceAll('_', '/')));

/** What is there at first: a room, two characters, a monster. */
export function example(): Case {
  const floor: Spot[] = [];
  for (let q = 0; q < 8; q++) for (let r = 0; r < 5; r++) floor.push([q, r - Math.floor(q / 2)]);
  return {
    floor,
    walls: [],
    thin_walls: [[[3, 0], [4, -1]]],
    obstacles: [[4, 0], [3, 1]],
    traps: [[2, 1]],
    hazards: [],
    difficult: [[5, 0]],
    monsters: [{ at: [1, 1], acting: true }, { at: [1, 2] }],
    characters: [{ at: [5, -1], initiative: 20 }, { at: [4, 2], initiative: 45 }],
    ability: { ...PLAIN, move: 3 },
  }; // prettier-ignore
}
