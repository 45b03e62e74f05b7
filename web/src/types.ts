// Made from the server's structs by `python -m questhall.server.typescript`; do not change it by hand.

export type Language = "en" | "uk" | "ru";

export type Grid = "hex-pointy" | "hex-flat" | "square" | "graph";

export type Rail = "left" | "right";

/** Something that lies in a cell, belongs to a row or is a price: a token with its count. */
export interface Mark {
  name: string;
  /** Without it: "". */
  icon?: string;
  /** Without it: 1. */
  count?: number;
  /**
   * Goods are small chips, a badge a prize with `text` on it, a hazard has a dotted edge, a feature is built in.
   * Without it: "goods".
   */
  kind?: "badge" | "feature" | "goods" | "hazard";
  /** Without it: "". */
  text?: string;
}

/** A place of a board. `place` is (column, row), or axial (q, r) on hexes. */
export interface Cell {
  place: [number, number];
  label: string;
  /** Without it: "". */
  terrain?: string;
  /** Without it: "". */
  icon?: string;
  /** Without it: "". */
  detail?: string;
  /** Without it: []. */
  marks?: Mark[];
  /**
   * What kind of cell it is, in a word, such as the symbol of a room.
   * Without it: "".
   */
  kind?: string;
  /**
   * With the kind, the detail in a few signs, for where room is short.
   * Without it: "".
   */
  short?: string;
  /**
   * What the place does, as icons: what it takes, then "arrow", then what it gives.
   * Without it: [].
   */
  chip?: string[];
  /** Without it: "". */
  pattern?: string;
  /**
   * A digit at its lower edge, such as the cost of going there.
   * Without it: "".
   */
  number?: string;
  /**
   * Not explored yet.
   * Without it: false.
   */
  fog?: boolean;
  /**
   * Words for what it is that the glossary explains.
   * Without it: [].
   */
  terms?: string[];
  /**
   * How a piece gets there in several choices: the piece, then cells up to this one; a click goes all the way.
   * Without it: [].
   */
  way?: string[];
}

/** What joins or parts two cells. */
export interface Edge {
  cells: [string, string];
  /** Without it: "passage". */
  kind?: "door" | "passage" | "wall";
}

/** Cells on a grid, or rooms of a graph that lie on one. */
export interface Board {
  grid: Grid;
  cells: Record<string, Cell>;
  /** Without it: []. */
  edges?: Edge[];
  /** Without it: "". */
  title?: string;
  /**
   * A board that is dark in every theme.
   * Without it: "".
   */
  ground?: "" | "dark";
  /**
   * What colour the sky has: cells whose terrain is `sky` follow it.
   * Without it: "".
   */
  light?: "" | "day" | "night";
  /**
   * Where there are very many cells: how they are drawn as text, a sign for each label.
   * Without it: {}.
   */
  signs?: Record<string, string>;
  /**
   * The piece from which the ways to cells are told where the board is not drawn, if their names do not tell them.
   * Without it: "".
   */
  origin?: string;
  /**
   * It may be drawn turned by a quarter where it is larger so: nothing speaks of its left and right.
   * Without it: false.
   */
  turns?: boolean;
}

/** A figure or object on a board. Side is told by shape, owner by colour, shape and letter. */
export interface Piece {
  at: string;
  name: string;
  /** Without it: "". */
  icon?: string;
  /** Without it: "object". */
  side?: "enemy" | "object" | "player";
  /** Without it: null. */
  owner?: number | null;
  /**
   * Words for its condition, such as “exhausted”.
   * Without it: [].
   */
  states?: string[];
  /** Without it: null. */
  health?: [number, number] | null;
  /**
   * Out of action for now: drawn hollow, and then its states need not be told.
   * Without it: false.
   */
  spent?: boolean;
  /**
   * A number or a letter that tells it from others of its kind.
   * Without it: "".
   */
  badge?: string;
  /** Without it: "". */
  rank?: "" | "boss" | "elite";
  /** Without it: false. */
  acting?: boolean;
  /** Without it: []. */
  conditions?: Mark[];
  /**
   * What it is about to do, as far as that is known.
   * Without it: null.
   */
  plan?: Preview | null;
  /**
   * What else is to be known of it, a line each, such as what is printed on its card.
   * Without it: [].
   */
  notes?: string[];
  /**
   * Words in its notes that the glossary explains.
   * Without it: [].
   */
  terms?: string[];
}

