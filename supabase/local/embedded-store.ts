import { copyWhileUsed } from "@/supabase/local/backup-copy";
import { openDatabase } from "@/supabase/local/database";
import type { DataStore, StoreEvents } from "@/supabase/local/data-store";
import { Housekeeping } from "@/supabase/local/housekeeping";
import type { Installation } from "@/supabase/local/installation";
import { QueueFull, type RequestQueue } from "@/supabase/local/request-queue";
import { Watchdog } from "@/supabase/local/watchdog";

/** Milliseconds in which a working database answers the simplest query. */
const PROBE_LIMIT = 5_000;

/**
 * Opens the database of the data directory, whose lock the caller holds.
 * @param queue runs one call at a time: PGlite has a single session
 */
export async function openEmbeddedStore(
  installation: Installation,
  queue: RequestQueue,
  events: StoreEvents,
): Promise<DataStore> {
  const { connection, applied } = await openDatabase(installation.database);
  const { driver } = connection;
  const housekeeping = new Housekeeping(driver, queue);
  await housekeeping.begin();
  const watchdog = new Watchdog();
  const isAlive = () => watchdog.within(PROBE_LIMIT, () => driver.query("select 1"));
  return {
    connection,
    database: driver,
    applied,
    watchdog,
    copyTo: (target) => copyWhileUsed(installation.database, target, (task) => queue.run(task)),
    noteWrite: () => housekeeping.noteWrite(),
    noteTrouble: () =>
      void queue.run(isAlive).catch((error: unknown) => {
        if (!(error instanceof QueueFull)) events.onBroken(error);
      }),
    async close() {
      housekeeping.stop();
      await queue.idle();
      await driver.exec("checkpoint");
      await connection.close();
    },
  };
}
