/** Letters a sheet's name may have. */
const LONGEST = 31;
const FORBIDDEN = /[[\]:*?/\\\p{C}]/gu;

/** Names as sheets may have them: of few letters, without signs that addresses are made of, no two the same. */
export function toSheetNames(names: readonly string[]): string[] {
  // Spreadsheets keep "History" for themselves.
  const taken = new Set(["history"]);
  return names.map((name) => {
    const plain =
      name
        .replaceAll(FORBIDDEN, " ")
        .replaceAll(/\s+/g, " ")
        .replaceAll(/^['\s]+|['\s]+$/g, "") || "Table";
    let candidate = cut(plain, LONGEST);
    // Names that differ only by case are the same to a spreadsheet.
    for (let count = 2; taken.has(candidate.toLowerCase()); count += 1) {
      const end = ` ${count}`;
      candidate = cut(plain, LONGEST - end.length) + end;
    }
    taken.add(candidate.toLowerCase());
    return candidate;
  });
}

/** Counted as spreadsheets count, without cutting a letter of two units in half. */
function cut(text: string, most: number): string {
  let short = "";
  for (const letter of text) {
    if (short.length + letter.length > most) break;
    short += letter;
  }
  return short.trimEnd().replace(/'+$/, "");
}
