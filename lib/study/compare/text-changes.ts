/** A run of words that both texts have, or only one of them. */
export type TextPart = { kind: "same" | "removed" | "added"; text: string };

/** Longer texts are shown whole, one after the other. */
const MOST_WORDS = 600;

/** What becomes of a text, word by word: the longest common sequence of words stays. */
export function textChanges(before: string, after: string): TextPart[] {
  const [was, is] = [before, after].map((text) => text.split(/(?<=\s)/).filter((word) => word !== ""));
  if (!was || !is || was.length > MOST_WORDS || is.length > MOST_WORDS)
    return join([
      { kind: "removed", text: before },
      { kind: "added", text: after },
    ]);
  const same = (at: number, to: number) => was[at]?.trimEnd() === is[to]?.trimEnd();
  // lengths[i][j]: words in common from i and j on.
  const lengths = Array.from({ length: was.length + 1 }, () => new Uint16Array(is.length + 1));
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0;
  for (let row = was.length - 1; row >= 0; row -= 1)
    for (let column = is.length - 1; column >= 0; column -= 1) {
      const line = lengths[row];
      if (line)
        line[column] = same(row, column)
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
    }
  const parts: TextPart[] = [];
  let [row, column] = [0, 0];
  while (row < was.length || column < is.length) {
    if (row < was.length && column < is.length && same(row, column)) {
      parts.push({ kind: "same", text: is[column] ?? "" });
      row += 1;
      column += 1;
    } else if (column >= is.length || (row < was.length && at(row + 1, column) >= at(row, column + 1))) {
      parts.push({ kind: "removed", text: was[row] ?? "" });
      row += 1;
    } else {
      parts.push({ kind: "added", text: is[column] ?? "" });
      column += 1;
    }
  }
  return join(parts);
}

function join(parts: readonly TextPart[]): TextPart[] {
  const joined: TextPart[] = [];
  for (const { kind, text } of parts) {
    const last = joined.at(-1);
    if (last?.kind === kind) joined[joined.length - 1] = { kind, text: last.text + text };
    else if (text !== "") joined.push({ kind, text });
  }
  return joined;
}
