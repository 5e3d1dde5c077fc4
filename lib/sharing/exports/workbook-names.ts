/** Letters a sheet's name may have. */
const LONGEST = 31;
const FORBIDDEN = /[[\]:*?/\\\p{C}]/gu;

/** Names as sheets may have them: of few letters, without signs that addresses are made of, no two the same. */
export function toSheetNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const plain =
      name
        .replaceAll(FORBIDDEN, " ")
        .replaceAll(/\s+/g, " ")
        .replaceAll(/^['\s]+|['\s]+$/g, "") || "Table";
    for (let count = 1; ; count += 1) {
      const end = count === 1 ? "" : ` ${count}`;
      const candidate = cut(plain, LONGEST - end.length) + end;
      // Spreadsheets take names that differ by case alone for the same. "History" is a name they keep for themselves.
      const key = candidate.toLowerCase();
      if (taken.has(key) || key === "history") continue;
      taken.add(key);
      return candidate;
    }
  });
}

/** Counted as spreadsheets count, without cutting a letter of two units in half. */
function cut(text: string, most: number): string {
  let kept = "";
  for (const letter of text) {
    if (kept.length + letter.length > most) break;
    kept += letter;
  }
  return kept.trimEnd().replace(/'+$/, "");
}
