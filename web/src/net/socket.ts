// The connection to a room: says hello, keeps what the server tells, tries again when it is lost.
import type { Chat, Done, Failed, FromBrowser, FromServer, Hello, Language, RoomInfo } from '../types';
import { apply, held, type Held } from './delta';

/** What the connection needs of a websocket. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

/** Time, so that tests need not wait. */
export interface Clock {
  later(seconds: number, what: () => void): () => void;
  random(): number;
}

/** How a new state came about: everything anew, a change that just happened, or what was missed. */
export type News = 'whole' | 'live' | 'missed';

/** What the screen wants to hear of. */
export interface Listener {
  view(held: Held, news: News): void;
  room(info: RoomInfo): void;
  chat(chat: Chat): void;
  done(done: Done): void;
  failed(failed: Failed): void;
  status(status: Status): void;
}

export type Status = 'connecting' | 'open' | 'lost' | 'refused';

/** Whom the browser says it is, and where it wants to go. */
export interface Visit {
  room: string;
  key: string;
  watch: string;
  language: Language;
}

/** Messages that the server answers with done or failed; they are sent again until it has. */
type Kept = Extract<FromBrowser, { id: string }>;
type WithoutId<T> = T extends Kept ? Omit<T, 'id'> : never;
export type Wish = WithoutId<Kept>;

const WAITS = [0.3, 1, 2, 4, 8, 15];
const PING_EVERY = 20;
const PONG_WITHIN = 10;
const REFUSALS = new Set<Failed['code']>(['no_room', 'not_yours', 'not_possible', 'fault']);

/** A connection to one room that comes back by itself. */
export class Connection {
  #wire: Wire | null = null;
  #held: Held | null = null;
  #kept = new Map<string, Kept>();
  #tries = 0;
  #greeted = false;
  #asking = false;
  #seat: number | null = null;
  #stopped = false;
  #here = true;
  #timers = new Map<string, () => void>();
  #names = 0;
  readonly #prefix: string;

  constructor(
    private readonly visit: Visit,
    private readonly on: Listener,
    private readonly dial: () => Wire,
    private readonly clock: Clock,
  ) {
    this.#prefix = Math.floor(clock.random() * 2 ** 40).toString(36);
  }

  /** Connect, and stay connected until `stop`. */
  start(): void {
    if (this.#wire || this.#stopped) return;
    this.#cancel('retry');
    if (!this.#tries) this.on.status('connecting');
    const wire = this.dial();
    this.#wire = wire;
    wire.onopen = () => this.#hello(this.#held?.rev ?? null);
    wire.onmessage = (event) => this.#hear(String(event.data));
    wire.onclose = () => this.#lost(wire);
  }

  /** Leave for good. */
  stop(): void {
    this.#stopped = true;
    for (const cancel of this.#timers.values()) cancel();
    this.#timers.clear();
    const wire = this.#wire;
    this.#wire = null;
    wire?.close();
  }

  /** Try at once instead of waiting, such as when the network is back. */
  hurry(): void {
    if (!this.#wire) this.start();
  }

  /** The network is gone: do not wait until silence proves it. */
  drop(): void {
    const wire = this.#wire;
    if (!wire) return;
    wire.close();
    this.#lost(wire);
  }

  /** Have something done; its name is given back, and sent again after a loss until the server has answered. */
  wish(wish: Wish): string {
    const id = `${this.#prefix}-${++this.#names}`;
    const message = { ...wish, id } as Kept;
    this.#kept.set(id, message);
    if (this.#greeted) this.#tell(message);
    return id;
  }

  /** See with the eyes of another seat. */
  look(seat: number | null): void {
    this.#seat = seat;
    if (this.#greeted) this.#tell({ kind: 'look', seat, language: this.visit.language });
  }

  /** Read in another language. */
  speak(language: Language): void {
    if (language === this.visit.language) return;
    this.visit.language = language;
    this.look(this.#seat);
  }

  /** Say whether the person looks at the table; said again after a loss. */
  present(here: boolean): void {
    this.#here = here;
    if (this.#greeted) this.#tell({ kind: 'presence', here });
  }

  #hello(seen: number | null): void {
    const { room, key, watch, language } = this.visit;
    const fits = this.#held?.seat === this.#seat && this.#held.language === language;
    const hello: Hello = { kind: 'hello', room, key, watch, seat: this.#seat, language, seen: fits ? seen : null };
    this.#asking = true;
    this.#greeted = true;
    this.#tell(hello);
    if (!this.#here) this.#tell({ kind: 'presence', here: false });
    for (const message of this.#kept.values()) this.#tell(message);
    this.#pingLater();
  }

  #hear(text: string): void {
    const message = JSON.parse(text) as FromServer;
    this.#tries = 0;
    this.on.status('open');
    this.#pingLater();
    if (message.kind === 'whole') this.#take(held(message), 'whole');
    else if (message.kind === 'delta') this.#change(message);
    else if (message.kind === 'room') this.on.room(message.info);
    else if (message.kind === 'chat') this.on.chat(message);
    else if (message.kind === 'done') this.#answered(message.id, () => this.on.done(message));
    else if (message.kind === 'failed') this.#refused(message);
  }

  #take(next: Held, news: News): void {
    const now = this.#held;
    const same = now && now.seat === next.seat && now.language === next.language;
    if (same && next.rev < now.rev) return;
    this.#asking = false;
    this.#held = next;
    this.#seat ??= next.seat;
    this.on.view(next, news);
  }

  #change(delta: Extract<FromServer, { kind: 'delta' }>): void {
    const now = this.#held;
    if (now && now.seat === (delta.seat ?? null) && now.language === delta.language && delta.rev <= now.rev) {
      if (delta.rev === now.rev) this.#asking = false;
      return;
    }
    const next = now && apply(now, delta);
    if (next) this.#take(next, this.#asking ? 'missed' : 'live');
    else if (!this.#asking) this.#hello(null);
  }

  #refused(failed: Failed): void {
    if (failed.id) return this.#answered(failed.id, () => this.on.failed(failed));
    this.on.failed(failed);
    if (this.#held || !REFUSALS.has(failed.code)) return;
    this.stop();
    this.on.status('refused');
  }

  /** An answer counts once: the second, or one to a message of another page, says nothing new. */
  #answered(id: string, tell: () => void): void {
    if (this.#kept.delete(id)) tell();
  }

  #lost(wire: Wire): void {
    if (this.#wire !== wire || this.#stopped) return;
    this.#wire = null;
    this.#greeted = false;
    this.#cancel('ping');
    this.on.status('lost');
    const wait = WAITS[Math.min(this.#tries++, WAITS.length - 1)]!;
    this.#later('retry', wait * (0.8 + 0.4 * this.clock.random()), () => this.start());
  }

  #pingLater(): void {
    this.#later('ping', PING_EVERY, () => {
      this.#tell({ kind: 'ping' });
      this.#later('ping', PONG_WITHIN, () => this.drop());
    });
  }

  #tell(message: FromBrowser): void {
    this.#wire?.send(JSON.stringify(message));
  }

  #later(name: string, seconds: number, what: () => void): void {
    this.#cancel(name);
    this.#timers.set(name, this.clock.later(seconds, what));
  }

  #cancel(name: string): void {
    this.#timers.get(name)?.();
    this.#timers.delete(name);
  }
}

/** The real clock. */
export const clock: Clock = {
  later(seconds, what) {
    const timer = setTimeout(what, seconds * 1000);
    return () => clearTimeout(timer);
  },
  random: Math.random,
};

/** A real websocket to the server that this page came from. */
export function dial(): Wire {
  return new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`) as Wire;
}
