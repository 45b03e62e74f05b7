// Shows what happened at the viewer's pace: line by line, then the scene as it is now.
import type { Pace as Tempo } from '../../app/settings.svelte';
import type { Held } from '../../net/delta';
import type { Fx } from '../../types';
import { left } from '../state/choosing';
import type { Line, TableState } from '../state/table.svelte';
import { after, aim, before, between, goesOn, passing, stops } from './steps';

/** What plays single things on the boards. */
export interface Player {
  reduced: boolean;
  speed: number;
  play(fx: Fx): Promise<void>;
  put(piece: string, cell: string | null): void;
  finish(): void;
  settle(): void;
}

/** How the viewer likes it. */
export interface Manner {
  readonly pace: Tempo;
  readonly lessMotion: boolean;
}

const PAUSE_MS = 160;
/** What is over sooner than this leaves the question that was asked where it is: it would only flicker. */
export const HOLD_MS = 500;
/** One who only looks on is never farther behind than so many states: nobody waits for him, so he would never catch up. */
export const FARTHEST = 8;
const SPEED: Record<Tempo, number> = { instant: Infinity, fast: 2.5, normal: 1, step: 1 };

/**
 * Brings what the server told to the table, one state after another: the lines of each are shown on the way to that very
 * state. While it shows something, the table has nothing to choose.
 */
export class Pace {
  /** It waits for the viewer to say “next”. */
  stopped = $state(false);
  /** It has gone on for so long, or step by step, that its lines are told in the place of the question. */
  telling = $state(false);
  /** The line that is being shown. */
  line = $state.raw<Line | null>(null);
  /** The state that stands on the table, and those on the way: the first is being shown. */
  #stands: Held | null = null;
  #coming: Held[] = [];
  /** So many lines have been told. */
  #told = 0;
  #run = 0;
  #wake: (() => void) | null = null;

  constructor(
    private readonly table: TableState,
    private readonly manner: Manner,
    private readonly settled: () => void,
    private readonly player: Player = table.motion,
    private readonly hidden: () => boolean = () => document.hidden,
    private readonly write: (log: readonly Line[]) => void = (log) => (table.log = log),
  ) {}

  /** Show a new state; `play` the way to it, or jump. */
  show(held: Held, play: boolean): void {
    const old = this.#coming.at(-1) ?? this.#stands;
    const follows = old !== null && old.seat === held.seat && goesOn(old.log, held.log);
    this.#coming.push(held);
    if (!play || !follows || this.#behind() || !this.#worth(held)) this.#jump();
    else if (!this.table.playing) void this.#play();
  }

  /** Jump to the end of what is being shown. */
  skip(): void {
    if (this.table.playing) this.#jump();
  }

  /** Go on after a stop. */
  next(): void {
    if (this.stopped) this.#wake?.();
  }

  #jump(): void {
    this.#run++;
    this.#wake?.();
    this.player.finish();
    this.#settle();
  }

  /** Whether there is anything to watch in what is new, or it is already being watched. */
  #worth(held: Held): boolean {
    if (this.manner.pace === 'instant' || this.hidden()) return false;
    if (this.table.playing) return true;
    const lines = held.log.slice(this.#told).map((each) => each.line);
    if (this.manner.pace === 'step' && lines.filter(stops).length > 1) return true;
    return lines.some((line) => line.fx?.length);
  }

  #behind(): boolean {
    return this.table.readonly && this.manner.pace !== 'step' && this.#coming.length > FARTHEST;
  }

  /** How fast things move; for one who only looks on the faster, the more there is to come. */
  #speed(): number {
    return SPEED[this.manner.pace] * (this.table.readonly ? Math.max(this.#coming.length, 1) : 1);
  }

  async #play(): Promise<void> {
    const run = ++this.#run;
    this.table.playing = true;
    this.table.forget();
    const hold = setTimeout(() => this.#announce(run), this.manner.pace === 'step' ? 0 : HOLD_MS);
    while (run === this.#run && this.#coming.length > 0) {
      await this.#way(this.#coming[0]!, run);
      if (run === this.#run && this.#coming.length > 1) this.#pass(this.#coming.shift()!);
      else break;
    }
    clearTimeout(hold);
    if (run === this.#run) this.#settle();
  }

  /** Tell the lines that lead to a state. */
  async #way(held: Held, run: number): Promise<void> {
    while (run === this.#run && this.#told < held.log.length) {
      const line = held.log[this.#told++]!;
      this.line = line;
      this.write(held.log.slice(0, this.#told));
      await this.#tell(line, run);
    }
  }

  /** A state has been reached from which others follow: everything stands as it says. */
  #pass(held: Held): void {
    this.#stands = held;
    const scene = passing(this.table.scene ?? held.scene, held.scene);
    this.table.scene = this.telling ? between(scene, this.#coming[0]!.scene) : scene;
    this.player.settle();
  }

  /** The question is over: its place is taken by what happens. */
  #announce(run: number): void {
    if (run !== this.#run || !this.table.playing) return;
    this.telling = true;
    if (this.table.scene) this.table.scene = between(this.table.scene, this.#coming[0]?.scene);
  }

  async #tell({ line }: Line, run: number): Promise<void> {
    for (const advice of line.fx ?? []) {
      const fx = this.#aim(advice);
      this.player.speed = this.#speed();
      this.player.reduced = this.manner.lessMotion;
      if (before(fx)) this.#step(fx);
      await this.player.play(fx);
      if (run !== this.#run) return;
      if (!before(fx)) this.#step(fx);
    }
    const more = this.#told < (this.#coming.at(-1)?.log.length ?? 0);
    if (this.manner.pace === 'step' && stops(line) && more) await this.#stop();
    else if (line.fx?.length && more) await this.#wait(PAUSE_MS / this.#speed());
  }

  #aim(fx: Fx): Fx {
    const next = this.#coming[0];
    return this.table.scene && next ? aim(this.table.scene, next.scene, fx) : fx;
  }

  #step(fx: Fx): void {
    const scene = this.table.scene;
    const next = this.#coming[0];
    if (!scene || !next) return;
    this.table.scene = after(scene, next.scene, fx);
    if (fx.kind === 'move') this.player.put(fx.on, null);
  }

  async #stop(): Promise<void> {
    this.stopped = true;
    await new Promise<void>((wake) => (this.#wake = wake));
    this.#wake = null;
    this.stopped = false;
  }

  async #wait(ms: number): Promise<void> {
    const timer = setTimeout(() => this.#wake?.(), ms);
    await new Promise<void>((wake) => (this.#wake = wake));
    this.#wake = null;
    clearTimeout(timer);
  }

  #settle(): void {
    const held = this.#coming.at(-1) ?? this.#stands;
    if (!held) return;
    this.#stands = held;
    this.#coming = [];
    this.#told = held.log.length;
    this.line = null;
    this.stopped = false;
    this.telling = false;
    this.table.playing = false;
    this.table.scene = held.scene;
    this.write(held.log);
    this.table.seat = held.seat;
    this.table.rev = held.rev;
    if (!left(held.scene.choices ?? [], this.table.picked).length) this.table.forget();
    this.player.settle();
    this.settled();
  }
}