/** One thing that a card does: an icon, a word or two, a number. */
export interface Act {
  icon: string;
  text: string;
  /** Without it: "". */
  value?: string;
}

/** A half of a card, or one of its alternatives. */
export interface Part {
  /** Without it: []. */
  acts?: Act[];
  /** Without it: "". */
  note?: string;
  /**
   * What holds for all of it, such as “pack”.
   * Without it: "".
   */
  title?: string;
  /** Without it: false. */
  lost?: boolean;
  /**
   * What may be done in its place whenever a choice offers that (`card:ID/0/instead` for the first part).
   * Without it: null.
   */
  instead?: Act | null;
}

/** A card that lies face up; `lines` is its text, “or” between alternatives already in place. */
export interface Card {
  name: string;
  lines: string[];
  /** Without it: "". */
  kind?: string;
  /** Without it: "". */
  icon?: string;
  /**
   * How it is drawn: `icons` shows its parts with `joiner` between them, `halves` one above the other.
   * Without it: "text".
   */
  body?: "halves" | "icons" | "text";
  /** Without it: []. */
  parts?: Part[];
  /** Without it: "". */
  joiner?: string;
  /**
   * A number on the seam of the halves, such as the initiative.
   * Without it: "".
   */
  seal?: string;
  /**
   * A sign in its corner: a level, a side, a state.
   * Without it: "".
   */
  level?: string;
  /**
   * What stands small at its foot, such as what its other side says.
   * Without it: "".
   */
  foot?: string;
  /** Without it: []. */
  price?: Mark[];
  /**
   * Its other side: it lies beside it where the card is enlarged, in the place of the foot.
   * Without it: null.
   */
  back?: Card | null;
  /**
   * Words on it that the glossary explains.
   * Without it: [].
   */
  terms?: string[];
}

/** Cards that are looked at together, such as what can be paid, or all weapons. */
export interface Shelf {
  title: string;
  cards: string[];
}

/** A place for cards: a hand, a pile, a market. `hidden` counts the cards that lie face down. */
export interface Zone {
  title: string;
  /** Without it: []. */
  cards?: string[];
  /** Without it: 0. */
  hidden?: number;
  /** Without it: null. */
  owner?: number | null;
  /**
   * Looked at now and then, not in every turn.
   * Without it: false.
   */
  minor?: boolean;
  /**
   * At a glance the names of its cards will do.
   * Without it: false.
   */
  brief?: boolean;
  /**
   * Cards side by side, rows of a panel, or a stack with its count, which takes so little room that it is shown
   * though it be minor. The open cards of a stack that is not minor, such as one that was looked at, lie beside it.
   * Without it: "fan".
   */
  look?: "fan" | "list" | "pile";
  /** Without it: "dock". */
  place?: "dock" | "left" | "right";
  /**
   * What its owner holds, as it is counted beside his name; without one his first zone that is no pile counts.
   * Without it: false.
   */
  hand?: boolean;
  /**
   * By what it can be looked through; a card may lie on several, also one that is in another zone for now.
   * Without it: {}.
   */
  shelves?: Record<string, Shelf>;
}

/** Something that is counted along a row of steps. */
export interface Track {
  title: string;
  value: number;
  most: number;
  /** Without it: "". */
  caption?: string;
  /** Without it: "". */
  icon?: string;
  /**
   * So many steps of it will be taken next.
   * Without it: 0.
   */
  coming?: number;
  /** Without it: "left". */
  place?: "bar" | "left" | "right";
  /**
   * The panel that tells what happens at each step: a row for each, in their order.
   * Without it: "".
   */
  panel?: string;
}

