import path from "node:path";
import { quoteName, quoteText } from "@/lib/study/duckdb/quote";
import type { Session } from "@/lib/study/duckdb/session";
import type { ColumnBatch } from "@/lib/study/duckdb/append-columns";
import type { SavFile } from "@/lib/study/interviews/sav/sav-file";

/** The column that numbers the rows of a delivered file, from 1. No file has a column of this name: names are trimmed. */
export const ROW_COLUMN = " row";

/** Rows kept in memory before a part is written. */
const PART_ROWS = 16_384;

/**
 * Writes some variables of an SPSS file to Parquet files in the scratch directory, in the order of its cases: numbers
 * as DOUBLE, dates as their seconds, texts as VARCHAR. `progress` is called with the number of cases read. The session
 * must preserve insertion order.
 * @returns the parts, in order
 * @throws {FileRefused}
 */
export async function savToParquet(
  session: Session,
  file: SavFile,
  names: readonly string[],
  stem: string,
  progress: (done: number) => void = () => undefined,
): Promise<string[]> {
  const kinds = names.map((name) =>
    file.variables.find((own) => own.name === name)?.type === "text" ? "text" : "number",
  );
  const columns = [ROW_COLUMN, ...names].map(
    (name, i) => `${quoteName(name)} ${kinds[i - 1] === "text" ? "VARCHAR" : "DOUBLE"}`,
  );
  const parts: string[] = [];
  const batches = file.read(names);
  let done = 0;
  for (let isDone = false; !isDone || parts.length === 0;) {
    await session.run(`CREATE OR REPLACE TABLE delivered_part (${columns.join(", ")})`);
    await session.append("delivered_part", ["number", ...kinds], takeRows());
    const part = path.join(session.scratch, `${stem}-${String(parts.length).padStart(6, "0")}.parquet`);
    await session.run(`COPY delivered_part TO ${quoteText(part)} (FORMAT parquet, COMPRESSION zstd)`);
    parts.push(part);
    progress(done);

    function* takeRows(): Generator<ColumnBatch> {
      for (let rows = 0; rows < PART_ROWS;) {
        const next = batches.next();
        isDone = next.done === true;
        if (next.done) return;
        rows += next.value.rows;
        const numbers = Float64Array.from({ length: next.value.rows }, (_, i) => done + i + 1);
        done += next.value.rows;
        yield { rows: next.value.rows, columns: [numbers, ...next.value.columns] };
      }
    }
  }
  await session.run("DROP TABLE delivered_part");
  return parts;
}
