// Numbers that are sent with a page as text: React writes and reads each number of a list by itself, a text at once.

type Numbers = readonly (number | null)[];

/** Short, and read back exactly: `.5` for 0.5, nothing for null. */
function write(value: number | null): string {
  if (value === null) return "";
  const text = String(value);
  if (text.startsWith("0.")) return text.slice(1);
  return text.startsWith("-0.") ? `-${text.slice(2)}` : text;
}
const read = (text: string): number | null => (text === "" ? null : Number(text));

/** A row as text: `3,.25,,-1`. A row that is empty or only one null is empty text. */
export const writeNumbers = (row: Numbers): string => row.map(write).join(",");

/** The row of a text; none for empty text. */
export const readNumbers = (text: string): (number | null)[] => (text === "" ? [] : text.split(",").map(read));

/** Rows as text: `3,.25;4`. No rows and one empty row are empty text. */
export const writeRows = (rows: readonly Numbers[]): string => rows.map(writeNumbers).join(";");

/** The rows of a text; none for empty text. */
export const readRows = (text: string): (number | null)[][] => (text === "" ? [] : text.split(";").map(readNumbers));