/** A line of a panel: a name, a second line, a value at the edge. */
export interface Row {
  name: string;
  /** Without it: "". */
  value?: string;
  /** Without it: "". */
  detail?: string;
  /** Without it: "". */
  icon?: string;
  /**
   * Looked at now and then, not in every turn.
   * Without it: false.
   */
  minor?: boolean;
  /**
   * How full it is, of how much.
   * Without it: null.
   */
  bar?: [number, number] | null;
  /** Without it: []. */
  marks?: Mark[];
  /**
   * What it stands for: to click the row is to click that.
   * Without it: "".
   */
  ref?: string;
  /**
   * Whose it is: its icon gets his colour, shape and letter.
   * Without it: null.
   */
  owner?: number | null;
  /**
   * Words in it that the glossary explains.
   * Without it: [].
   */
  terms?: string[];
}

/** A titled list beside the board. */
export interface Panel {
  title: string;
  rows: Row[];
  /** Without it: null. */
  owner?: number | null;
  /**
   * Looked at now and then, not in every turn.
   * Without it: false.
   */
  minor?: boolean;
  /**
   * At a glance its rows will do in a line.
   * Without it: false.
   */
  brief?: boolean;
  /** Without it: "right". */
  place?: Rail;
  /** Without it: "". */
  icon?: string;
  /**
   * A word or a number at the right of its title.
   * Without it: "".
   */
  chip?: string;
  /**
   * Its rows in a line that is never out of sight, as a goal is: where panels are tabs it stands above the board.
   * Without it: "".
   */
  headline?: string;
}

/** One place in the order of turns. */
export interface Turn {
  name: string;
  /** Without it: "". */
  icon?: string;
  /** Without it: "". */
  number?: string;
  /** Without it: null. */
  owner?: number | null;
  /** Without it: "player". */
  side?: "enemy" | "object" | "player";
  /** Without it: "next". */
  state?: "done" | "next" | "now";
}

/** What a seat plays; people's names are the room's affair. */
export interface Player {
  name: string;
  /** Without it: "". */
  icon?: string;
  /** Without it: false. */
  asked?: boolean;
}

/** What is asked now, in one line, and a line of help. */
export interface Prompt {
  text: string;
  /** Without it: "". */
  help?: string;
  /** Without it: null. */
  seat?: number | null;
  /**
   * Lessons for the first times that this is asked. A game gives them all; the table leaves the one that is due.
   * What stands below the first line of one is for those who can point at things: a terminal leaves it out.
   * Without it: [].
   */
  hints?: string[];
}

/** What a choice would do, as far as it can be said before. */
export interface Preview {
  /**
   * References from where it begins to where it leads; the first may be a piece.
   * Without it: [].
   */
  path?: string[];
  /**
   * What would be harmed.
   * Without it: [].
   */
  targets?: string[];
  /**
   * What else would change.
   * Without it: [].
   */
  changes?: string[];
  /**
   * What would lie in cells, as icons; nothing where it would be empty.
   * Without it: {}.
   */
  shows?: Record<string, string>;
  /**
   * What would part cells.
   * Without it: [].
   */
  edges?: Edge[];
  /**
   * Odds, costs, consequences, in a line.
   * Without it: "".
   */
  text?: string;
}

/**
 * One legal answer: its id is its text form; `on` is what can be clicked for it, nothing makes it a button.
 *
 * With several references, such as a piece and a cell, a click on one leaves the choices that have it, and the others
 * of theirs to click. Clicks on all of them, in any order, or a click that leaves a single choice, take it.
 */
export interface Choice {
  id: string;
  label: string;
  /** Without it: []. */
  on?: string[];
  /** Without it: "". */
  hint?: string;
  /** Without it: "". */
  group?: string;
  /** Without it: "". */
  hotkey?: string;
  /**
   * Of several choices on one thing it is what a click means; the right button opens all of them, a touch too.
   * Without it: false.
   */
  first?: boolean;
  /**
   * The usual way on, a way to do nothing, or something that hurts the chooser: a card that stands for nothing else
   * shows the group of its choices, such as “discard”, or what its only choice is called.
   * Without it: "".
   */
  tone?: "" | "harm" | "main" | "skip";
  /** Without it: null. */
  preview?: Preview | null;
  /**
   * A question to be answered with yes before it is taken.
   * Without it: "".
   */
  confirm?: string;
  /**
   * Things that mean the same as one in `on` when they are clicked: copies of a card, or the part of a card that the
   * choice uses (`card:ID/0` is its first part, `card:ID/0/instead` what may be done in the place of it).
   * Without it: {}.
   */
  same?: Record<string, string>;
}

