/** A name of at most this many characters, cut with an ellipsis; a table beside it has the full name. */
export function shorten(name: string, letters: number): string {
  const all = Array.from(name);
  if (all.length <= letters) return name;
  const start = all.slice(0, letters - 1).join("");
  return `${start.trimEnd()}…`;
}

/** Letters of a name in a sentence or title: longer than those of most companies. */
const LONGEST_NAME = 46;

/** A name for a sentence or title: one of 300 letters would swamp it. It ends after a whole word where it has several. */
export function shortName(name: string): string {
  const cut = shorten(name, LONGEST_NAME);
  const end = cut.lastIndexOf(" ");
  return cut === name || end < LONGEST_NAME / 2 ? cut : `${cut.slice(0, end).replace(/[\s,;&–-]+$/, "")}…`;
}
