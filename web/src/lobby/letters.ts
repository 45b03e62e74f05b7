// The letters that tell players apart.

/** The first letters of names, or A, B, C … where two share theirs or somebody has none. */
export function letters(names: readonly string[]): string[] {
  const first = names.map((name) => ([...name.trim()][0] ?? '').toUpperCase());
  const known = first.filter(Boolean);
  const apart = known.length === first.length && new Set(known).size === known.length;
  return apart ? first : first.map((_, index) => String.fromCharCode('A'.charCodeAt(0) + index));
}
