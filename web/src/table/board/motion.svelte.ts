// What moves on the boards. The scene is the truth; this only says where a piece is shown meanwhile.
import { SvelteMap, SvelteSet } from 'svelte/reactivity';
import type { Fx } from '../../types';

export interface Point {
  x: number;
  y: number;
}

/** A text that floats up from something. */
export interface Floating {
  id: number;
  on: string;
  text: string;
  tone: '' | 'harm' | 'heal';
}

/** Where a board draws something; for a cell, where in it that piece would stand. */
export type Locate = (ref: string, piece?: string) => Point | null;

const STEP = 320;
const LONGEST = 900;
const LINGER = 1400;
const FADE = 320;

/** How long a piece takes along so many steps, at the usual pace. */
export function travelTime(steps: number): number {
  return Math.min(STEP * Math.max(steps, 1), LONGEST);
}

/** Slow at both ends. */
export function ease(part: number): number {
  return part < 0.5 ? 4 * part ** 3 : 1 - (-2 * part + 2) ** 3 / 2;
}

/** The point at a part (0 to 1) of the way along a line of points. */
export function along(points: readonly Point[], part: number): Point {
  const lengths = points.slice(1).map((to, index) => Math.hypot(to.x - points[index]!.x, to.y - points[index]!.y));
  let rest = lengths.reduce((sum, each) => sum + each, 0) * part;
  for (const [index, length] of lengths.entries()) {
    const from = points[index]!;
    const to = points[index + 1]!;
    if (rest <= length && length > 0)
      return { x: from.x + ((to.x - from.x) * rest) / length, y: from.y + ((to.y - from.y) * rest) / length };
    rest -= length;
  }
  return points[points.length - 1]!;
}

/**
 * Plays what happened on the boards of one table. Every call answers when it has been shown, at once under reduced
 * motion. Pieces are named without “piece:” or with it. A held piece stays where it is shown until it moves, is
 * released, or `settle` is called.
 */
export class BoardMotion {
  /** No travel: the end at once, and the glow. Set it from the settings; the system's wish counts anyway. */
  reduced = $state(false);
  /** 0.5, 1, 2; Infinity shows the end at once. */
  speed = $state(1);
  readonly shown = new SvelteMap<string, Point>();
  /** How much of a piece is seen while it arrives or leaves; 0 to 1. */
  readonly faded = new SvelteMap<string, number>();
  readonly glowing = new SvelteSet<string>();
  readonly floating = new SvelteMap<number, Floating>();
  private readonly boards = new Map<string, Locate>();
  private readonly running = new Set<() => void>();
  private readonly travelling = new Set<string>();
  private readonly held = new Set<string>();
  private number = 0;

  /** A board says where its things are; the answer takes it back. */
  register(board: string, locate: Locate): () => void {
    this.boards.set(board, locate);
    return () => {
      if (this.boards.get(board) === locate) this.boards.delete(board);
    };
  }

  get busy(): boolean {
    return this.running.size > 0;
  }

  /** Whether nothing travels now. */
  get still(): boolean {
    const asked = typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
    return this.reduced || asked || !Number.isFinite(this.speed);
  }

  /** Play one piece of advice from the log. */
  async play(fx: Fx): Promise<void> {
    if (fx.kind === 'move') await this.move(fx.on, fx.path ?? []);
    else if (fx.kind === 'arrive') await this.arrive(fx.on);
    else if (fx.kind === 'leave') await this.leave(fx.on);
    else this.glow(fx.on);
    if (fx.text) this.float(fx.on, fx.text, fx.kind === 'harm' || fx.kind === 'heal' ? fx.kind : '');
  }

  /** Keep pieces where they are shown now, though the scene may change. */
  hold(...pieces: readonly string[]): void {
    for (const piece of pieces.map(bare)) {
      const at = this.shown.get(piece) ?? this.find(`piece:${piece}`);
      if (!at) continue;
      this.held.add(piece);
      this.shown.set(piece, at);
    }
  }

