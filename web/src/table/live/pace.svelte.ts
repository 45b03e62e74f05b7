// Shows what happened at the viewer's pace: line by line, then the scene as it is now.
import type { Pace as Tempo } from '../../app/settings.svelte';
import type { Held } from '../../net/delta';
import type { Fx } from '../../types';
import { left } from '../state/choosing';
import type { Line, TableState } from '../state/table.svelte';
import { after, aim, before, between, goesOn, stops } from './steps';

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
const SPEED: Record<Tempo, number> = { instant: Infinity, fast: 2.5, normal: 1, step: 1 };

/** Brings what the server told to the table. While it shows something, the table has nothing to choose. */
export class Pace {
  /** It waits for the viewer to say “next”. */
  stopped = $state(false);
  /** It has gone on for so long, or step by step, that its lines are told in the place of the question. */
  telling = $state(false);
  /** The line that is being shown. */
  line = $state.raw<Line | null>(null);
  #target: Held | null = null;
  #shown = 0;
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
    const old = this.#target;
    this.#target = held;
    const follows = old !== null && old.seat === held.seat && goesOn(old.log, held.log);
    if (!play || !follows || !this.#worth(held)) this.#jump();
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
    const lines = held.log.slice(this.#shown).map((each) => each.line);
    if (this.manner.pace === 'step' && lines.filter(stops).length > 1) return true;
    return lines.some((line) => line.fx?.length);
  }

  async #play(): Promise<void> {
    const run = ++this.#run;
    this.table.playing = true;
    this.table.forget();
    const hold = setTimeout(() => this.#announce(run), this.manner.pace === 'step' ? 0 : HOLD_MS);
    while (run === this.#run && this.#target && this.#shown < this.#target.log.length) {
      const line = this.#target.log[this.#shown++]!;
      this.line = line;
      this.write(this.#target.log.slice(0, this.#shown));
      await this.#tell(line, run);
    }
    clearTimeout(hold);
    if (run === this.#run) this.#settle();
  }

  /** The question is over: its place is taken by what happens. */
  #announce(run: number): void {
    if (run !== this.#run || !this.table.playing) return;
    this.telling = true;
    if (this.table.scene) this.table.scene = between(this.table.scene, this.#target?.scene);
  }

  async #tell({ line }: Line, run: number): Promise<void> {
    for (const advice of line.fx ?? []) {
      const fx = this.#aim(advice);
      this.player.speed = SPEED[this.manner.pace];
      this.player.reduced = this.manner.lessMotion;
      if (before(fx)) this.#step(fx);
      await this.player.play(fx);
      if (run !== this.#run) return;
      if (!before(fx)) this.#step(fx);
    }
    const more = this.#shown < (this.#target?.log.length ?? 0);
    if (this.manner.pace === 'step' && stops(line) && more) await this.#stop();
    else if (line.fx?.length && more) await this.#wait(PAUSE_MS / SPEED[this.manner.pace]);
  }

  #aim(fx: Fx): Fx {
    return this.table.scene && this.#target ? aim(this.table.scene, this.#target.scene, fx) : fx;
  }

  #step(fx: Fx): void {
    const scene = this.table.scene;
    if (!scene || !this.#target) return;
    this.table.scene = after(scene, this.#target.scene, fx);
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
    const held = this.#target;
    if (!held) return;
    this.#shown = held.log.length;
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
