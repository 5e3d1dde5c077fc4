import type { PgliteConnection } from "@supabase/lite/pglite";
import type { ServedPostgres } from "@/supabase/local/postgres-connection";
import type { Database } from "@/supabase/local/database-session";
import type { Watchdog } from "@/supabase/local/watchdog";

/** The database that a backend serves, migrated and open: its own, or one of a PostgreSQL server. */
export interface DataStore {
  connection: PgliteConnection | ServedPostgres;
  /** The same with every right. */
  database: Database;
  /** Names of the migrations that this start applied. */
  applied: string[];
  /** Holds a call to its time. */
  watchdog: Pick<Watchdog, "within">;
  /** Copies the files of the database into a folder while it is used; absent where there are none. */
  copyTo?(target: string): Promise<void>;
  /** Told after each call that may have written. */
  noteWrite(): void;
  /** Told when a call failed in a way that may mean that the database has. */
  noteTrouble(): void;
  /** Called when nothing asks any more. */
  close(): Promise<void>;
}

export interface StoreEvents {
  /** The database does not answer any more, such as after a full disk: only a new process mends that. */
  onBroken(reason: unknown): void;
  /** The database folder turned out to belong to another process: stop at once, write nothing more. */
  onLockLost(): void;
}
