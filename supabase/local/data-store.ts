import type { PgliteConnection } from "@supabase/lite/pglite";
import type { ServedPostgres } from "@/supabase/local/postgres-connection";
import type { Database } from "@/supabase/local/database-session";
import type { Watchdog } from "@/supabase/local/watchdog";

/** The backend's database, migrated and open: embedded, or on a PostgreSQL server. */
export interface DataStore {
  connection: PgliteConnection | ServedPostgres;
  /** The same with all rights. */
  database: Database;
  /** Names of the migrations applied by this start. */
  applied: string[];
  /** Enforces a call's time limit. */
  watchdog: Pick<Watchdog, "within">;
  /** Copies the database files into a folder while in use; absent if there are none. */
  copyTo?(target: string): Promise<void>;
  /** Called after each call that may have written. */
  noteWrite(): void;
  /** Called when a call failed in a way that may mean that the database has. */
  noteTrouble(): void;
  /** Called when there are no more requests. */
  close(): Promise<void>;
}

export interface StoreEvents {
  /** The database no longer responds, for example after a full disk: only a new process fixes that. */
  onBroken(reason: unknown): void;
  /** Another process owns the database folder: stop at once and write nothing more. */
  onLockLost(): void;
}
