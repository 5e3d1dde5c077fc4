import type { Cell } from "@/lib/study/import/table";

/** A cell's value, or what is wrong with it and the fix. */
export type Reading<T> = { value: T } | { message: string; fix: string };

const LONGEST_NAME = 120;

/** A cell as people see it in the file. */
export function cellText(cell: Cell): string {
  if (cell === null) return "";
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
}

/** A name: NFC, one space between words, no invisible or broken characters. */
export function readName(cell: Cell): Reading<string> {
  if (cell instanceof Date) return wrong("a date stands where a name should", "format the cell as text");
  const name = cellText(cell).normalize("NFC").replace(/\s+/g, " ").trim();
  if (name === "") return wrong("the name is missing", "fill it in");
  const hidden = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/u.exec(name)?.[0];
  if (hidden !== undefined) {
    const code = (hidden.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
    return wrong(`the name holds an invisible character, U+${code}`, "delete it, best by typing the name anew");
  }
  if (name.includes("\uFFFD")) return wrong("a letter of the name was lost in a conversion", "type the name anew");
  if (/[ÃÂ][\u0080-\u00BF]|â€/.test(name)) {
    return wrong("the name was converted to UTF-8 twice", "export the file again, once, as UTF-8");
  }
  if (name.length > LONGEST_NAME) return wrong(`the name is longer than ${LONGEST_NAME} characters`, "shorten it");
  if (!/[\p{L}\p{N}]/u.test(name)) return wrong("the name has neither letter nor digit", "fill in the name");
  return { value: name };
}

/** A whole number of at least `low`. Spaces may stand between thousands; commas and full stops may not. */
export function readInteger(cell: Cell, low: number): Reading<number> {
  const text = cellText(cell).trim();
  if (text === "") return wrong("the number is missing", "fill it in");
  const plain = /^\d{1,3}(?:[ \u00A0\u202F]\d{3})+$/.test(text) ? text.replace(/\D/g, "") : text;
  if (!/^-?\d{1,15}(?:[.,]0+)?$/.test(plain)) return wrong("this is no whole number", "write digits only, such as 1012");
  const value = parseInt(plain, 10);
  return value >= low ? { value } : wrong(`the number is below ${low}`, `write ${low} or more`);
}

/** A number between `low` and `high`, with a decimal point or comma. */
export function readDecimal(cell: Cell, low: number, high: number): Reading<number> {
  const text = cellText(cell).trim();
  if (!/^-?\d{1,15}(?:[.,]\d{1,20})?$/.test(text)) {
    return wrong("this is no number", "write it as 113.2 or 113,2, without thousands separators or units");
  }
  const value = Number(text.replace(",", "."));
  return value >= low && value <= high
    ? { value }
    : wrong(`the number lies outside ${low} to ${high}`, `write a number from ${low} to ${high}`);
}

function wrong(message: string, fix: string): { message: string; fix: string } {
  return { message, fix };
}
