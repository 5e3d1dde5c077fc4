import { accessSync, closeSync, constants, existsSync, openSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { systemCode } from "@/supabase/local/plain-failure";

/** SQLite's error code when another connection holds a lock. */
const SQLITE_BUSY = 5;
/** Milliseconds to wait for a process that only checks whether the lock is held. */
const PATIENCE = 500;

/** Held connections: without a reference they would be garbage-collected, and their locks released. */
const held = new Set<DatabaseSync>();

const isBusy = (error: unknown) => error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY;

/** Creates the file without ever closing an existing one: that would release this process's own lock on it. */
function assertThere(file: string): void {
  try {
    closeSync(openSync(file, "wx", 0o600));
  } catch (error) {
    if (systemCode(error) !== "EEXIST") throw error;
  }
  accessSync(file, constants.R_OK | constants.W_OK);
}

/** Runs one statement on the file; null if another process, or another lock of this one, prevents it. */
function attempt(file: string, statement: string, timeout: number): DatabaseSync | null {
  const connection = new DatabaseSync(file, { timeout });
  try {
    connection.exec(statement);
    return connection;
  } catch (error) {
    connection.close();
    if (isBusy(error)) return null;
    throw error;
  }
}

/**
 * Takes an operating-system lock on a file, which ends with this process however that ends and is visible to processes
 * in other containers. Node has no call for it: SQLite locks its file while a transaction is open.
 * @returns how to release it, or null if it is held elsewhere
 */
export function takeKernelLock(file: string): (() => void) | null {
  assertThere(file);
  const connection = attempt(file, "begin exclusive", PATIENCE);
  if (!connection) return null;
  held.add(connection);
  return () => {
    if (held.delete(connection)) connection.close();
  };
}

/**
 * Takes a shared lock, which any number of processes can hold, but not together with a `takeKernelLock`.
 * @returns how to release it, or null if it is held exclusively
 */
export function shareKernelLock(file: string): (() => void) | null {
  assertThere(file);
  const connection = attempt(file, "begin; select count(*) from sqlite_master", PATIENCE);
  if (!connection) return null;
  held.add(connection);
  return () => {
    if (held.delete(connection)) connection.close();
  };
}

/** True while any process holds the lock, including this one. */
export function isKernelLocked(file: string): boolean {
  if (!existsSync(file)) return false;
  const connection = attempt(file, "select count(*) from sqlite_master", 0);
  connection?.close();
  return connection === null;
}
