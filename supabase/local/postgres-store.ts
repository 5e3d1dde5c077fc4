import type { DataStore, StoreEvents } from "@/supabase/local/data-store";
import { applyMigrations } from "@/supabase/local/migrations";
import { ServedPostgres } from "@/supabase/local/postgres-connection";
import { preparePlatform } from "@/supabase/local/postgres-platform";
import { sessionOf } from "@/supabase/local/postgres-session";
import type { PostgresSettings } from "@/supabase/local/postgres-settings";
import { reachServer } from "@/supabase/local/postgres-waiting";

/** Milliseconds a call may take beyond its query's limit before its connection counts as lost. */
const GRACE = 5_000;
/** Seconds open connections get at a stop. */
const CLOSING = 5;

/**
 * The server ends a query that is beyond its time by itself. One that says nothing at all, such as behind a cable that
 * was pulled, would hold its connection for a quarter of an hour: a new process is sooner back.
 */
function deadline(events: StoreEvents): DataStore["watchdog"] {
  return {
    async within(limit, task) {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(() => {
          const error = new Error("The database server is not responding.");
          reject(error);
          events.onBroken(error);
        }, limit + GRACE);
      });
      try {
        return await Promise.race([task(), late]);
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

/**
 * Connects to the server's database and brings it up to date; other processes may be doing the same.
 * @param patience milliseconds to wait for a server that cannot be reached
 * @throws {PlainFailure}
 */
export async function openPostgresStore(
  settings: PostgresSettings,
  patience: number,
  events: StoreEvents,
): Promise<DataStore> {
  const connection = new ServedPostgres(settings);
  const { driver } = connection;
  const database = sessionOf(driver);
  const close = () => driver.end({ timeout: CLOSING });
  try {
    await reachServer(database, settings, patience);
    await preparePlatform(database);
    const applied = await applyMigrations(database);
    return {
      connection,
      database,
      applied,
      watchdog: deadline(events),
      // The server tidies by itself, and the driver connects again by itself.
      noteWrite: () => undefined,
      noteTrouble: () => undefined,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
