// The table as this browser sees it. Screens read it; only the connection and the replay write what came from the server.
import type { Blocked, Choice, LogLine, Preview, Report, RoomInfo, Row, Scene } from '../../types';
import { BoardMotion } from '../board/motion.svelte';
import { inHand, inSight, numbers } from '../parts/listing';
import { buttons, click, clickable, left, step, together, type Click, type Picked } from './choosing';
import { news } from './reports';

export interface Line {
  line: LogLine;
  /** How many choices had been taken before it. */
  move: number;
}

export type Menu = { at: string; choices: Choice[] } | null;

export class TableState {
  scene = $state.raw<Scene | null>(null);
  log = $state.raw<readonly Line[]>([]);
  room = $state.raw<RoomInfo | null>(null);
  /** Whose eyes these are; null for a spectator. */
  seat = $state<number | null>(null);
  rev = $state(0);

  /** What was clicked so far towards a choice. */
  picked = $state.raw<Picked>([]);
  menu = $state.raw<Menu>(null);
  /** The choice under the pointer, the focus or the first touch: its preview is drawn. */
  previewed = $state.raw<Choice | null>(null);
  /** The choices of something that is pointed at and stands for several: what they could reach is drawn. */
  weighed = $state.raw<readonly Choice[]>([]);
  /** The piece that is pointed at: what it is about to do is drawn where no choice is. */
  foreseen = $state<string | null>(null);
  /** What a log line speaks of, while it is pointed at. */
  highlighted = $state.raw<readonly string[]>([]);
  /** The thing whose “why not” is shown. */
  asked = $state<string | null>(null);
  /** How often somebody has looked away: what a board tells on the side ends then. */
  turnedAway = $state(0);
  /** A place several choices away that somebody is on the way to. */
  goal = $state<string | null>(null);
  /** A choice is on its way to the server: nothing else can be chosen. */
  waiting = $state(false);
  /** The replay and spectators look only. */
  readonly = $state(false);
  /** All choices are listed beside the board. */
  listed = $state(false);
  /** What happened is being shown; there is nothing to choose until that is over. */
  playing = $state(false);
  /** In a replay: so many lines of the log have been told by now, the others come later. */
  told = $state<number | null>(null);
  /** What came of things after so many choices is news to the viewer; null before anything was drawn. */
  private known = $state<number | null>(null);

  choices = $derived<readonly Choice[]>(this.waiting || this.readonly || this.playing ? [] : (this.scene?.choices ?? []));
  left = $derived(left(this.choices, this.picked));
  clickable = $derived(clickable(this.choices, this.picked));
  /** What the scene offers to click, also while a choice is on its way. */
  offered = $derived(new Set(clickable(this.scene?.choices ?? [], this.picked).keys()));
  /** The key of each choice that has a number. */
  numbers = $derived.by(() => {
    const zones = Object.values(this.scene?.zones ?? {});
    // The same whether the choices are listed or not: a number has one meaning.
    return numbers(this.left, (choice) => this.picked.length > 0 || inSight(zones, choice));
  });
  /** The cards that lie open before the viewer. */
  private before = $derived(inHand(Object.values(this.scene?.zones ?? {})));
  buttons = $derived(buttons(this.choices));
  /** What is drawn as a preview: of the one choice that is pointed at, or of several together. */
  outlook = $derived<Preview | null>(
    this.previewed ? (this.previewed.preview ?? null) : (together(this.weighed) ?? this.planOf(this.foreseen)),
  );
  blocked = $derived(new Map<string, Blocked>((this.readonly ? [] : (this.scene?.blocked ?? [])).map((each) => [each.on, each])));

  /** What has come to its end since the viewer last acted; it stands beside the board until he does, or puts it away. */
  reports = $derived<readonly Report[]>(
    this.readonly || this.playing || this.known === null || this.scene?.ending ? [] : news(this.log, this.known),
  );

  /** What moves on the boards. */
  readonly motion = new BoardMotion();

  /** Shows the game as it was after so many choices: a click on a line of the log. */
  jump: ((move: number) => void) | null = null;
  /** Sends a choice; the connection puts its own function here. */
  send: (choice: Choice) => void = () => {};
  /** Asks “are you sure?” where a choice wants it; the screen puts its own dialog here. */
  confirm: (question: string, harmful: boolean) => Promise<boolean> = async (question) => window.confirm(question);

  /** Ends what is being shown; the connection puts its own function here. */
  skip: () => void = () => {};

