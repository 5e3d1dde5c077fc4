import "server-only";
import { existsSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";
import { openStore } from "@/lib/accounts/identity/embedded/store";

// For the start command, which runs this at each start and should not load the slow sign-in code.

function inStore<Result>(file: string, none: Result, ask: (connection: DatabaseSync) => Result): Result {
  if (!existsSync(file)) return none;
  const connection = openStore(file);
  try {
    const isMade =
      connection.prepare(`select 1 from sqlite_master where type = 'table' and name = 'user'`).get() !== undefined;
    return isMade ? ask(connection) : none;
  } finally {
    connection.close();
  }
}

/** Ids of verified accounts by address; addresses without one are left out. */
export function findStoredIds(file: string, emails: readonly string[]): ReadonlyMap<string, string> {
  return inStore(file, new Map(), (connection) => {
    const one = connection.prepare(`select "id" from "user" where "email" = ? and "emailVerified" = 1`);
    return new Map(emails.flatMap((email) => one.all(email).map(({ id }) => [email, String(id)] as const)));
  });
}

/** Deletes accounts and their sessions. */
export function removeStored(file: string, emails: readonly string[]): void {
  inStore(file, undefined, (connection) => {
    const one = connection.prepare(`delete from "user" where "email" = ?`);
    for (const email of emails) one.run(email);
  });
}
