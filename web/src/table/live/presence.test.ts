import { expect, test } from 'vitest';
import type { RoomInfo, SeatInfo } from '../../types';
import { lendable } from './presence';

const seat = (more: Partial<SeatInfo> = {}): SeatInfo => ({ seat: 1, by: 'person', name: 'Taras', role: '', presence: 'here', ...more });

function room({ host = false, settings = { stand_in_after: 10 } }: Partial<RoomInfo> = {}): RoomInfo {
  return { host, settings, seats: [seat({ seat: 0, mine: true })] } as unknown as RoomInfo;
}

test('a bot is offered for oneself, and for others only when they are not there', () => {
  expect(lendable(seat({ mine: true }), room())).toBe(true);
  expect(lendable(seat(), room())).toBe(false);
  expect(lendable(seat({ presence: 'gone' }), room())).toBe(true);
  expect(lendable(seat({ presence: 'away' }), room())).toBe(false);
});

test('the host need not wait, but does not play for those who are there', () => {
  expect(lendable(seat(), room({ host: true }))).toBe(false);
  expect(lendable(seat({ presence: 'away' }), room({ host: true, settings: {} }))).toBe(true);
});

test('where bots never step in by themselves, only the host can call one', () => {
  expect(lendable(seat({ presence: 'gone' }), room({ settings: {} }))).toBe(false);
  expect(lendable(seat({ presence: 'gone' }), room({ host: true, settings: {} }))).toBe(true);
});

test('there is nobody to play for at a free seat, or where a bot plays already', () => {
  expect(lendable(seat({ by: 'bot', presence: 'gone' }), room({ host: true }))).toBe(false);
  expect(lendable(seat({ mine: true, stand_in: true }), room())).toBe(false);
});