  /** Tells all that is known of a piece; the screen puts its own dialog here. */
  inspect: (ref: string) => void = () => {};

  /** Tells what the words of a row mean; the screen puts its own dialog here. */
  explain: (row: Row) => void = () => {};

  /** Whether there is more to tell of something than its name. */
  hasNotes(ref: string): boolean {
    const piece = ref.startsWith('piece:') ? this.scene?.pieces?.[ref.slice(6)] : undefined;
    return Boolean(piece?.notes?.length || piece?.terms?.length);
  }

  /** The reports were read. */
  read(): void {
    this.known = this.last();
  }

  /** After how many choices the newest line of the log came: unlike the revision, fewer again when choices are taken back. */
  private last(): number {
    return this.log.at(-1)?.move ?? 0;
  }

  /** Other choices than before: what was pointed at for those that are gone is over. */
  renew(): void {
    if (this.scene) this.known = Math.min(this.known ?? this.last() - 1, this.last());
    const now = new Map((this.scene?.choices ?? []).map((choice) => [choice.id, choice]));
    if (this.previewed) this.previewed = now.get(this.previewed.id) ?? null;
    if (this.weighed.length) this.weighed = this.weighed.flatMap(({ id }) => now.get(id) ?? []);
    this.asked = null;
  }

  /** Something else is looked at: another tab, farther down. What was clicked so far stays. */
  lookAway(): void {
    const { picked } = this;
    this.forget();
    this.picked = picked;
    this.turnedAway += 1;
  }

  /** What a piece is about to do; the way to a place that is farther away. */
  planOf(ref: string | null): Preview | null {
    if (ref?.startsWith('piece:')) return this.scene?.pieces?.[ref.slice(6)]?.plan ?? null;
    const path = ref ? this.wayTo(ref) : [];
    return path.length ? { path: [...path] } : null;
  }

  /** How a place is reached that is several choices away; empty if it is not, or nobody can choose now. */
  wayTo(ref: string): readonly string[] {
    if (!this.choices.length || !ref.startsWith('cell:')) return [];
    const [board = '', cell = ''] = ref.slice(5).split('/');
    return this.scene?.boards[board]?.cells[cell]?.way ?? [];
  }

  /** Go on to a place that is farther away; whatever else is asked ends the way. */
  onward(): void {
    if (!this.goal || this.waiting || this.playing) return;
    const next = step(this.choices, this.wayTo(this.goal));
    if (next) void this.take(next);
    else this.goal = null;
  }

  /** What a click on something does now. */
  meaning(ref: string, all = false): Click {
    return click(this.choices, this.picked, ref, { all, open: (other) => this.before.has(other) });
  }

  /** Something was clicked, or chosen with Enter; `all` asks also where a click means one thing first. */
  click(ref: string, all = false): void {
    const what = this.meaning(ref, all);
    this.menu = null;
    this.goal = null;
    if (what.kind === 'nothing') this.seek(ref);
    else if (what.kind === 'take') void this.take(what.choice);
    else {
      this.picked = what.picked;
      if (what.kind === 'menu') this.menu = { at: ref, choices: what.choices };
    }
  }

  /**
   * Something was clicked while what happened is being shown: that is over then. Where the click begins a choice it counts;
   * where it would take one it does not, for nobody has seen yet what that is. Gives whether it meant a choice.
   */
  hurry(ref: string): boolean {
    if (!this.playing || this.readonly) return false;
    this.skip();
    const { kind } = this.meaning(ref);
    if (kind === 'narrow' || kind === 'menu') this.click(ref);
    return kind !== 'nothing';
  }

  /** Nothing can be done with it now: set out for it, or tell why not. */
  private seek(ref: string): void {
    this.goal = this.wayTo(ref).length ? ref : null;
    this.asked = !this.goal && this.blocked.has(ref) ? ref : null;
    this.onward();
  }

  /** Take a choice, after a question where it wants one. */
  async take(choice: Choice): Promise<void> {
    if (this.waiting || this.readonly || this.playing) return;
    if (choice.confirm && !(await this.confirm(choice.confirm, choice.tone === 'harm'))) return;
    this.forget();
    this.known = this.last();
    this.waiting = true;
    this.send(choice);
  }

  /** Forget what was clicked so far. */
  forget(): void {
    this.picked = [];
    this.menu = null;
    this.previewed = null;
    this.weighed = [];
    this.foreseen = null;
    this.asked = null;
  }
}
