// A table that is being played: the connection, what it told, and what the viewer wants.
import { settings } from '../../app/settings.svelte';
import { api, sentence } from '../../net/api';
import type { Held } from '../../net/delta';
import { Connection, clock, dial, type Listener, type News, type Status, type Visit } from '../../net/socket';
import type { Choice, Done, Failed, RoomInfo, SeatChange, SeatInfo, Undo } from '../../types';
import { t } from '../../words/words.svelte';
import { TableState } from '../state/table.svelte';
import { ChatBook } from './chat.svelte';
import { called, held, myTurn, own, turnTo } from './hotseat';
import { Notices } from './notices.svelte';
import { Pace } from './pace.svelte';

/** The news that a seat is asked and the change it comes from are two messages: wait for both. */
const SWITCH_MS = 250;

export class Live implements Listener {
  readonly table = new TableState();
  readonly pace = new Pace(this.table, settings, () => this.#settled());
  readonly notices = new Notices();
  readonly book = new ChatBook();
  connection = $state<Status>('connecting');
  /** Why this room cannot be shown, in the server's words. */
  refusal = $state('');
  /** The seat that must take the screen before anything is shown. */
  curtain = $state<number | null>(null);
  /** Seats of the viewer at this screen. */
  own = $derived(own(this.table.room?.seats ?? []));
  /** Those of them at which a bot plays for him. */
  lent = $derived(held(this.table.room?.seats ?? []).filter((seat) => seat.stand_in));
  /** The table waits for the viewer, and he can see that. */
  turn = $derived(!this.table.playing && myTurn(this.table.room?.seats ?? []));

  readonly #line: Connection;
  #choosing: string | null = null;
  /** Seats of the viewer at which a bot plays, and those of them that he wants back himself. */
  #lent: ReadonlySet<number> = new Set();
  #wanted = new Set<number>();
  #undoing = new Set<string>();
  #doneAt: number | null = null;
  #rev = 0;
  #opened = false;
  #fresh = false;
  #stay: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(visit: Visit, wire = dial, time = clock) {
    this.#line = new Connection(visit, this, wire, time);
    this.table.send = (choice) => this.#choose(choice);
    this.table.skip = () => settings.pace !== 'step' && this.pace.skip();
  }

  start(): void {
    this.#line.start();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#line.stop();
  }

  // -- what the viewer wants

  /** Take back the last choice, the turn, or what a bot has played out; where that needs a vote, ask for it. */
  undo(what: Undo['what']): void {
    const { seat, room } = this.table;
    if (seat === null || !room || this.#undoing.size) return;
    if (!room.undo || room.ballot) {
      if (room.undo_why) this.notices.show(room.undo_why);
      return;
    }
    this.pace.skip();
    this.#undoing.add(this.#line.wish({ kind: 'undo', seat, rev: this.#rev, what }));
  }

  vote(seat: number, yes: boolean): void {
    this.#line.wish({ kind: 'vote', seat, rev: this.#rev, yes });
  }

  say(text: string): void {
    this.#line.wish({ kind: 'say', text, seat: this.table.seat });
  }

  /** Look through another seat of the viewer's, behind a curtain where hands are secret. */
  look(seat: number): void {
    this.#stay = this.#rev;
    if (this.table.room?.curtain) this.curtain = seat;
    else this.#line.look(seat);
  }

  /** The person of the curtain has the screen now. */
  lift(): void {
    if (this.curtain === null) return;
    if (this.curtain === this.table.seat) this.curtain = null;
    else this.#line.look(this.curtain);
  }

  speak(language: Visit['language']): void {
    this.#line.speak(language);
  }

  present(here: boolean): void {
    this.#line.present(here);
    if (here) this.#line.hurry();
  }

  hurry(): void {
    this.#line.hurry();
  }

  /** The device says that it has no network. */
  offline(): void {
    this.#line.drop();
  }

  #choose(choice: Choice): void {
    const { seat, rev } = this.table;
    if (seat === null) return;
    this.#choosing = this.#line.wish({ kind: 'choose', seat, rev, choice: choice.id });
  }

  // -- what the server says

