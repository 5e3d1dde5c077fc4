import "server-only";
import type { DatabaseSync } from "node:sqlite";

const MINUTE = 60_000;
const DAY = 86_400_000;
/** No attempt counts for longer than this. */
const ATTEMPTS_STORED = 30 * MINUTE;
/** Milliseconds after which an unverified account is deleted. */
const UNVERIFIED_KEPT = 7 * DAY;

let lastPruned = 0;

/** Deletes expired rows, once a minute at most. Reads do not depend on it. */
export function pruneStore(connection: DatabaseSync, now: number): void {
  if (Math.abs(now - lastPruned) < MINUTE) return;
  lastPruned = now;
  connection.prepare("delete from attempt where at < ?").run(now - ATTEMPTS_STORED);
  connection.prepare("delete from code where expires_at < ?").run(now);
  connection.prepare("delete from address_change where until < ?").run(now);
  connection.prepare(`delete from "session" where "expiresAt" < ?`).run(new Date(now).toISOString());
  connection
    .prepare(`delete from "user" where "emailVerified" = 0 and "createdAt" < ?`)
    .run(new Date(now - UNVERIFIED_KEPT).toISOString());
}