/** A word of the rules, and what it means. */
export interface Term {
  name: string;
  text: string;
  /** Without it: "". */
  icon?: string;
}

/** Why something cannot be chosen now, in words, with the rule's id. */
export interface Blocked {
  on: string;
  why: string;
  rule: string;
}

/** Something to be shown moving; advice for the eye, never needed for the truth. */
export interface Fx {
  kind: "arrive" | "change" | "harm" | "heal" | "leave" | "move" | "turn";
  on: string;
  /** Without it: []. */
  path?: string[];
  /**
   * What floats up, such as “-3”.
   * Without it: "".
   */
  text?: string;
  /**
   * Where `on` is a cell: one of the pieces of this owner there, whichever changes.
   * Without it: null.
   */
  owner?: number | null;
}

/**
 * What came of something that took a while, such as a combat: who won, what was lost and gained, what follows.
 *
 * One that has a result for the viewer is shown beside the board until he acts; all can be read again in the log.
 */
export interface Report {
  title: string;
  /**
   * Why it ended and what it leads to, a sentence each.
   * Without it: [].
   */
  text?: string[];
  /**
   * How it ended for the viewer; nothing where it is the affair of others.
   * Without it: "".
   */
  result?: "" | "drawn" | "ended" | "lost" | "won";
  /** Without it: "". */
  icon?: string;
  /**
   * Both sides, or what was gained: lists with titles of their own.
   * Without it: [].
   */
  parts?: Panel[];
}

/** What happened, in one sentence. */
export interface LogLine {
  text: string;
  /** Without it: "". */
  kind?: string;
  /**
   * Kept in the log, but no news.
   * Without it: false.
   */
  quiet?: boolean;
  /** Without it: "". */
  icon?: string;
  /**
   * Begins a turn or a round.
   * Without it: false.
   */
  heading?: boolean;
  /**
   * What it speaks of.
   * Without it: [].
   */
  on?: string[];
  /** Without it: []. */
  fx?: Fx[];
  /**
   * Where something came to its end with it: what came of that; added by the table.
   * Without it: null.
   */
  report?: Report | null;
}

/** Everything that a viewer sees. */
export interface Scene {
  game: string;
  title: string;
  boards: Record<string, Board>;
  /** Without it: {}. */
  pieces?: Record<string, Piece>;
  /** Without it: {}. */
  cards?: Record<string, Card>;
  /** Without it: {}. */
  zones?: Record<string, Zone>;
  /** Without it: {}. */
  tracks?: Record<string, Track>;
  /** Without it: {}. */
  panels?: Record<string, Panel>;
  /** Without it: null. */
  prompt?: Prompt | null;
  /** Without it: []. */
  choices?: Choice[];
  /** Without it: []. */
  blocked?: Blocked[];
  /** Without it: []. */
  log?: LogLine[];
  /** Without it: "". */
  ending?: string;
  /**
   * How it ended for the viewer; for a spectator, for all.
   * Without it: "".
   */
  result?: "" | "drawn" | "ended" | "lost" | "won";
  /**
   * What is read before the first choice, a paragraph each; in a campaign, before that of each chapter.
   * Without it: [].
   */
  welcome?: string[];
  /**
   * Which part of a campaign this is: a new one has a welcome of its own.
   * Without it: "".
   */
  chapter?: string;
  /**
   * What is played of the game: the scenario, how hard it is.
   * Without it: "".
   */
  subtitle?: string;
  /**
   * Where the game is: turn, round, whose turn it is.
   * Without it: "".
   */
  standing?: string;
  /** Without it: []. */
  turns?: Turn[];
  /**
   * What is played at each seat, in their order; owners are numbers into it.
   * Without it: [].
   */
  seats?: Player[];
  /**
   * What the words on cards, of pieces, cells and rows mean, by their keys.
   * Without it: {}.
   */
  glossary?: Record<string, Term>;
  /**
   * What letters do in this game whenever it is open: the keys that choices have as `hotkey`.
   * Without it: {}.
   */
  letters?: Record<string, string>;
  /**
   * What the two sides of the board are called where they are tabs.
   * Without it: {}.
   */
  rails?: Partial<Record<Rail, string>>;
  /**
   * How many choices had been taken; set by the table.
   * Without it: 0.
   */
  rev?: number;
}

