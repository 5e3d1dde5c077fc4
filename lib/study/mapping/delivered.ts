import type { Session } from "@/lib/study/duckdb/session";
import type { MultipleSet, Variable } from "@/lib/study/interviews/variable";

/** A file as a research company delivers it: its columns, with all that it says of them, and its rows. */
export type Delivered = {
  /** Its name as it was asked for. */
  name: string;
  variables: readonly Variable[];
  sets: readonly MultipleSet[];
  /** The column that weights the rows, where the file names one. */
  weight: string | null;
  /** Null where the file does not say. */
  rows: number | null;
  encoding: string | null;
  /**
   * Writes some columns of all rows to Parquet and answers the files: each row with its number in the file from 1, numbers as DOUBLE,
   * dates as DATE or seconds (see `datesAre`), texts as VARCHAR.
   */
  load: (
    session: Session,
    names: readonly string[],
    stem: string,
    progress?: (rows: number) => void,
  ) => Promise<string[]>;
  datesAre: "days" | "spss-seconds";
};
