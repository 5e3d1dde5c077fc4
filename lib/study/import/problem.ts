/** A problem that prevents the import of a file, with its fix. */
export type Problem = {
  /** The file, if there are several; otherwise null. */
  file: string | null;
  /** 1-based line (row of a workbook or Parquet file); null for the whole file. */
  line: number | null;
  /** Name of the column; null for the whole line. */
  column: string | null;
  /** The value in the file; null if there is none to show. */
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

/** A file that cannot be imported, with all its problems. Nothing was published. */
export class ImportRefused extends Error {
  override readonly name = "ImportRefused";

  constructor(
    readonly file: string,
    readonly problems: readonly Problem[],
  ) {
    super(`${file} has ${problems.length === 1 ? "one problem" : `${problems.length} problems`}`);
  }
}

/** The name of a location in a file: a line of text, a row of a table, or an SPSS case. */
function unitOf(file: string): string {
  if (/\.z?sav$/i.test(file)) return "case";
  return /\.parquet$/i.test(file) ? "row" : "line";
}

const LONGEST_VALUE = 60;

/** One problem as a line of text: file, line, column, value, message, and fix (warnings have none). */
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
