import { availableParallelism } from "node:os";
import { type DuckDBConnection, DuckDBInstance, type DuckDBValue } from "@duckdb/node-api";
import { z } from "zod";
import { appendColumns, type ColumnBatch } from "@/lib/study/duckdb/append-columns";
import { explainFailure } from "@/lib/study/duckdb/failure";
import { type ArrayKind, readColumns } from "@/lib/study/duckdb/read-columns";
import { openScratch } from "@/lib/study/duckdb/scratch";

export type SessionOptions = {
  /** DuckDB's memory limit before it spills to disk, such as "3GB". */
  memory?: string;
  /** One per core by default. */
  threads?: number;
  /** Where the session's scratch directory is made; the system's temporary directory by default. */
  tempDirectory?: string;
};

/** An in-memory DuckDB, with a scratch directory for what does not fit. */
export class Session {
  constructor(
    private readonly connection: DuckDBConnection,
    /** A directory that is deleted with the session, for temporary files. */
    readonly scratch: string,
  ) {}

  /** Runs statements; values are bound to `$1`, `$2` … or `$name`. */
  async run(sql: string, values?: DuckDBValue[] | Record<string, DuckDBValue>): Promise<void> {
    await this.guard(this.connection.run(sql, values));
  }

  /** All rows of a query, each parsed with the schema: BIGINT becomes bigint, DATE its ISO day. */
  async rows<T>(sql: string, schema: z.ZodType<T>, values?: DuckDBValue[] | Record<string, DuckDBValue>): Promise<T[]> {
    const reader = await this.guard(this.connection.runAndReadAll(sql, values));
    return z.array(schema).parse(reader.getRowObjects().map(toPlainRow));
  }

  /** The single row of a query such as a count. */
  async row<T>(sql: string, schema: z.ZodType<T>, values?: DuckDBValue[] | Record<string, DuckDBValue>): Promise<T> {
    const [row] = await this.rows(sql, schema, values);
    if (row === undefined) throw new Error(`A query that always has a row had none: ${sql}`);
    return row;
  }

  /**
   * Numeric columns of a query as typed arrays, for millions of rows: `columns("SELECT id, weight FROM …",
   * { id: Int32Array, weight: Float64Array })`. NULL becomes NaN in float arrays and is an error in others.
   */
  async columns<Shape extends Record<string, ArrayKind>>(
    sql: string,
    shape: Shape,
  ): Promise<{ [Name in keyof Shape]: InstanceType<Shape[Name]> }> {
    return this.guard(readColumns(this.connection, sql, shape));
  }

  /** Appends batches of columns to a table of DOUBLE and VARCHAR columns (append-columns.ts). */
  async append(table: string, kinds: readonly ("number" | "text")[], batches: Iterable<ColumnBatch>): Promise<void> {
    await this.guard(appendColumns(this.connection, table, kinds, batches));
  }

  private async guard<T>(work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      throw explainFailure(error, this.scratch);
    }
  }
}

/**
 * Opens a DuckDB session, passes it to `work`, and always closes it and deletes its scratch directory. Row order is not
 * guaranteed: queries that need one use ORDER BY.
 */
export async function withDuckDb<T>(options: SessionOptions, work: (session: Session) => Promise<T>): Promise<T> {
  const scratch = await openScratch(options.tempDirectory);
  try {
    const instance = await DuckDBInstance.create(":memory:", {
      memory_limit: options.memory ?? "3GB",
      threads: String(options.threads ?? availableParallelism()),
      temp_directory: scratch.path,
      preserve_insertion_order: "false",
      // Everything needed is built in; nothing is downloaded.
      autoinstall_known_extensions: "false",
      autoload_known_extensions: "false",
    });
    try {
      const connection = await instance.connect();
      try {
        return await work(new Session(connection, scratch.path));
      } finally {
        connection.closeSync();
      }
    } finally {
      instance.closeSync();
    }
  } finally {
    await scratch.remove();
  }
}

/** Bigints stay unchanged; DuckDB's own value classes (dates, decimals) become text. */
function toPlainRow(row: Record<string, DuckDBValue>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === "object" && value !== null && !Array.isArray(value) ? String(value) : value,
    ]),
  );
}
