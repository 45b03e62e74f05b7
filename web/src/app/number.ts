// Whole numbers that people type.

/** The number in a text, if it is a whole one within its bounds. */
export function typedNumber(text: string, least: number, most: number): number | null {
  const found = text.trim() === '' ? NaN : Number(text);
  return Number.isInteger(found) && found >= least && found <= most ? found : null;
}

/** The nearest number that is allowed; where there is none in the text, what it was before. */
export function nearestNumber(text: string, least: number, most: number, before: number): number {
  const found = text.trim() === '' ? NaN : Number(text);
  return Number.isFinite(found) ? Math.max(least, Math.min(most, Math.trunc(found))) : before;
}
