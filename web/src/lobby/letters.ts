// The letters that tell players apart.

/** The first letters of names, or A, B, C … where two share theirs; nobody's seat has none. */
export function letters(names: readonly string[]): string[] {
  const first = names.map((name) => ([...name.trim()][0] ?? '').toUpperCase());
  const known = first.filter(Boolean);
  if (new Set(known).size === known.length) return first;
  return first.map((letter, index) => letter && String.fromCharCode('A'.charCodeAt(0) + index));
}
