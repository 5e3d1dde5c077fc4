import type { ServedPostgres } from "@/supabase/local/postgres-connection";
import type { Database, Session } from "@/supabase/local/database-session";

type Driver = ServedPostgres["driver"];
type Asking = Pick<Driver, "unsafe">;
/** The driver's transaction. */
export type Transaction = Parameters<Parameters<Driver["begin"]>[1]>[0];

/** A transaction or connection with the backend's interface. */
export function sessionOn(asking: Asking): Session {
  return {
    async query<Row>(sql: string, parameters: unknown[] = []) {
      const rows = await asking.unsafe<Row[]>(sql, parameters as Parameters<Asking["unsafe"]>[1]);
      return { rows: [...rows] };
    },
    // Without parameters the driver sends the text unchanged, so that it may contain several statements.
    exec: async (sql) => asking.unsafe(sql).simple(),
  };
}

/** A server's connections with the backend's interface and the login's rights. */
export function sessionOf(driver: Driver): Database {
  return {
    ...sessionOn(driver),
    transaction: async <Result>(work: (transaction: Session) => Promise<Result>) =>
      (await driver.begin(async (transaction) => work(sessionOn(transaction)))) as Result,
  };
}