/** The first message, and again after every loss of the connection. */
export interface Hello {
  kind: "hello";
  room: string;
  /**
   * The person's key; without it, or without a seat, he watches.
   * Without it: "".
   */
  key?: string;
  /**
   * The room's code for spectators.
   * Without it: "".
   */
  watch?: string;
  /**
   * Whose eyes to see with: a seat that the person holds; None for the one that is asked first, or a spectator's.
   * Without it: null.
   */
  seat?: number | null;
  /**
   * The last revision that was drawn, if it was drawn for this seat and in this language.
   * Without it: null.
   */
  seen?: number | null;
  /** Without it: "en". */
  language?: Language;
}

/** See with the eyes of another seat that the person holds: the curtain of a hot seat has been drawn aside. */
export interface Look {
  kind: "look";
  seat: number | null;
  /** Without it: "en". */
  language?: Language;
}

/** Take a choice of the scene of a revision. */
export interface Choose {
  kind: "choose";
  id: string;
  seat: number;
  rev: number;
  choice: string;
}

/**
 * Take back the last choice, all of this turn, or all since a bot was let play something out.
 *
 * Puts it to the vote where it must be agreed on.
 */
export interface Undo {
  kind: "undo";
  id: string;
  seat: number;
  rev: number;
  /** Without it: "choice". */
  what?: "choice" | "played_out" | "turn";
}

/** Agree to an undo that another seat has asked for, or not. */
export interface Vote {
  kind: "vote";
  id: string;
  seat: number;
  rev: number;
  yes: boolean;
}

/** Write to all in the room. */
export interface Say {
  kind: "say";
  id: string;
  text: string;
  /** Without it: null. */
  seat?: number | null;
}

/** Whether the person looks at the table. */
export interface Presence {
  kind: "presence";
  here: boolean;
}

/** Is anybody there? */
export interface Ping {
  kind: "ping";
}

/** Lines of the log from a place on; `moves` says for each how many choices had been taken before it. */
export interface Log {
  start: number;
  /** Without it: []. */
  lines?: LogLine[];
  /** Without it: []. */
  moves?: number[];
}

/** Everything to draw; the scene's own log is empty, it stands beside it. */
export interface Whole {
  kind: "whole";
  rev: number;
  seat: number | null;
  language: Language;
  scene: Scene;
  log: Log;
}

/**
 * What changed from one revision to another.
 *
 * `put` holds new values by field of the scene. Fields that are maps (pieces, cards, zones, tracks, panels) and the
 * cells of boards hold only entries that changed, and `gone` those that are no longer there, as "pieces/m3" or
 * "boards/main/cells/12". The log is cut off at `log.start`, then the new lines are added.
 */
export interface Delta {
  kind: "delta";
  base: number;
  rev: number;
  seat: number | null;
  language: Language;
  /** Without it: {}. */
  put?: Record<string, unknown>;
  /** Without it: []. */
  gone?: string[];
  /** Without it: null. */
  log?: Log | null;
}

/** A message has been carried out and is safely kept. */
export interface Done {
  kind: "done";
  id: string;
  rev: number;
}

/** A message has not been carried out, and why, in words. */
export interface Failed {
  kind: "failed";
  code: "fault" | "illegal" | "late" | "malformed" | "no_room" | "not_possible" | "not_yours" | "too_fast" | "too_large";
  text: string;
  /** Without it: "". */
  id?: string;
}

/** Something that was written in the room. Lines are numbered, so that a repeated one is known. */
export interface Line {
  number: number;
  name: string;
  text: string;
  at: number;
  /** Without it: null. */
  seat?: number | null;
}

/** What was written; at the beginning the last lines. */
export interface Chat {
  kind: "chat";
  lines: Line[];
}

/** Somebody is there. */
export interface Pong {
  kind: "pong";
}

