// The letters that tell seats apart.

/** The letter of a seat, the same wherever it is shown: A, B, C … */
export function letterOf(seat: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + seat);
}
