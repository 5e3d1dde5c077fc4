import { isExcelError } from "@/lib/study/import/excel-errors";
import type { Cell } from "@/lib/study/import/table";

/** A cell's value, or its problem and the fix. */
export type Reading<T> = { value: T } | { message: string; fix: string };

const LONGEST_NAME = 120;
/** The first year a study can be of. */
const EARLIEST = 2000;

/** A cell as shown in the file. */
export function cellText(cell: Cell): string {
  if (cell === null) return "";
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
}

/** A name: NFC, one space between words, no invisible or broken characters. */
export function readName(cell: Cell): Reading<string> {
  if (cell instanceof Date) return wrong("found a date instead of a name", "format the cell as text");
  if (isExcelError(cellText(cell))) return excelError();
  const name = cellText(cell).normalize("NFC").replace(/\s+/g, " ").trim();
  if (name === "") return wrong("the name is missing", "fill it in");
  const hidden = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/u.exec(name)?.[0];
  if (hidden !== undefined) {
    const code = (hidden.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
    return wrong(`the name contains an invisible character, U+${code}`, "delete it, or retype the name");
  }
  if (name.includes("\uFFFD")) return wrong("a character in the name was lost in conversion", "retype the name");
  if (/[ÃÂ][\u0080-\u00BF]|â€/.test(name)) {
    return wrong("the name was converted to UTF-8 twice", "export the file again, once, as UTF-8");
  }
  if (name.length > LONGEST_NAME) return wrong(`the name is longer than ${LONGEST_NAME} characters`, "shorten it");
  if (!/[\p{L}\p{N}]/u.test(name)) return wrong("the name has no letters or digits", "fill in the name");
  return { value: name };
}

/** The database's maximum integer. */
const MOST = 2_147_483_647;

/** An integer from `low` to the database's maximum. Spaces may separate thousands; commas and full stops may not. */
export function readInteger(cell: Cell, low: number): Reading<number> {
  if (cell instanceof Date) return wrong("found a date instead of a number", "format the cell as a number");
  const text = cellText(cell).trim();
  if (text === "") return wrong("the number is missing", "fill it in");
  if (isExcelError(text)) return excelError();
  // "3.0" is how some programs write 3; "1,000" could be one or a thousand, so it is refused.
  const digits = joinThousands(text).replace(/[.,]0$/, "");
  const value = /[.,]/.test(digits) ? null : parseNumber(digits);
  if (value === null) return wrong("not a whole number", "use digits only, such as 1012");
  if (value < low) return wrong(`the number is below ${low}`, `write ${low} or more`);
  return value <= MOST
    ? { value }
    : wrong(`the number is above ${MOST.toLocaleString("en-GB")}`, `write ${MOST} or less`);
}

/** A year only: a full date is refused, with its value. */
export function readStudyYear(cell: Cell): Reading<number> {
  if (cell instanceof Date) {
    // A year in a cell formatted as a date is shown as a day of 1905: Excel counts days from 1900.
    return cell.getUTCFullYear() < EARLIEST
      ? wrong("the cell is formatted as a date, so the year is read as a day", "format the column as a number")
      : wrong("found a date instead of a year", `write the year alone: ${cell.getUTCFullYear()}`);
  }
  const year = yearOfDay(cellText(cell).trim());
  return year === null
    ? readInteger(cell, EARLIEST)
    : wrong("found a date instead of a year", `write the year alone: ${year}`);
}

/** The year of "2025-03-01", "01.03.2025" or "1/3/2025 10:00"; null if it is not a date. */
function yearOfDay(text: string): string | null {
  const [day = ""] = text.split(/[T ]/);
  const parts = day.split(/[-/.]/);
  if (parts.length !== 3 || !parts.every((part) => /^\d{1,4}$/.test(part))) return null;
  return [parts[0], parts[2]].find((part) => part?.length === 4) ?? null;
}

/** A number between `low` and `high`, with a decimal point or comma. */
export function readDecimal(cell: Cell, low: number, high: number): Reading<number> {
  if (cell instanceof Date) return wrong("found a date instead of a number", "format the cell as a number");
  if (isExcelError(cellText(cell))) return excelError();
  const value = parseNumber(cellText(cell).trim());
  if (value === null) {
    return wrong("not a number", "write it as 113.2 or 113,2, without thousands separators or units");
  }
  return value >= low && value <= high
    ? { value }
    : wrong(`the number is outside ${low} to ${high}`, `write a number from ${low} to ${high}`);
}

const MOST_DIGITS = 25;

/** Digits with at most one decimal point or comma; null for anything else. */
function parseNumber(text: string): number | null {
  const parts = text.replace(/^-/, "").split(/[.,]/);
  const isPlain = parts.length <= 2 && parts.every((part) => /^\d+$/.test(part)) && text.length <= MOST_DIGITS;
  return isPlain ? Number(text.replace(",", ".")) : null;
}

/** "12 108" as "12108"; anything else unchanged. */
function joinThousands(text: string): string {
  const [first = "", ...groups] = text.split(/[ \u00A0\u202F]/);
  return first.length <= 3 && groups.every((group) => group.length === 3) ? [first, ...groups].join("") : text;
}

function excelError(): { message: string; fix: string } {
  return wrong("the value is an Excel error", "correct the formula, or type the value, and export the file again");
}

function wrong(message: string, fix: string): { message: string; fix: string } {
  return { message, fix };
}
