// A game that is watched again: where the viewer is in it, and the scenes around that place.
import { settings } from '../app/settings.svelte';
import { api, type Asked } from '../net/api';
import type { Held } from '../net/delta';
import { Pace } from '../table/live/pace.svelte';
import { TableState, type Line } from '../table/state/table.svelte';
import type { Language, Moment, Replay, Scene } from '../types';
import { linesAt, movesOf } from './marks';

/** Where replays come from; the server, or a test. */
export interface Source {
  replay(room: string, asked: Asked): Promise<Replay>;
  replayScene(room: string, number: number, asked: Asked): Promise<Scene>;
}

export const SPEEDS = [0.5, 1, 2, 4] as const;
const STEP_MS = 1100;
const KEPT = 400;

export class Rerun {
  readonly table = new TableState();
  replay = $state.raw<Replay | null>(null);
  /** How many choices have been taken. */
  at = $state(0);
  running = $state(false);
  speed = $state<number>(1);
  /** Whose eyes; null for a spectator's. */
  view = $state<number | null>(null);
  moments = $derived<readonly Moment[]>(this.replay?.moments ?? []);
  moment = $derived<Moment | null>(this.moments[this.at - 1] ?? null);

  readonly #pace: Pace;
  readonly #scenes = new Map<string, Promise<Scene>>();
  #log: readonly Line[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #visit = 0;

  constructor(
    private readonly room: string,
    private readonly source: Source = api,
    private readonly failed: (error: unknown) => void = () => {},
    private readonly language: () => Language = () => settings.language,
    private readonly watch = '',
  ) {
    this.table.readonly = true;
    this.table.jump = (move) => void this.seek(move);
    const manner = {
      get pace() {
        return settings.pace === 'instant' ? ('instant' as const) : ('fast' as const);
      },
      get lessMotion() {
        return settings.lessMotion;
      },
    };
    this.#pace = new Pace(this.table, manner, () => {}, undefined, undefined, (log) => (this.table.told = log.length));
  }

  /** Open it, through some eyes, and go to a step. */
  async open(view: number | null, at: number): Promise<void> {
    this.pause();
    const visit = ++this.#visit;
    const replay = await this.source.replay(this.room, this.#asked(view));
    if (visit !== this.#visit) return;
    this.#scenes.clear();
    const moves = movesOf(replay.moments, replay.log.length, replay.opening);
    this.#log = replay.log.map((line, place) => ({ line, move: moves[place]! }));
    this.replay = replay;
    this.view = view;
    this.table.room = replay.room;
    this.table.log = this.#log;
    await this.seek(at, false);
  }

  /** Go to a step. One step forward is shown as it happened, anything else at once. */
  async seek(number: number, play = number === this.at + 1): Promise<void> {
    const at = Math.max(0, Math.min(this.moments.length, number));
    const visit = ++this.#visit;
    this.at = at;
    try {
      const scene = await this.#scene(at);
      if (visit === this.#visit) this.#pace.show(this.#held(at, scene), play);
      for (const near of [at + 1, at - 1, at + 2]) if (near >= 0 && near <= this.moments.length) void this.#scene(near).catch(() => {});
    } catch (error) {
      this.pause();
      this.failed(error);
    }
  }

  play(): void {
    if (this.at >= this.moments.length) void this.seek(0);
    this.running = true;
    this.#tick();
  }

  pause(): void {
    this.running = false;
    clearTimeout(this.#timer);
  }

  #tick(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(async () => {
      if (!this.running) return;
      await this.seek(this.at + 1);
      if (this.at >= this.moments.length) this.pause();
      else if (this.running) this.#tick();
    }, STEP_MS / this.speed);
  }

  #asked(view: number | null): Asked {
    return { language: this.language(), ...(view !== null && { seat: view }), ...(this.watch && { watch: this.watch }) };
  }

  #held(rev: number, scene: Scene): Held {
    const still = { ...scene, choices: [], blocked: [], prompt: null, welcome: [] };
    return { rev, seat: this.view, language: this.language(), scene: still, log: this.#log.slice(0, linesAt(this.moments, rev, this.replay?.opening)) };
  }

  #scene(number: number): Promise<Scene> {
    const key = `${this.language()} ${this.view} ${number}`;
    const known = this.#scenes.get(key);
    if (known) return known;
    const asked = this.source.replayScene(this.room, number, this.#asked(this.view));
    this.#scenes.set(key, asked);
    asked.catch(() => this.#scenes.delete(key));
    if (this.#scenes.size > KEPT) this.#scenes.delete(this.#scenes.keys().next().value!);
    return asked;
  }
}
