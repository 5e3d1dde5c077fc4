/** Letters of a name in a sentence or a title; tables have it in full. */
const LETTERS = 32;

/** A name as it is said in a sentence: one of 300 letters would drown it. */
export function shortName(name: string): string {
  const all = Array.from(name);
  return all.length <= LETTERS
    ? name
    : `${all
        .slice(0, LETTERS - 1)
        .join("")
        .trimEnd()}…`;
}
