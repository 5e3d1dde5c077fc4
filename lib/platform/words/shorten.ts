/** A name of at most this many letters, cut with an ellipsis; a table beside it has it in full. */
export function shorten(name: string, letters: number): string {
  const all = Array.from(name);
  if (all.length <= letters) return name;
  const start = all.slice(0, letters - 1).join("");
  return `${start.trimEnd()}…`;
}

/** A name as it is written in a sentence or a title: one of 300 letters would drown it. */
export const shortName = (name: string): string => shorten(name, 32);