/** Who sits at a seat. */
export interface SeatInfo {
  seat: number;
  by: "bot" | "open" | "person";
  name: string;
  /**
   * What it plays, in words; nothing until it is chosen.
   * Without it: "".
   */
  role?: string;
  /**
   * Held by the viewer; he may be looking through another seat of his.
   * Without it: false.
   */
  mine?: boolean;
  /** Without it: "gone". */
  presence?: "away" | "gone" | "here";
  /**
   * The table waits for it.
   * Without it: false.
   */
  asked?: boolean;
  /**
   * A bot plays for the person who holds it, until he takes it back.
   * Without it: false.
   */
  stand_in?: boolean;
  /**
   * The code that lets somebody sit down here; told to the host only.
   * Without it: "".
   */
  invite?: string;
  /**
   * What the bot that plays here considered before its last choice, in one line, as far as the viewer may know.
   * Without it: "".
   */
  considered?: string;
}

/** An undo that is being voted on. */
export interface Ballot {
  by: number;
  what: "choice" | "played_out" | "turn";
  /** How many choices would be taken back. */
  count: number;
  /** Without it: []. */
  yes?: number[];
  /** Without it: []. */
  waiting?: number[];
}

/** What the host decides. */
export interface RoomSettings {
  /**
   * Minutes after which a bot plays for somebody who is gone; None for never by itself.
   * Without it: null.
   */
  stand_in_after?: number | null;
  /** Without it: "novice". */
  stand_in?: string;
  /**
   * Where one person holds all seats that are not bots: undo may cross chance and what was revealed.
   * Without it: true.
   */
  free_undo?: boolean;
  /**
   * A curtain between the seats of one screen; None: where hands are secret and people of several names sit there.
   * Without it: null.
   */
  curtain?: boolean | null;
  /**
   * Strangers on this server see its free seats in the lobby.
   * Without it: false.
   */
  listed?: boolean;
}

/** A room as one viewer may know it. */
export interface RoomInfo {
  room: string;
  game: string;
  game_name: string;
  icon: string;
  scenario: string;
  /** The options that were chosen, in words. */
  level: string;
  seats: SeatInfo[];
  settings: RoomSettings;
  /** Whether a curtain is drawn when the seat at this screen changes. */
  curtain: boolean;
  /** Without it: false. */
  over?: boolean;
  /** Without it: "". */
  ending?: string;
  /** Without it: 0. */
  moves?: number;
  /** Without it: false. */
  host?: boolean;
  /** Without it: 0. */
  watchers?: number;
  /**
   * The code for spectators; told to those who sit here.
   * Without it: "".
   */
  watch?: string;
  /**
   * How the viewer may take back the last choice, if at all.
   * Without it: "".
   */
  undo?: "" | "free" | "vote";
  /**
   * Why he may not, or why it needs a vote.
   * Without it: "".
   */
  undo_why?: string;
  /**
   * How many choices a restart of the turn would take back.
   * Without it: 0.
   */
  undo_turn?: number;
  /**
   * How many choices lie behind the viewer since he let a bot play something out; none once he chose himself.
   * Without it: 0.
   */
  undo_played_out?: number;
  /** Without it: null. */
  ballot?: Ballot | null;
  /** Without it: "". */
  forked_from?: string;
}

/** Who is here, and what else is not on the board; sent whenever it changes. */
export interface Room {
  kind: "room";
  info: RoomInfo;
}

/** Why a request was refused. */
export interface Problem {
  code: string;
  text: string;
}

/** POST /api/people {name, language} → somebody new; GET /api/me; PUT /api/me {name, language}. */
export interface Person {
  key: string;
  name: string;
  language: Language;
}

/** Somebody who introduces himself. */
export interface NewPerson {
  /** Without it: "". */
  name?: string;
  /** Without it: "en". */
  language?: Language;
}

/** A game in the lobby. Its cover is a scene, of which the board and the pieces are drawn. */
export interface GameInfo {
  key: string;
  name: string;
  icon: string;
  about: string;
  players: [number, number];
  minutes: number;
  cover: Scene;
}

