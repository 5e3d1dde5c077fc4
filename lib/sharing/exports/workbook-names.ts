/** Letters in a sheet name. */
const LONGEST = 31;
const FORBIDDEN = /[[\]:*?/\\\p{C}]/gu;

/** Valid sheet names: short, without characters used in cell references, and unique. */
export function toSheetNames(names: readonly string[]): string[] {
  // Spreadsheets reserve "History".
  const taken = new Set(["history"]);
  return names.map((name) => {
    const plain =
      name
        .replaceAll(FORBIDDEN, " ")
        .replaceAll(/\s+/g, " ")
        .replaceAll(/^['\s]+|['\s]+$/g, "") || "Table";
    let candidate = cut(plain, LONGEST);
    // To a spreadsheet, names that differ only by case are the same.
    for (let count = 2; taken.has(candidate.toLowerCase()); count += 1) {
      const end = ` ${count}`;
      candidate = cut(plain, LONGEST - end.length) + end;
    }
    taken.add(candidate.toLowerCase());
    return candidate;
  });
}

/** Counted like a spreadsheet does, without cutting a surrogate pair in half. */
function cut(text: string, most: number): string {
  let short = "";
  for (const letter of text) {
    if (short.length + letter.length > most) break;
    short += letter;
  }
  return short.trimEnd().replace(/'+$/, "");
}
