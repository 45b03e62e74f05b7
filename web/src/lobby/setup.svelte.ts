// What somebody has chosen for a new game, before it begins.
import type { Language, Named, NewRoom, NewSeat, OptionInfo, RoomSettings, SetupInfo } from '../types';
import { plainRoom } from './starting';

export interface SeatPlan {
  id: number;
  by: NewSeat['by'];
  role: string;
  name: string;
  bot: string;
}

type Value = string | number | boolean;

export class Plan {
  #scenario = $state('');
  seats = $state<SeatPlan[]>([]);
  options = $state<Record<string, Value>>({});
  settings = $state<Required<RoomSettings>>({ stand_in_after: null, stand_in: '', free_undo: true, curtain: null, listed: false });

  /** What the others shall call whoever plans, where nobody knows that yet. */
  name = $state('');

  #next = 0;

  /** The seats that somebody wants, whatever a scenario makes of them. */
  #wanted: SeatPlan[] = [];
  readonly #bot: string;
  readonly #setup: SetupInfo;

  constructor(
    setup: SetupInfo,
    readonly nameless = false,
  ) {
    const plain = plainRoom(setup, 'en');
    this.#bot = setup.bots[0]?.id ?? 'greedy';
    this.#setup = setup;
    this.#scenario = plain.scenario;
    this.options = Object.fromEntries(setup.options.map((option) => [option.id, option.default]));
    this.settings.stand_in = this.#bot;
    for (const seat of plain.seats) this.#push(seat.by);
    this.#wanted = [...this.seats];
  }

  get scenario(): string {
    return this.#scenario;
  }

  /** Another scenario may be for more or fewer players; the next one begins from the seats that were wanted. */
  set scenario(id: string) {
    this.#scenario = id;
    this.seats = this.#wanted.slice(0, this.#counts.at(-1));
    while (!this.#fits) this.#push('bot');
  }

  get canAdd(): boolean {
    return this.seats.length < this.#counts.at(-1)!;
  }

  get canRemove(): boolean {
    return this.seats.length > this.#counts[0]!;
  }

  /** With how many seats the scenario can be played, in rising order. */
  get #counts(): readonly number[] {
    const counts = this.#setup.scenarios.find((each) => each.id === this.#scenario)?.players;
    const [few, most] = this.#setup.game.players;
    return counts?.length ? counts : Array.from({ length: most - few + 1 }, (_, more) => few + more);
  }

  get #fits(): boolean {
    return this.#counts.includes(this.seats.length);
  }

  #push(by: NewSeat['by']): void {
    this.seats.push({ id: this.#next++, by, role: '', name: '', bot: this.#bot });
  }

  get online(): boolean {
    return this.seats.some((seat) => seat.by === 'link');
  }

  get shared(): boolean {
    return this.seats.filter((seat) => seat.by === 'me' || seat.by === 'here').length > 1;
  }

  /** One more seat, or as many as the scenario needs then. */
  add(by: NewSeat['by']): void {
    do this.#push(by);
    while (!this.#fits);
    this.#wanted = [...this.seats];
  }

  /** One seat less, or as many as the scenario allows. */
  remove(id: number): void {
    this.seats = this.seats.filter((seat) => seat.id !== id);
    while (!this.#fits) this.seats = this.seats.slice(0, -1);
    this.#wanted = [...this.seats];
  }

  /** Whether a role is played at another seat already. */
  taken(role: string, but: SeatPlan): boolean {
    return this.seats.some((seat) => seat !== but && seat.id !== but.id && seat.role === role);
  }

  /** Whether the scenario can be played with a role. */
  allows(role: string): boolean {
    const cast = this.#cast;
    return !role || !cast.length || cast.includes(role);
  }

  /** Whether everybody can play what was chosen for him. */
  get isCast(): boolean {
    return this.seats.every((seat) => this.allows(seat.role));
  }

  /** The names of the roles that the scenario is for, where it is not for all. */
  get cast(): string[] {
    return this.#setup.roles.filter((role) => this.#cast.includes(role.id)).map((role) => role.name);
  }

  get #cast(): readonly string[] {
    return this.#setup.scenarios.find((each) => each.id === this.#scenario)?.roles ?? [];
  }

  /** What is sent to the server. */
  room(game: string, language: Language): NewRoom {
    return {
      game,
      scenario: this.scenario,
      seats: this.seats.map(seatOf),
      options: { ...this.options },
      settings: { ...this.settings },
      language,
    };
  }
}

function seatOf({ by, role, name, bot }: SeatPlan): NewSeat {
  return {
    by,
    ...(role ? { role } : {}),
    ...(by === 'here' && name.trim() ? { name: name.trim() } : {}),
    ...(by === 'bot' ? { bot } : {}),
  };
}

/** The value of an option that a listed one stands for: the wire knows whole numbers and yes or no as well. */
export function valueOf(option: OptionInfo, value: Named): Value {
  if (typeof option.default === 'number') return Number(value.id);
  if (typeof option.default === 'boolean') return value.id === 'true' || value.id === 'yes';
  return value.id;
}

/** Options by the title under which they stand together; first those that have none. */
export function groups(options: readonly OptionInfo[]): [string, OptionInfo[]][] {
  const titles = [...new Set(['', ...options.map((option) => option.group ?? '')])];
  const found = titles.map((title): [string, OptionInfo[]] => [title, options.filter((option) => (option.group ?? '') === title)]);
  return found.filter(([, each]) => each.length > 0);
}
