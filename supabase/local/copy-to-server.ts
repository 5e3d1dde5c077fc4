import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { PGlite } from "@electric-sql/pglite";
import { connectToFolder } from "@/supabase/local/database";
import type { Database, Session } from "@/supabase/local/database-session";
import { isFirstEdition } from "@/supabase/local/first-edition";
import { applyMigrations, listMigrations, MIGRATION_TURN, type Migration } from "@/supabase/local/migrations";
import { PlainFailure } from "@/supabase/local/plain-failure";
import { platformSql } from "@/supabase/local/platform";
import { ServedPostgres } from "@/supabase/local/postgres-connection";
import { isEmptyServer, prepareRoles } from "@/supabase/local/postgres-platform";
import { sessionOf, sessionOn, type Transaction } from "@/supabase/local/postgres-session";
import type { PostgresSettings } from "@/supabase/local/postgres-settings";
import { reachServer } from "@/supabase/local/postgres-waiting";
import {
  type Digests,
  digestTables,
  findUnequal,
  listSequences,
  listTables,
  type Table,
  TEXT_SETTINGS,
} from "@/supabase/local/table-digests";

/** Milliseconds to wait for an unreachable server. */
const PATIENCE = 10_000;
/** Blocks of a table copied at a time: 8 kB each, so that a large table does not fill the memory. */
const BLOCKS = 2_000;

const UNCHANGED = "Nothing was changed.";

/** The migrations of the source, which the copy gets too: the next start applies pending ones. */
async function migrationsOf(source: Session): Promise<Migration[]> {
  const { rows } = await source.query<{ version: string }>("select version from supabase_migrations.schema_migrations");
  const versions = rows.map(({ version }) => version);
  if (isFirstEdition(versions))
    throw new PlainFailure(
      "The embedded database is of the first edition.",
      `Start it once without DATABASE_URL, which upgrades it, then stop it and run this again. ${UNCHANGED}`,
    );
  const known = listMigrations();
  const unknown = versions.find((version) => known.every((migration) => migration.version !== version));
  if (unknown)
    throw new PlainFailure(
      `The embedded database is from a newer version of Granskog (migration ${unknown}).`,
      `Use that version or a newer one. ${UNCHANGED}`,
    );
  return known.filter(({ version }) => versions.includes(version));
}

/** A transaction with a database's interface, whose own transactions are part of it. */
const within = (transaction: Session): Database => ({ ...transaction, transaction: async (work) => work(transaction) });

/** Foreign keys and triggers, dropped while rows arrive in any order, with the statements to recreate them. */
async function loosen(target: Session): Promise<string[]> {
  const { rows } = await target.query<{ undo: string; redo: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as undo,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as redo
     from pg_constraint where contype = 'f' and connamespace::regnamespace::text !~ '^pg_'
     union all
     select format('alter table %s disable trigger %I', tgrelid::regclass, tgname),
       format('alter table %s enable trigger %I', tgrelid::regclass, tgname)
     from pg_trigger where not tgisinternal and tgenabled = 'O'`,
  );
  for (const { undo } of rows) await target.exec(undo);
  return rows.map(({ redo }) => redo);
}

async function copyTable(source: PGlite, { name, columns }: Table, target: Transaction): Promise<void> {
  const list = columns.join(", ");
  const { rows } = await source.query<{ blocks: number }>("select (pg_relation_size($1) / 8192)::int as blocks", [
    name,
  ]);
  const blocks = rows[0]?.blocks ?? 0;
  for (let first = 0; first < blocks; first += BLOCKS) {
    const { blob } = await source.query(
      `copy (select ${list} from ${name} where ctid >= '(${first},0)' and ctid < '(${first + BLOCKS},0)') to '/dev/blob'`,
    );
    if (!blob || blob.size === 0) continue;
    const rowsOfTarget = await target.unsafe(`copy ${name} (${list}) from stdin`).writable();
    await pipeline(Readable.from([Buffer.from(await blob.arrayBuffer())]), rowsOfTarget);
  }
}

async function copySequences(source: Session, target: Session): Promise<void> {
  for (const name of await listSequences(source)) {
    const { rows } = await source.query<{ last: string; called: boolean }>(
      `select last_value::text as last, is_called as called from ${name}`,
    );
    for (const { last, called } of rows)
      await target.query("select setval($1::regclass, $2::bigint, $3)", [name, last, called]);
  }
}

async function fill(source: PGlite, migrations: Migration[], transaction: Transaction): Promise<void> {
  const target = sessionOn(transaction);
  await target.exec(platformSql);
  await applyMigrations(within(target), migrations);
  const redo = await loosen(target);
  const tables = await listTables(source);
  await target.exec(`truncate ${(await listTables(target)).map(({ name }) => name).join(", ")}`);
  for (const table of tables) await copyTable(source, table, transaction);
  for (const statement of redo) await target.exec(statement);
  await copySequences(source, target);
}

function assertEqual(from: Digests, to: Digests): void {
  const unequal = findUnequal(from, to);
  if (unequal)
    throw new PlainFailure(
      `The copy on the server is not the same: ${unequal}.`,
      `It was rolled back. Check that the server's database is UTF-8. ${UNCHANGED}`,
    );
}

async function copyInto(source: PGlite, settings: PostgresSettings): Promise<Digests> {
  for (const setting of TEXT_SETTINGS) await source.exec(`set ${setting}`);
  const migrations = await migrationsOf(source);
  const digests = await digestTables(source);
  const { driver } = new ServedPostgres({ ...settings, pool: 2 });
  const database = sessionOf(driver);
  try {
    await reachServer(database, settings, PATIENCE);
    if (await isEmptyServer(database)) await prepareRoles(database);
    await driver.begin(async (transaction) => {
      const target = sessionOn(transaction);
      for (const setting of TEXT_SETTINGS) await target.exec(`set local ${setting}`);
      for (const limit of ["statement_timeout", "idle_in_transaction_session_timeout", "lock_timeout"])
        await target.exec(`set local ${limit} = 0`);
      await target.exec(MIGRATION_TURN);
      // Data that an interrupted run has already copied are compared with the source like any other copy.
      const isEmpty = await isEmptyServer(target);
      if (isEmpty) await fill(source, migrations, transaction);
      const copied = await digestTables(target);
      if (!isEmpty && findUnequal(digests, copied))
        throw new PlainFailure(
          `The database ${settings.name} already contains Granskog data.`,
          `Set DATABASE_URL to an empty database. ${UNCHANGED}`,
        );
      assertEqual(digests, copied);
    });
    await database.exec("analyze");
    return digests;
  } catch (error) {
    if (error instanceof PlainFailure) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new PlainFailure(
      `The database could not be copied: ${reason}.`,
      `Fix the cause and run this again. ${UNCHANGED}`,
      { cause: error },
    );
  } finally {
    await driver.end({ timeout: 5 });
  }
}

/**
 * Copies an embedded database, whose lock the caller holds, into an empty one on a server, in one transaction that is
 * committed only if each table has the same rows on both sides. If the server already has exactly the same data,
 * nothing changes.
 * @param folder of the embedded database
 * @returns rows and digest of each table
 * @throws {PlainFailure} with nothing changed
 */
export async function copyToServer(folder: string, settings: PostgresSettings): Promise<Digests> {
  const connection = await connectToFolder(folder);
  try {
    return await copyInto(connection.driver, settings);
  } finally {
    await connection.close();
  }
}
