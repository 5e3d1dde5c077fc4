import type { Session } from "@/lib/study/duckdb/session";
import type { MultipleSet, Variable } from "@/lib/study/interviews/variable";

/** Where a delivered file is, and its name as given. */
export type DeliveredFile = {
  path: string;
  name: string;
  /** The files delivered with it, where they are not in its folder under their own names. */
  beside?: readonly { path: string; name: string }[];
};

/** A file as delivered by a research company: its columns with their metadata, and its rows. */
export type Delivered = {
  /** Its name as given. */
  name: string;
  variables: readonly Variable[];
  sets: readonly MultipleSet[];
  /** The weight column, if the file names one. */
  weight: string | null;
  /** Null if the file does not say. */
  rows: number | null;
  encoding: string | null;
  /**
   * Writes some columns of all rows to Parquet and returns the files: each row with its number in the file from 1,
   * numbers as DOUBLE, dates as DATE or seconds (see `datesAre`), texts as VARCHAR.
   */
  load: (
    session: Session,
    names: readonly string[],
    stem: string,
    progress?: (rows: number) => void,
  ) => Promise<string[]>;
  datesAre: "days" | "spss-seconds";
};
