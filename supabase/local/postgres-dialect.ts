import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from "kysely";
import type { PostgresConnection } from "@supabase/lite/postgres";

/** The pool, or a transaction on one of its connections. */
export type Asking = Pick<PostgresConnection["driver"], "unsafe">;

const CHANGES = new Set(["INSERT", "UPDATE", "DELETE", "MERGE"]);

class Statements implements DatabaseConnection {
  constructor(private readonly asking: Asking) {}

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const rows = await this.asking.unsafe<Row[]>(sql, [...parameters] as Parameters<Asking["unsafe"]>[1]);
    return { rows: [...rows], ...(CHANGES.has(rows.command) && { numAffectedRows: BigInt(rows.count) }) };
  }

  streamQuery(): never {
    throw new Error("Answers are not streamed.");
  }
}

const refuse = async () => {
  throw new Error("Transactions are begun by the driver: see supabase/local/postgres-connection.ts.");
};

/**
 * The driver for Kysely, with which the library writes its queries. The library's own takes connections from the pool
 * by the driver's `reserve`, which leaks one for each failed attempt: after an outage calls would wait for ever.
 */
export const dialectOn = (asking: Asking): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createIntrospector: (database) => new PostgresIntrospector(database),
  createQueryCompiler: () => new PostgresQueryCompiler(),
  createDriver: () => ({
    init: async () => undefined,
    acquireConnection: async () => new Statements(asking),
    beginTransaction: refuse,
    commitTransaction: refuse,
    rollbackTransaction: refuse,
    releaseConnection: async () => undefined,
    destroy: async () => undefined,
  }),
});
