// How large the digit at the lower edge of a cell is, such as the cost of digging it.

/** At full size, in the board's units. */
const FULL = 12.5;
/** As many pixels of the window a digit must have to be read. */
const LEGIBLE = 12;
/** The part of half a cell beyond which a digit would hide what is in it. */
const MOST = 0.9;

/** In the board's units: the smaller everything is shown, the larger, as far as half a cell allows. */
export function digitSize(scale: number, half: number): number {
  return Math.max(FULL, Math.min(LEGIBLE / scale, half * MOST));
}
