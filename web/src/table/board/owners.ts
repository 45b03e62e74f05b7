// Owners are told by colour, shape and letter.
import { letterOf, letters } from '../../app/letters';
import type { RoomInfo, Scene } from '../../types';

/** A letter for each seat: the first of the person's name, or A, B, C … where two share it or one has none. */
export function ownerLetters(scene: Scene | null, room: RoomInfo | null): string[] {
  const count = Math.max(scene?.seats?.length ?? 0, room?.seats.length ?? 0, highest(scene) + 1);
  const nameAt = (seat: number) => room?.seats.find((each) => each.seat === seat)?.name || scene?.seats?.[seat]?.name || '';
  const found = letters(Array.from({ length: count }, (_, seat) => nameAt(seat)));
  return found.every(Boolean) ? found : found.map((_, seat) => letterOf(seat));
}

function highest(scene: Scene | null): number {
  return Object.values(scene?.pieces ?? {}).reduce((most, { owner }) => Math.max(most, owner ?? -1), -1);
}

/** The number of an owner's colours, 1 to 6. */
export const ownerColour = (owner: number): number => (owner % 6) + 1;
