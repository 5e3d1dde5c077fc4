import type { Problem } from "@/lib/study/import/problem";

/** The location of a problem in a file: line, row or case (from 1), column and value. */
export type Place = Partial<Pick<Problem, "line" | "column" | "value">>;

/** A file that cannot be read completely, with the location and the fix. */
export class FileRefused extends Error {
  override readonly name = "FileRefused";

  constructor(
    message: string,
    readonly fix: string,
    readonly place: Place = {},
  ) {
    super(message);
  }
}

/** A text that is not in UTF-8, which it was read as. */
export class NotInUtf8 extends FileRefused {
  constructor(
    { message, fix, line, column, value }: Problem,
    /** The encoding that it probably has; null if it seems not to be a text. */
    readonly likely: string | null,
  ) {
    super(message, fix, { line, column, value });
  }
}
