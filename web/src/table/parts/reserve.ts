// How much of the board's lower edge is kept free for what is asked, so that the board stays where it is.

/** Room for a question of three lines with its margins: what is higher, such as a list of choices, lies over the board. */
export const RESERVED = 120;
/** A lesson is read while the board is looked at: there is room for that too, but not for ever more. */
const MOST = 181;
const MARGINS = 16;

export interface Reserve {
  /** For which boards in what kind of window. */
  key: string;
  height: number;
}

/** The room for a prompt that is so high: it grows if it must, and shrinks only when other boards are shown. */
export function reserve(before: Reserve | null, key: string, prompt: number): Reserve {
  const least = before?.key === key ? before.height : RESERVED;
  return { key, height: Math.max(least, Math.min(prompt + MARGINS, MOST)) };
}

/** Whether a thing lies on a board, so that it needs to be seen to be chosen. */
export const onBoard = (ref: string): boolean => /^(cell|piece):/.test(ref);
