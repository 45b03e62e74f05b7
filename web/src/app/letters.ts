// The letters that tell players apart.

/** The first letters of names, or A, B, C … where two share theirs; nobody's seat has none. */
export function letters(names: readonly string[]): string[] {
  const first = names.map((name) => ([...name.trim()][0] ?? '').toUpperCase());
  const known = first.filter(Boolean);
  if (new Set(known).size === known.length) return first;
  return first.map((letter, index) => letter && letterOf(index));
}

/** The letter of a place: A, B, C … */
export function letterOf(place: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + place);
}
