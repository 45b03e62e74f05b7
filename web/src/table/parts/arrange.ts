// Where everything around the board goes, from what the scene says about it.
import type { Card, Panel, Scene, Track, Zone } from '../../types';

export interface Item<T> {
  id: string;
  ref: string;
  it: T;
}

export interface Side {
  tracks: Item<Track>[];
  panels: Item<Panel>[];
  zones: Item<Zone>[];
  /** Panels that are looked at now and then. */
  more: Item<Panel>[];
}

export interface Arrangement {
  bar: Item<Track>[];
  /** A panel with a row for each seat. */
  players: Item<Panel> | null;
  left: Side;
  right: Side;
  /** Cards side by side: the viewer's hand, and what lies open for all. */
  hands: Item<Zone>[];
  piles: Item<Zone>[];
  /** What belongs to each seat: its panels and its cards, open or not. */
  owned: Map<number, { panels: Item<Panel>[]; zones: Item<Zone>[] }>;
}

export type Shape = 'wide' | 'laptop' | 'phone' | 'flat';

/** How the parts are laid out in a window: three columns, narrower ones, or one column with tabs (two where it is flat). */
export function shape(width: number, height: number): Shape {
  if (height < 520 && width > height) return 'flat';
  if (width < 960) return 'phone';
  return width <= 1360 || height <= 800 ? 'laptop' : 'wide';
}

/** Whose cards lie in the dock: the viewer's, or for a spectator those of the seat that is asked. */
export function eyes(scene: Scene, seat: number | null): number {
  if (seat !== null) return seat;
  const asked = scene.seats?.findIndex((player) => player.asked) ?? -1;
  return scene.prompt?.seat ?? (asked < 0 ? 0 : asked);
}

function items<T>(kind: string, map: Readonly<Record<string, T>> | undefined): Item<T>[] {
  return Object.entries(map ?? {}).map(([id, it]) => ({ id, ref: `${kind}:${id}`, it }));
}

const empty = (): Side => ({ tracks: [], panels: [], zones: [], more: [] });
const none = (value: unknown): boolean => value === undefined || value === null;

/** How many cards lie in a zone, face up or not. */
export function size(zone: Zone): number {
  return (zone.cards?.length ?? 0) + (zone.hidden ?? 0);
}

/** Put every track, panel and zone of a scene into its place. */
export function arrange(scene: Scene, seat: number | null): Arrangement {
  const found: Arrangement = { bar: [], players: null, left: empty(), right: empty(), hands: [], piles: [], owned: new Map() };
  for (const track of items('track', scene.tracks))
    if (track.it.place === 'bar') found.bar.push(track);
    else found[track.it.place ?? 'left'].tracks.push(track);
  const own = eyes(scene, seat);
  for (const panel of items('panel', scene.panels)) placePanel(found, panel, own);
  for (const zone of items('zone', scene.zones)) placeZone(found, zone, own);
  return found;
}

function owned(found: Arrangement, owner: number): { panels: Item<Panel>[]; zones: Item<Zone>[] } {
  let there = found.owned.get(owner);
  if (!there) found.owned.set(owner, (there = { panels: [], zones: [] }));
  return there;
}

function placePanel(found: Arrangement, panel: Item<Panel>, own: number): void {
  const { rows, owner, minor, place = 'right' } = panel.it;
  if (!rows.length) return;
  if (!none(owner)) owned(found, owner!).panels.push(panel);
  if (rows.every((row) => !none(row.owner)) && none(owner)) found.players = panel;
  else if (none(owner) || (owner === own && !minor)) found[place][minor ? 'more' : 'panels'].push(panel);
}

function placeZone(found: Arrangement, zone: Item<Zone>, own: number): void {
  const { owner, look = 'fan', place = 'dock', minor } = zone.it;
  if (!none(owner)) owned(found, owner!).zones.push(zone);
  if (!none(owner) && owner !== own) return;
  if (look === 'pile' || minor) {
    found.piles.push(zone);
    // A pile of which more is to be seen than its number: what is known of it lies open beside the hand.
    if (!minor && zone.it.cards?.length) found.hands.push({ ...zone, it: { ...zone.it, hidden: 0 } });
  } else if (look === 'list' || place !== 'dock') {
    if (size(zone.it)) found[place === 'dock' ? 'right' : place].zones.push(zone);
  } else if (size(zone.it)) found.hands.push(zone);
}

/** How many cards a seat holds, by its hand or its first zone that is no pile; null where it has none. */
export function handSize(zones: readonly Item<Zone>[]): number | null {
  const hand = zones.find(({ it }) => it.hand) ?? zones.find(({ it }) => !it.minor && it.look !== 'pile');
  return hand ? size(hand.it) : null;
}

/** Whether a panel is taken in at a glance: a few numbers, what is in sight anyway, or how much is left of something. */
export function glanced({ brief, headline, rows }: Panel): boolean {
  return Boolean(brief || headline || rows.every((row) => row.bar));
}

export interface Stack {
  /** The one that stands for all: the first that can be chosen, or the first. */
  id: string;
  ids: string[];
}

/** Equal cards on one another; cards that are picked stay single. */
export function stacks(
  ids: readonly string[],
  cards: Readonly<Record<string, Card>>,
  picked: (id: string) => boolean = () => false,
  choosable: (id: string) => boolean = () => false,
): Stack[] {
  const found: string[][] = [];
  const seen = new Map<string, string[]>();
  for (const id of ids) {
    const face = JSON.stringify(cards[id] ?? id);
    const there = picked(id) ? undefined : seen.get(face);
    if (there) there.push(id);
    else {
      const stack = [id];
      found.push(stack);
      if (!picked(id)) seen.set(face, stack);
    }
  }
  return found.map((stack) => ({ id: stack.find(choosable) ?? stack[0]!, ids: stack }));
}
