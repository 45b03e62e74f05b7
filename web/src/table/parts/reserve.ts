// How much of the board's lower edge is kept free for what is asked, so that the board stays where it is.

/** Room for a question of three lines with its margins: what is higher, such as a list of choices, lies over the board. */
export const RESERVED = 120;
/** A lesson is read while the board is looked at: there is room for that too, but not for ever more. */
const MOST = 181;
const MARGINS = 16;

/** So many questions in a row must want less before the board gets the room: it moves seldom, but does not stay small for ever. */
export const PATIENCE = 4;

export interface Reserve {
  /** For which boards in what kind of window. */
  key: string;
  height: number;
  /** What the last questions wanted, by their revisions. */
  wanted: readonly (readonly [rev: number, height: number])[];
}

/** The room for a prompt that is so high: it grows at once if it must, and shrinks when less is wanted for a while, or other boards are shown. */
export function reserve(before: Reserve | null, key: string, rev: number, prompt: number): Reserve {
  const kept = before?.key === key ? before.wanted : [];
  if (!prompt) return { key, height: Math.max(RESERVED, ...kept.map(([, each]) => each)), wanted: kept };
  const now = Math.min(prompt + MARGINS, MOST);
  const wanted = [...kept.filter(([each]) => each !== rev), [rev, now] as const].slice(-PATIENCE);
  return { key, height: Math.max(RESERVED, ...wanted.map(([, each]) => each)), wanted };
}

/** Whether a thing lies on a board, so that it needs to be seen to be chosen. */
export const onBoard = (ref: string): boolean => /^(cell|piece):/.test(ref);
