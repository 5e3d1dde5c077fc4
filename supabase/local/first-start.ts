import { ServedPostgres } from "@/supabase/local/postgres-connection";
import type { PostgresSettings } from "@/supabase/local/postgres-settings";

/**
 * Runs a task that only the first of several instances should do, such as loading the sample study: the others wait and
 * then find it done. Uses a lock in the database, since the instances may be on several machines.
 * @param postgres null if there is only this instance
 */
export async function inTurn(postgres: PostgresSettings | null, work: () => Promise<void>): Promise<void> {
  if (!postgres) return work();
  const { driver } = new ServedPostgres({ ...postgres, pool: 1 });
  try {
    await driver.begin(async (transaction) => {
      await transaction.unsafe("set local idle_in_transaction_session_timeout = 0");
      await transaction.unsafe("select pg_advisory_xact_lock(hashtext('granskog first start'))");
      await work();
    });
  } finally {
    await driver.end({ timeout: 1 });
  }
}
