import { type DuckDBConnection, DuckDBDataChunk, DOUBLE, VARCHAR } from "@duckdb/node-api";
import duckdb from "@duckdb/node-bindings";

/** Rows in columns: numbers with NaN for NULL, texts with null. At most 2,048 rows, the size of DuckDB's blocks. */
export type ColumnBatch = { rows: number; columns: readonly (Float64Array | (string | null)[])[] };

/**
 * Appends batches to a table whose columns are DOUBLE and VARCHAR, in this order. Numbers are copied as blocks of memory:
 * value by value takes twenty times as long.
 */
export async function appendColumns(
  connection: DuckDBConnection,
  table: string,
  kinds: readonly ("number" | "text")[],
  batches: Iterable<ColumnBatch>,
): Promise<void> {
  const types = kinds.map((kind) => (kind === "text" ? VARCHAR : DOUBLE));
  const appender = await connection.createAppender(table);
  const valid = new Uint32Array(2 * Math.ceil(duckdb.vector_size() / 64));
  for (const { rows, columns } of batches) {
    const chunk = DuckDBDataChunk.create(types, rows);
    for (const [i, column] of columns.entries()) {
      if (column instanceof Float64Array) copyNumbers(chunk, i, column, rows, valid);
      else {
        const vector = chunk.getColumnVector(i);
        for (let row = 0; row < rows; row++) vector.setItem(row, column[row] ?? null);
        vector.flush();
      }
    }
    appender.appendDataChunk(chunk);
  }
  appender.closeSync();
}

function copyNumbers(
  chunk: DuckDBDataChunk,
  at: number,
  numbers: Float64Array,
  rows: number,
  valid: Uint32Array,
): void {
  const vector = duckdb.data_chunk_get_vector(chunk.chunk, at);
  duckdb.copy_data_to_vector(vector, 0, numbers.buffer as ArrayBuffer, numbers.byteOffset, rows * 8);
  valid.fill(0xffffffff);
  let hasGaps = false;
  for (let row = 0; row < rows; row++) {
    if (!Number.isNaN(numbers[row])) continue;
    hasGaps = true;
    valid[row >> 5] = (valid[row >> 5] ?? 0) & ~(1 << (row & 31));
  }
  if (!hasGaps) return;
  duckdb.vector_ensure_validity_writable(vector);
  duckdb.copy_data_to_vector_validity(vector, 0, valid.buffer as ArrayBuffer, 0, 8 * Math.ceil(rows / 64));
}
