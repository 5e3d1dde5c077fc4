import path from "node:path";
import { z } from "zod";
import { quoteName, quoteText } from "@/lib/study/duckdb/quote";
import type { Session } from "@/lib/study/duckdb/session";
import { FileRefused } from "@/lib/study/interviews/file-refused";
import { ROW_COLUMN } from "@/lib/study/interviews/sav/to-parquet";
import type { MultipleSet, Variable } from "@/lib/study/interviews/variable";
import type { Delivered } from "@/lib/study/mapping/delivered";

/** An integer or decimal in normal form; an id such as 007 is a text. */
const NUMBER = "-?(0|[1-9][0-9]{0,14})([.,][0-9]+)?";

/** A Parquet file in the scratch directory with the contents of a delivered file. */
export type HeldTable = {
  name: string;
  scan: string;
  variables: readonly Variable[];
  /** SQL for a column's value, if it is not the column itself. */
  valueOf: (variable: Variable) => string;
  /** Added to a row's number in `scan`, from 0, to get its line or row in the file. */
  firstRow: number;
  sets?: readonly MultipleSet[];
  weight?: string | null;
};

/** A stored table as a delivered file. */
export async function toDelivered(session: Session, held: HeldTable): Promise<Delivered> {
  const { name, scan, variables, valueOf, firstRow, sets = [], weight = null } = held;
  const { rows } = await session.row(
    `SELECT sum(num_rows)::DOUBLE AS rows FROM parquet_file_metadata(${quoteText(scan)})`,
    z.object({ rows: z.number() }),
  );
  return {
    ...{ name, variables, sets, weight, rows, encoding: null, datesAre: "days" },
    load: async (_, names, stem) => {
      const wanted = variables.filter((variable) => names.includes(variable.name));
      const columns = wanted.map((variable) => `${valueOf(variable)} AS ${quoteName(variable.name)}`);
      const part = path.join(session.scratch, `${stem}.parquet`);
      await session.run(
        `COPY (SELECT ${[`file_row_number + ${firstRow} AS ${quoteName(ROW_COLUMN)}`, ...columns].join(", ")}
         FROM read_parquet(${quoteText(scan)}, file_row_number = true, hive_partitioning = false)) TO ${quoteText(part)} (FORMAT parquet, COMPRESSION zstd)`,
      );
      return [part];
    },
  };
}

/** The columns of a text table: those with only numbers are numeric. */
export async function inferVariables(session: Session, scan: string, names: readonly string[]): Promise<Variable[]> {
  const tests = names.map((name, i) => {
    const column = quoteName(name);
    return `(count(${column}) > 0 AND bool_and(${column} IS NULL OR regexp_full_match(${column}, '${NUMBER}'))) AS c${i}`;
  });
  const isNumber = await session.row(
    `SELECT ${tests.join(", ")} FROM read_parquet(${quoteText(scan)}, hive_partitioning = false)`,
    z.record(z.string(), z.boolean()),
  );
  return names.map((name, i) => plainVariable(name, isNumber[`c${i}`] ? "number" : "text"));
}

/** A column of which only the name is known. */
export function plainVariable(name: string, type: Variable["type"]): Variable {
  return { name, label: null, type, valueLabels: new Map(), missing: { codes: [], range: null } };
}

/** SQL that converts a text column to its type. */
export function textValue({ name, type }: Variable): string {
  const column = quoteName(name);
  return type === "number" ? `try_cast(replace(${column}, ',', '.') AS DOUBLE)` : column;
}

/** @throws {FileRefused} if a name is empty or used twice */
export function checkNames(names: readonly string[], line: number | null): void {
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (names.length === 0) throw new FileRefused("the file has no columns", "export it again");
  if (names.includes("")) throw new FileRefused("a column has no name", "name all columns in the first line", { line });
  if (twice !== undefined)
    throw new FileRefused("two columns have the same name", "rename one of the two", { line, column: twice });
}