  view(held: Held, news: News): void {
    this.#rev = held.rev;
    this.#fresh = news === 'live' && held.log.at(-1)?.line.kind !== 'undo';
    const turned = this.table.seat !== held.seat;
    this.pace.show(held, news === 'live');
    if (turned && this.curtain === held.seat && this.#opened) this.curtain = null;
    this.#free();
  }

  room(info: RoomInfo): void {
    this.#lend(info);
    this.table.room = info;
    this.table.readonly = !info.seats.some((seat) => seat.mine && !seat.stand_in);
    this.#open();
    this.#switchSoon();
  }

  /** A bot has played for the viewer to the end of something: from here on he plays again, and is told so and how to play it himself. */
  #lend(info: RoomInfo): void {
    const lent = new Set(info.seats.flatMap(({ seat, mine, stand_in }) => (mine && stand_in ? seat : [])));
    const over = [...this.#lent].filter((seat) => !lent.has(seat));
    const done = over.some((seat) => !this.#wanted.has(seat));
    for (const seat of [...over, ...[...lent].filter((each) => !this.#lent.has(each))]) this.#wanted.delete(seat);
    const deed = info.undo_played_out ? { label: t('live-undo-played-out'), run: () => this.undo('played_out') } : null;
    if (this.table.room?.undo_played_out && !deed) this.notices.drop('lent');
    if (done && !lent.size && !info.over) this.notices.show(t('live-yours-again'), 'plain', 'lent', deed);
    this.#lent = lent;
  }

  /** Give seats to a bot, free them, or take them back; why that cannot be, if it cannot. */
  async change(seats: readonly SeatInfo[], how: SeatChange['do']): Promise<string> {
    for (const { seat } of seats) {
      // Whoever wants a seat back himself need not be told that he has it.
      if (how === 'back') this.#wanted.add(seat);
      const problem = await this.ask((room) => api.changeSeat(room, seat, { do: how, name: '', language: settings.language }));
      if (!problem) continue;
      this.#wanted.delete(seat);
      return problem;
    }
    return '';
  }

  /** The same from beside the board, where a problem is a notice. */
  async changeAll(seats: readonly SeatInfo[], how: SeatChange['do']): Promise<void> {
    const problem = await this.change(seats, how);
    if (problem) this.notices.show(problem, 'bad');
  }

  /**
   * Ask the server for a change of the room; why that cannot be, if it cannot. What comes of it is heard like all news: an
   * answer may be older than them.
   */
  async ask(request: (room: string) => Promise<unknown>): Promise<string> {
    try {
      await request(this.table.room!.room);
      return '';
    } catch (error) {
      return sentence(error);
    }
  }

  chat(chat: Parameters<Listener['chat']>[0]): void {
    this.book.hear(chat.lines);
  }

  done({ id, rev }: Done): void {
    this.#undoing.delete(id);
    if (id !== this.#choosing) return;
    this.#doneAt = rev;
    this.#free();
  }

  failed({ id, text }: Failed): void {
    this.#undoing.delete(id ?? '');
    if (id && id === this.#choosing) this.#again();
    this.notices.show(text, 'bad');
  }

  status(status: Status): void {
    this.connection = status;
    if (status === 'refused') this.refusal = this.notices.list.at(-1)?.text ?? '';
  }

  /** The choice was carried out and what it did has arrived. */
  #free(): void {
    if (this.#doneAt !== null && this.#rev >= this.#doneAt) this.#again();
  }

  #again(): void {
    this.#choosing = null;
    this.#doneAt = null;
    this.table.waiting = false;
  }

  /** Several people at one screen: nobody's hand is shown before its owner says that he is there. */
  #open(): void {
    if (this.#opened || !this.table.scene) return;
    this.#opened = true;
    if (this.table.room?.curtain && this.own.length > 1) this.curtain = this.table.seat;
  }

  #settled(): void {
    if (this.table.room) this.#open();
    this.#switchSoon();
    if (this.#fresh) queueMicrotask(() => this.#forced());
    this.#fresh = false;
  }

  #switchSoon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#switch(), SWITCH_MS);
  }

  /** Another seat of the viewer's is asked: give it the screen. */
  #switch(): void {
    const room = this.table.room;
    if (!room || !this.#opened || this.table.playing || this.table.waiting || this.#stay === this.#rev) return;
    const seat = turnTo(room.seats, this.table.seat);
    if (seat === null || this.curtain === seat) return;
    if (room.curtain) this.curtain = seat;
    else {
      this.#line.look(seat);
      this.notices.show(t('live-now-seat', { name: called(room.seats[seat]!) }), 'plain', 'turn');
    }
  }

  /** The only choice is taken by itself, where the viewer likes that. */
  #forced(): void {
    const [choice, ...more] = this.table.choices;
    if (!settings.autoConfirm || !choice || more.length || choice.confirm || this.curtain !== null) return;
    this.notices.show(t('live-only-choice', { choice: choice.label }));
    void this.table.take(choice);
  }
}
