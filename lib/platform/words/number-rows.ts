// Numbers that are sent with a page as text: React writes and reads each number of a list by itself, a text at once.

/** Short, and read back exactly: `.5` for 0.5, nothing for null. */
function write(value: number | null): string {
  if (value === null) return "";
  const text = String(value);
  if (text.startsWith("0.")) return text.slice(1);
  return text.startsWith("-0.") ? `-${text.slice(2)}` : text;
}
const read = (text: string): number | null => (text === "" ? null : Number(text));

/** Rows as text: `3,.25,,-1;4`. A row of only one null is read as an empty one, and only one empty row as none. */
export const writeRows = (rows: readonly (readonly (number | null)[])[]): string =>
  rows.map((row) => row.map(write).join(",")).join(";");

/** The rows of a text; none for empty text. */
export const readRows = (text: string): (number | null)[][] =>
  text === "" ? [] : text.split(";").map((row) => (row === "" ? [] : row.split(",").map(read)));
