// Owners are told by colour, shape and letter.
import { letterOf } from '../../app/letters';
import type { RoomInfo, Scene } from '../../types';

/** A letter for each seat. */
export function ownerLetters(scene: Scene | null, room: RoomInfo | null): string[] {
  const count = Math.max(scene?.seats?.length ?? 0, room?.seats.length ?? 0, highest(scene) + 1);
  return Array.from({ length: count }, (_, seat) => letterOf(seat));
}

function highest(scene: Scene | null): number {
  return Object.values(scene?.pieces ?? {}).reduce((most, { owner }) => Math.max(most, owner ?? -1), -1);
}

/** The number of an owner's colours, 1 to 6. */
export const ownerColour = (owner: number): number => (owner % 6) + 1;
