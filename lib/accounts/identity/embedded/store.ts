import "server-only";
import { chmodSync, closeSync, mkdirSync, openSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { NO_ANSWER } from "@/lib/platform/database/no-answer";
import { given, setting } from "@/lib/platform/environment/env.server";

/** Our own tables, beside Better Auth's. Times are milliseconds since 1970. */
const OWN_TABLES = `
  create table if not exists attempt (id integer primary key, bucket text not null, at integer not null) strict;
  create index if not exists attempt_by_bucket on attempt (bucket, at);
  create index if not exists attempt_by_time on attempt (at);
  create table if not exists code (step text primary key, digest text not null, expires_at integer not null) strict;
  create table if not exists second_factor (
    user_id text primary key references "user" ("id") on delete cascade, sealed_secret text not null,
    is_on integer not null, last_step integer not null, at integer not null) strict;
  create table if not exists recovery_code (
    user_id text not null references "user" ("id") on delete cascade, digest text not null, primary key (user_id, digest)) strict;
  create table if not exists address_change (
    digest text primary key, user_id text not null references "user" ("id") on delete cascade,
    was text not null, at integer not null, until integer not null) strict;
  create index if not exists address_change_by_address on address_change (was);
  create index if not exists address_change_by_user on address_change (user_id);
  create table if not exists leaving (
    user_id text primary key references "user" ("id") on delete cascade, digest text not null unique,
    asked_at integer not null, erases_at integer not null) strict;
`;

/**
 * The accounts store did not respond usefully: it is missing, damaged, locked by another program, or its disk is full.
 */
export class NoAccounts extends Error {
  override readonly name = "NoAccounts";
  /** Tells the error page that the user is still signed in. */
  readonly digest = NO_ANSWER;
}

/** The location of the accounts. */
export function storeFile(): string {
  return path.resolve(setting("DATA_DIR") ?? ".data", "identity.sqlite");
}

/**
 * A connection to the store, readable only for this user. Several connections and processes can have it open; a writer
 * waits for another. Confirmed writes are on the disk.
 */
export function openStore(file: string): DatabaseSync {
  if (given("NEXT_PHASE") === "phase-production-build") throw new Error("A build reads no accounts.");
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  // SQLite gives its side files the same permissions.
  closeSync(openSync(file, "a", 0o600));
  chmodSync(file, 0o600);
  // Waiting for another writer blocks this process: half a second is enough for any of our statements.
  const connection = new DatabaseSync(file, { timeout: 500 });
  connection.exec("pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;");
  return connection;
}

/** Creates our own tables. */
export function prepareOwnTables(connection: DatabaseSync): void {
  connection.exec(OWN_TABLES);
}

/** Runs statements as one transaction, locked against other writers from the start. For work without awaits. */
export function inTransaction<Result>(connection: DatabaseSync, work: () => Result): Result {
  connection.exec("begin immediate");
  try {
    const result = work();
    connection.exec("commit");
    return result;
  } catch (error) {
    connection.exec("rollback");
    throw error;
  }
}
