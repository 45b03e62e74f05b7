// Owners are told by colour, shape and letter.
import type { RoomInfo, Scene } from '../../types';

const LETTERS = 'ABCDEF';

/** A letter for each seat: the first of the person's name, or A to F where two share it. */
export function ownerLetters(scene: Scene | null, room: RoomInfo | null): string[] {
  const count = Math.max(scene?.seats?.length ?? 0, room?.seats.length ?? 0, highest(scene) + 1);
  const first = Array.from({ length: count }, (_, seat) => {
    const name = room?.seats.find((each) => each.seat === seat)?.name || scene?.seats?.[seat]?.name || '';
    return [...name.trim()][0]?.toLocaleUpperCase() ?? '';
  });
  const clear = first.every((letter, seat) => letter && first.indexOf(letter) === seat);
  return clear ? first : first.map((_, seat) => LETTERS[seat % LETTERS.length]!);
}

function highest(scene: Scene | null): number {
  return Object.values(scene?.pieces ?? {}).reduce((most, { owner }) => Math.max(most, owner ?? -1), -1);
}

/** The number of an owner's colours, 1 to 6. */
export const ownerColour = (owner: number): number => (owner % 6) + 1;
