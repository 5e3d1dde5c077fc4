import { accessSync, closeSync, constants, existsSync, openSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { systemCode } from "@/supabase/local/plain-failure";

/** What SQLite answers when another connection holds a lock. */
const SQLITE_BUSY = 5;
/** Milliseconds to wait for a process that only looks whether the lock is held. */
const PATIENCE = 500;

/** Held connections: one that nothing referred to would be collected, and its lock with it. */
const held = new Set<DatabaseSync>();

const isBusy = (error: unknown) => error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY;

/** Creates the file without ever closing one that exists: that would drop this process's own lock on it. */
function assertThere(file: string): void {
  try {
    closeSync(openSync(file, "wx", 0o600));
  } catch (error) {
    if (systemCode(error) !== "EEXIST") throw error;
  }
  accessSync(file, constants.R_OK | constants.W_OK);
}

/** Runs one statement on the file; null when another process, or another lock of this one, is in its way. */
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
 * Takes a lock of the operating system on a file, which ends with this process however that ends, and which processes in
 * other containers see as well. Node has no call for it: SQLite takes one on its file while a transaction is open.
 * @returns how to release it, or null while somebody else holds it
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
 * Takes part in a lock that any number of processes can hold together, and none of them beside a `takeKernelLock`.
 * @returns how to leave it, or null while somebody holds it alone
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

/** True while any process holds the lock, this one included. */
export function isKernelLocked(file: string): boolean {
  if (!existsSync(file)) return false;
  const connection = attempt(file, "select count(*) from sqlite_master", 0);
  connection?.close();
  return connection === null;
}
