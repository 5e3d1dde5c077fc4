import type { Problem } from "@/lib/study/import/problem";

/** Where in a file something is wrong: its line, row or case (from 1), its column, and the value. */
export type Place = Partial<Pick<Problem, "line" | "column" | "value">>;

/** A file that cannot be read to its end, with the place and the fix. */
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