/** A room in the lobby. */
export interface TableInfo {
  room: string;
  game: string;
  game_name: string;
  icon: string;
  scenario: string;
  /** The options that were chosen, in words. */
  level: string;
  seats: SeatInfo[];
  changed: number;
  /** Without it: false. */
  your_turn?: boolean;
  /** Without it: false. */
  over?: boolean;
  /**
   * Where the game is: turn or round, in words.
   * Without it: "".
   */
  standing?: string;
  /**
   * In the list of open tables: the code to sit down with.
   * Without it: "".
   */
  invite?: string;
  /**
   * The viewer opened it, and can throw it away.
   * Without it: false.
   */
  host?: boolean;
}

/** GET /api/lobby?language=uk */
export interface Lobby {
  version: string;
  games: GameInfo[];
  mine: TableInfo[];
  open: TableInfo[];
}

/** Something to choose: its id, its name, a line about it, and why it cannot be chosen if so. */
export interface Named {
  id: string;
  name: string;
  /** Without it: "". */
  about?: string;
  /** Without it: "". */
  icon?: string;
  /** Without it: "". */
  locked?: string;
  /**
   * What is printed as the number of a scenario, where it is not merely counted.
   * Without it: "".
   */
  number?: string;
  /**
   * A scenario that is a campaign: others are played in it, one after another.
   * Without it: false.
   */
  campaign?: boolean;
  /**
   * Of a scenario: with how many seats it can be played.
   * Without it: [].
   */
  players?: number[];
  /**
   * Of a scenario that is not for all roles: those it is for.
   * Without it: [].
   */
  roles?: string[];
  /**
   * Of a scenario: what options come to there that are left to it, by their ids.
   * Without it: {}.
   */
  fits?: Record<string, number>;
  /**
   * Of a scenario: the options that change nothing there, by their ids.
   * Without it: [].
   */
  idle?: string[];
}

/** An option of a game: one of its values, yes and no, or a whole number within bounds. */
export interface OptionInfo {
  id: string;
  name: string;
  values: Named[];
  default: string | number | boolean;
  /** Without it: "". */
  about?: string;
  /**
   * The title under which it stands with others.
   * Without it: "".
   */
  group?: string;
  /**
   * Of a whole number that has no list of values: the least and the most it can be.
   * Without it: null.
   */
  bounds?: [number, number] | null;
}

/** GET /api/games/{key}/rules/{id} : a rule as the ledger of its game states it, in English. */
export interface RuleInfo {
  id: string;
  section: string;
  text: string;
}

/** GET /api/games/{key}?language=uk : what can be chosen for a new game. */
export interface SetupInfo {
  game: GameInfo;
  scenarios: Named[];
  roles: Named[];
  /** What a role is called in this game, such as “clan”. */
  role_word: string;
  options: OptionInfo[];
  bots: Named[];
  /** Hands are secret, so seats at one screen need a curtain. */
  secret: boolean;
  /** How a turn goes, line by line. */
  help: string[];
}

/** Who shall sit at a seat: me, a friend at my screen, a friend with a link, or a bot. */
export interface NewSeat {
  by: "bot" | "here" | "link" | "me";
  /** Without it: "". */
  role?: string;
  /** Without it: "". */
  name?: string;
  /** Without it: "novice". */
  bot?: string;
}

/** POST /api/rooms → RoomInfo */
export interface NewRoom {
  game: string;
  scenario: string;
  seats: NewSeat[];
  /** Without it: {}. */
  options?: Record<string, string | number | boolean>;
  /** Without it: {}. */
  settings?: RoomSettings;
  /** Without it: null. */
  seed?: number | null;
  /** Without it: "en". */
  language?: Language;
}

/** GET /api/invitations/{code}?language=uk : what a link leads to, before one sits down or watches. */
export interface Invitation {
  room: string;
  game: string;
  game_name: string;
  icon: string;
  scenario: string;
  /** The options that were chosen, in words. */
  level: string;
  seats: SeatInfo[];
  host: string;
  /**
   * The seat that it is for; None to watch.
   * Without it: null.
   */
  seat?: number | null;
  /** Without it: false. */
  taken?: boolean;
  /**
   * Taken, but nobody looks through it now: the link brings its player back from another device.
   * Without it: false.
   */
  back?: boolean;
}

/** POST /api/invitations/{code} → RoomInfo */
export interface SitDown {
  name: string;
  /** Without it: "en". */
  language?: Language;
  /**
   * He sat here on another device, and goes on from this one.
   * Without it: false.
   */
  back?: boolean;
}

