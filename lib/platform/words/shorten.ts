/** A name of at most this many characters, cut with an ellipsis; a table beside it has the full name. */
export function shorten(name: string, letters: number): string {
  const all = Array.from(name);
  if (all.length <= letters) return name;
  const start = all.slice(0, letters - 1).join("");
  return `${start.trimEnd()}…`;
}

/** A name for a sentence or title, shortened: one of 300 letters would swamp it. */
export const shortName = (name: string): string => shorten(name, 32);
