// What things are called.
import type { RoomInfo, Scene } from '../../types';
import { t } from '../../words/words.svelte';
import { called, held } from '../live/hotseat';
import type { TableState } from '../state/table.svelte';

/** What a reference stands for, in words; the reference itself where nothing is known of it. */
export function nameOf(scene: Scene, ref: string): string {
  const at = ref.indexOf(':');
  const kind = ref.slice(0, at);
  const id = ref.slice(at + 1);
  if (kind === 'cell') {
    const cut = id.indexOf('/');
    return scene.boards[id.slice(0, cut)]?.cells[id.slice(cut + 1)]?.label ?? '';
  }
  if (kind === 'piece') return scene.pieces?.[id]?.name ?? '';
  if (kind === 'card') return scene.cards?.[id.replace(/\/\d+(\/instead)?$/, '')]?.name ?? '';
  if (kind === 'zone') return scene.zones?.[id]?.title ?? '';
  if (kind === 'panel') return scene.panels?.[id]?.title ?? '';
  return '';
}

/** Each reason why something is not possible once, with all that it is true of. */
export function refused(scene: Scene): { names: string; why: string; rule: string }[] {
  const found = new Map<string, { names: Set<string>; why: string; rule: string }>();
  for (const { on, why, rule } of scene.blocked ?? []) {
    const reason = `${rule} ${why}`;
    if (!found.has(reason)) found.set(reason, { names: new Set(), why, rule });
    found.get(reason)!.names.add(nameOf(scene, on));
  }
  return [...found.values()].map(({ names, ...reason }) => ({ ...reason, names: [...names].filter(Boolean).join(', ') }));
}

/** The name of the person at a seat, or of what is played there. */
export function personAt(scene: Scene, room: RoomInfo | null, seat: number): string {
  return room?.seats[seat]?.name || scene.seats?.[seat]?.name || '';
}

/** For whom a live table waits, in words, where it is not for the viewer. */
export function waitsFor({ room, told }: Pick<TableState, 'room' | 'told'>): string {
  const others = told === null ? (room?.seats ?? []).filter((each) => each.asked && !each.mine) : [];
  return others.length ? t('table-waits-for', { names: others.map(called).join(', ') }) : '';
}

/** Whether the viewer of a live table has no seat there. */
export function watches({ room, told, seat }: Pick<TableState, 'room' | 'told' | 'seat'>): boolean {
  return told === null && seat === null && room !== null && !room.seats.some((each) => each.mine);
}

/** Whether bots play for the viewer of a live table, at all of his seats. */
export function isLent({ room, told }: Pick<TableState, 'room' | 'told'>): boolean {
  const mine = held(room?.seats ?? []);
  return told === null && mine.length > 0 && mine.every((each) => each.stand_in);
}

/** Whether a seat has to decide: by the scene, and at a live table also by what the room says. */
export function isAsked(table: Pick<TableState, 'scene' | 'room' | 'told'>, seat: number): boolean {
  const { scene, room, told } = table;
  return Boolean(scene?.seats?.[seat]?.asked || scene?.prompt?.seat === seat || (told === null && room?.seats[seat]?.asked));
}

/** A text after which another sentence may stand. */
export function stopped(text: string): string {
  return /[.!?…\]]$/.test(text) ? text : `${text}.`;
}
