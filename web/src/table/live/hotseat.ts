// Several seats at one screen: whose turn it is to look.
import type { SeatInfo } from '../../types';

/** The seats that belong to the viewer, also those at which a bot stands in for him. */
export function held(seats: readonly SeatInfo[]): SeatInfo[] {
  return seats.filter((seat) => seat.mine && seat.by === 'person');
}

/** The seats that the viewer plays himself. */
export function own(seats: readonly SeatInfo[]): SeatInfo[] {
  return held(seats).filter((seat) => !seat.stand_in);
}

/** The seat of the viewer's that the table waits for, if he does not look through one of those already. */
export function turnTo(seats: readonly SeatInfo[], now: number | null): number | null {
  const asked = own(seats).filter((seat) => seat.asked);
  if (!asked.length || asked.some((seat) => seat.seat === now)) return null;
  return (asked.find((seat) => now !== null && seat.seat > now) ?? asked[0]!).seat;
}

/** Whether the table waits for the viewer. */
export function myTurn(seats: readonly SeatInfo[]): boolean {
  return own(seats).some((seat) => seat.asked);
}

/** A seat as people call it: who sits there, and what is played. */
export function called(seat: SeatInfo): string {
  const { name, role = '' } = seat;
  return name && role && role !== name ? `${name} (${role})` : name || role || String(seat.seat + 1);
}
