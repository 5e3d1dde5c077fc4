import type { DataStore, StoreEvents } from "@/supabase/local/data-store";
import { applyMigrations } from "@/supabase/local/migrations";
import { ServedPostgres } from "@/supabase/local/postgres-connection";
import { preparePlatform } from "@/supabase/local/postgres-platform";
import { sessionOf } from "@/supabase/local/postgres-session";
import type { PostgresSettings } from "@/supabase/local/postgres-settings";
import { reachServer } from "@/supabase/local/postgres-waiting";

/** Milliseconds beyond its query's limit after which a call's connection counts as lost. */
const GRACE = 5_000;
/** Seconds that open connections get when stopping. */
const CLOSING = 5;

/**
 * The server cancels a query that exceeds its time. A server that does not respond at all, for example behind an
 * unplugged cable, would block its connection for 15 minutes: a new process is back sooner.
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
 * Connects to the server's database and migrates it; other processes may be doing the same.
 * @param patience milliseconds to wait for an unreachable server
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
      // The server does its own housekeeping, and the driver reconnects.
      noteWrite: () => undefined,
      noteTrouble: () => undefined,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
