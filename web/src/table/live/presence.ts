// How it is with somebody at the table, in a word.
import type { RoomInfo, SeatInfo } from '../../types';

/** The key of the word for a seat: whether it is free, a bot, thinking, away or gone; nothing where there is no news. */
export function presenceWord(seat: SeatInfo): string {
  if (seat.by === 'open') return 'live-seat-open';
  if (seat.by === 'bot') return seat.asked ? 'live-seat-thinking' : 'live-seat-bot';
  if (seat.stand_in) return 'live-seat-stand-in';
  if ((seat.presence ?? 'gone') !== 'here' && !seat.mine) return seat.presence === 'away' ? 'live-seat-away' : 'live-seat-gone';
  return seat.asked ? 'live-seat-thinking' : 'live-seat-here';
}

/** Whether the viewer can let a bot play at a seat: for himself at any time, for others once they are not there. */
export function lendable(seat: SeatInfo, room: RoomInfo): boolean {
  if (seat.by !== 'person' || seat.stand_in) return false;
  if (seat.mine) return true;
  if (room.host) return seat.presence !== 'here';
  return room.seats.some((each) => each.mine) && (seat.presence ?? 'gone') === 'gone' && typeof room.settings.stand_in_after === 'number';
}