  /** Show a piece in another cell than the scene says, or, with null, where the scene says. */
  put(piece: string, cell: string | null): void {
    const at = cell ? this.find(cell, bare(piece)) : null;
    if (at) {
      this.held.add(bare(piece));
      this.shown.set(bare(piece), at);
    } else {
      this.held.delete(bare(piece));
      this.shown.delete(bare(piece));
    }
  }

  /** Everything stands where the scene says. */
  settle(): void {
    this.finish();
    this.held.clear();
    this.shown.clear();
    this.faded.clear();
  }

  /** A piece goes along cells; it stays shown at the last one until the scene puts it there or it is released. */
  async move(ref: string, path: readonly string[]): Promise<void> {
    const piece = bare(ref);
    const start = this.shown.get(piece) ?? this.find(`piece:${piece}`);
    const stops = path.map((each) => this.find(each, piece)).filter((each): each is Point => each !== null);
    const end = stops[stops.length - 1];
    if (!end) return;
    const points = start ? [start, ...stops] : stops;
    this.held.delete(piece);
    this.travelling.add(piece);
    if (!this.still) await this.run(travelTime(stops.length), (part) => this.shown.set(piece, along(points, ease(part))));
    this.travelling.delete(piece);
    const home = this.find(`piece:${piece}`);
    if (home && Math.hypot(home.x - end.x, home.y - end.y) < 1) this.shown.delete(piece);
    else this.shown.set(piece, end);
    this.glow(`piece:${piece}`);
  }

  /** A piece comes into being. */
  async arrive(ref: string): Promise<void> {
    const piece = bare(ref);
    if (!this.still) await this.run(FADE, (part) => this.faded.set(piece, part));
    this.faded.delete(piece);
    this.glow(`piece:${piece}`);
  }

  /** A piece goes out of being; it stays unseen until the scene is without it. */
  async leave(ref: string): Promise<void> {
    const piece = bare(ref);
    if (!this.still) await this.run(FADE, (part) => this.faded.set(piece, 1 - part));
    this.faded.set(piece, 0);
  }

  /** Something has just changed: an amber glow that fades. */
  glow(...refs: readonly string[]): void {
    for (const ref of refs) {
      this.glowing.delete(ref);
      this.glowing.add(ref);
      setTimeout(() => this.glowing.delete(ref), LINGER);
    }
  }

  /** A text floats up from something, such as “-1”. */
  float(on: string, text: string, tone: Floating['tone'] = ''): void {
    const id = ++this.number;
    this.floating.set(id, { id, on, text, tone });
    setTimeout(() => this.floating.delete(id), LINGER);
  }

  /** Everything that runs jumps to its end. */
  finish(): void {
    for (const end of [...this.running]) end();
  }

  /** A new scene is here: what waited for it is over, what still travels goes on. */
  arrived(pieces: ReadonlySet<string>): void {
    for (const piece of [...this.faded.keys()]) if (!pieces.has(piece)) this.faded.delete(piece);
    for (const piece of [...this.shown.keys()])
      if (!pieces.has(piece) || !(this.held.has(piece) || this.travelling.has(piece))) this.shown.delete(piece);
  }

  private find(ref: string, piece?: string): Point | null {
    for (const locate of this.boards.values()) {
      const at = locate(ref, piece);
      if (at) return at;
    }
    return null;
  }

  private run(time: number, draw: (part: number) => void): Promise<void> {
    return new Promise((done) => {
      const start = performance.now();
      let over = false;
      const end = () => {
        over = true;
        this.running.delete(end);
        draw(1);
        done();
      };
      const frame = (now: number) => {
        if (over) return;
        const part = ((now - start) * this.speed) / time;
        if (part >= 1) end();
        else {
          draw(Math.max(part, 0));
          requestAnimationFrame(frame);
        }
      };
      this.running.add(end);
      draw(0);
      requestAnimationFrame(frame);
    });
  }
}

function bare(ref: string): string {
  return ref.startsWith('piece:') ? ref.slice('piece:'.length) : ref;
}