/**
 * POST /api/rooms/{room}/seats/{seat} → RoomInfo
 *
 * stand_in: let a bot play for it (the holder, the host, or anybody seated once the wait is over); in a campaign the
 * holder plays again when the scenario is over; back: the holder
 * plays again; play_out: a bot plays for the holder until a board besides the first, such as that of a combat, is put
 * away; free: the host empties it and gets a new invitation; rename: what the person here is called.
 */
export interface SeatChange {
  do: "back" | "free" | "play_out" | "rename" | "stand_in";
  /** Without it: "". */
  name?: string;
  /** Without it: "en". */
  language?: Language;
}

/** One step of a replay: the choice that was taken. */
export interface Moment {
  number: number;
  seat: number;
  text: string;
  /** Without it: "". */
  icon?: string;
  /**
   * How many lines of the log there are after it.
   * Without it: 0.
   */
  lines?: number;
  /**
   * A turn or a round that begins with it.
   * Without it: "".
   */
  heading?: string;
  /**
   * What begins is more than that, such as a scenario of a campaign.
   * Without it: false.
   */
  part?: boolean;
}

/**
 * GET /api/rooms/{room}/replay?language=uk&seat=0 : what happened, choice by choice.
 *
 * GET /api/rooms/{room}/replay/{number}?language=uk&seat=0 → Scene after so many choices, its log empty.
 * Seats other than the viewer's own may be asked for once the game is over.
 */
export interface Replay {
  room: RoomInfo;
  moments: Moment[];
  log: LogLine[];
  /** The seats that may be looked through, beside the spectator's view. */
  views: number[];
  /**
   * How many lines of the log were told before the first choice.
   * Without it: 0.
   */
  opening?: number;
}

/** POST /api/rooms/{room}/fork → RoomInfo : a new room that goes on after so many choices; all seats are mine. */
export interface Fork {
  number: number;
  /** Without it: "en". */
  language?: Language;
}

/** What this program is and is not, paragraph by paragraph, and whose work it builds on. */
export interface About {
  version: string;
  paragraphs: string[];
  credits: string[];
}

/** A monster; one of them acts. */
export interface Monster {
  at: [number, number];
  /** Without it: false. */
  acting?: boolean;
}

/** A character. */
export interface Character {
  at: [number, number];
  initiative: number;
}

/** What the acting monster does in its turn. */
export interface Ability {
  move: number;
  /** 0 is melee. */
  range: number;
  /** 0 is no attack; with an area, one more than there are single targets beside it. */
  targets: number | "all";
  area: ([number, number])[] | null;
  flying: boolean;
  jump: boolean;
  muddled: boolean;
  /**
   * What the hexes of the area are counted from: the monster's hex (melee), or the first of them (ranged).
   * Without it: null.
   */
  area_from?: "actor" | "pattern" | null;
}

/** A map, who stands there, and what the acting monster does. */
export interface Case {
  /** Without it: null. */
  id?: string | number | null;
  floor: ([number, number])[];
  walls: ([number, number])[];
  thin_walls: ([[number, number], [number, number]])[];
  obstacles: ([number, number])[];
  traps: ([number, number])[];
  hazards: ([number, number])[];
  difficult: ([number, number])[];
  monsters: Monster[];
  characters: Character[];
  ability: Ability;
  /**
   * Somebody's own answers; nobody reads them here.
   * Without it: null.
   */
  answers?: unknown;
}

/** A sentence of an account, and the ids of the rules that it goes by. */
export interface Why {
  text: string;
  rules: string[];
}

/** One admissible outcome: where the monster ends, by which way, whom it attacks, and why. */
export interface Course {
  move: [number, number];
  attacks: ([number, number])[];
  focus: [number, number] | null;
  /** From where it stands to where it ends. */
  path: ([number, number])[];
  why: Why[];
}

/** A monster's turn: how it finds its focus, and every admissible outcome. */
export interface Account {
  id: string | number | null;
  why: Why[];
  courses: Course[];
}

export type FromBrowser = Hello | Look | Choose | Undo | Vote | Say | Presence | Ping;

export type FromServer = Whole | Delta | Done | Failed | Chat | Pong | Room;
