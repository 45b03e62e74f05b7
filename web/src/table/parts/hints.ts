// What a hint says to whom: its first line to everybody, the others to those who can point.

/** The words of a hint for one who can point at things, or cannot. */
export function hintFor(hint: string, points: boolean): string {
  return points ? hint : hint.split('\n')[0]!.trim();
}

/** The first sentence, and what follows it. */
export function opening(hint: string): [string, string] {
  const end = /[.!?]\s+(?=\S)/.exec(hint);
  return end ? [hint.slice(0, end.index + 1), hint.slice(end.index + end[0].length)] : [hint, ''];
}
