import { expect, test } from 'vitest';
import type { SeatInfo } from '../../types';
import { ChatBook } from './chat.svelte';
import { called, myTurn, turnTo } from './hotseat';
import { presenceWord } from './presence';

const seat = (number: number, more: Partial<SeatInfo> = {}): SeatInfo => ({ seat: number, by: 'person', name: `P${number}`, mine: true, ...more });

test('the screen stays with a seat that is asked', () => {
  expect(turnTo([seat(0, { asked: true }), seat(1, { asked: true })], 0)).toBeNull();
});

test('the screen goes to the next of my seats that is asked', () => {
  expect(turnTo([seat(0, { asked: true }), seat(1), seat(2, { asked: true })], 1)).toBe(2);
  expect(turnTo([seat(0, { asked: true }), seat(1)], 1)).toBe(0);
});

test('seats of others, and those that a bot plays for me, do not get the screen', () => {
  const seats = [seat(0), seat(1, { asked: true, mine: false }), seat(2, { asked: true, stand_in: true })];
  expect(turnTo(seats, 0)).toBeNull();
  expect(myTurn(seats)).toBe(false);
});

test('a seat is called by its person and by what it plays', () => {
  expect(called(seat(0, { name: 'Ivy', role: 'Rats' }))).toBe('Ivy (Rats)');
  expect(called(seat(0, { name: '', role: 'Rats' }))).toBe('Rats');
});

test('people are thinking, away or gone; bots and stand-ins say so', () => {
  const other = { mine: false } as const;
  expect(presenceWord(seat(0, { ...other, presence: 'here', asked: true }))).toBe('live-seat-thinking');
  expect(presenceWord(seat(0, { ...other, presence: 'away', asked: true }))).toBe('live-seat-away');
  expect(presenceWord(seat(0, other))).toBe('live-seat-gone');
  expect(presenceWord(seat(0, { by: 'bot' }))).toBe('live-seat-bot');
  expect(presenceWord(seat(0, { stand_in: true }))).toBe('live-seat-stand-in');
  expect(presenceWord(seat(0, { by: 'open' }))).toBe('live-seat-open');
});

test('a chat shows each line once, in order, and counts what is new until it is opened', () => {
  const book = new ChatBook();
  const line = (number: number) => ({ number, name: 'Ivy', text: 'hi', at: 0 });
  book.hear([line(1)]);
  expect(book.unread).toBe(0);
  book.hear([line(3), line(2)]);
  book.hear([line(3)]);
  expect(book.lines.map((each) => each.number)).toEqual([1, 2, 3]);
  expect(book.unread).toBe(2);
  book.show(true);
  expect(book.unread).toBe(0);
});

test('the very first line of a chat is new, whatever its number', () => {
  const book = new ChatBook();
  book.hear([]);
  book.hear([{ number: 0, name: 'Ivy', text: 'hi', at: 0 }]);
  expect(book.unread).toBe(1);
});
