/** Something in a file that keeps it from being imported, and what to do about it. */
export type Problem = {
  /** Which of several files; null where only one is read. */
  file: string | null;
  /** 1-based line (row of a workbook or Parquet file); null when the whole file is meant. */
  line: number | null;
  /** Name of the column; null when the whole line is meant. */
  column: string | null;
  /** The value as it stands in the file; null where there is none to show. */
  value: string | null;
  message: string;
  fix: string;
};

/** Collects every problem of a file; nothing stops at the first. */
export class Problems {
  readonly list: Problem[] = [];

  add(location: Partial<Pick<Problem, "line" | "column" | "value">>, message: string, fix: string): void {
    this.list.push({ file: null, line: null, column: null, value: null, ...location, message, fix });
  }
}

/** A file that cannot be imported, with all that is wrong with it. Nothing was published. */
export class ImportRefused extends Error {
  override readonly name = "ImportRefused";

  constructor(
    readonly file: string,
    readonly problems: readonly Problem[],
  ) {
    super(`${file} has ${problems.length === 1 ? "one problem" : `${problems.length} problems`}`);
  }
}

/** What a place in a file is called: a line of text, a row of a table, or an SPSS case. */
function unitOf(file: string): string {
  if (/\.z?sav$/i.test(file)) return "case";
  return /\.parquet$/i.test(file) ? "row" : "line";
}

const LONGEST_VALUE = 60;

/** One problem as a line of text: file, line, column, value, what is wrong, and the fix (a mere remark has none). */
export function describeProblem(file: string, { line, column, value, message, fix }: Problem): string {
  const unit = unitOf(file);
  const location = [file, line === null ? null : `${unit} ${line}`, column === null ? null : `column "${column}"`]
    .filter((part) => part !== null)
    .join(", ");
  const shown = value === null ? "" : ` (value ${JSON.stringify(shorten(value))})`;
  return `${location}: ${message}${shown}.${fix === "" ? "" : ` Fix: ${fix}.`}`;
}

function shorten(value: string): string {
  return value.length > LONGEST_VALUE ? `${value.slice(0, LONGEST_VALUE)}…` : value;
}
