import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Database, Session } from "@/supabase/local/database-session";
import { carryOver, LAST_OF_BASELINE, mustBeCarriedOver } from "@/supabase/local/first-edition";
import { projectRoot } from "@/supabase/local/installation";
import { PlainFailure } from "@/supabase/local/plain-failure";

export interface Migration {
  version: string;
  name: string;
  sql: string;
}

/**
 * Ends or begins a transaction: statements before it would persist if the rest fails. A function's `begin` has no
 * semicolon.
 */
const OWN_TRANSACTION = /^\s*(?:begin|start transaction|commit|end|rollback)\b[^;\n]{0,40};/im;
/** In functions `end;` ends a block. */
const FUNCTION_BODY = /\$(\w*)\$.*?\$\1\$/gs;
const FILE_NAME = /^(\d{14})_([a-z0-9_]+)\.sql$/;

/** The migrations by version. */
export function listMigrations(folder = join(projectRoot, "supabase/migrations")): Migration[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".sql"))
    .sort()
    .map((file) => {
      const [, version, name] = FILE_NAME.exec(file) ?? [];
      if (!version || !name) {
        throw new PlainFailure(`Migration ${file} has no version.`, "Name it 20260101120000_what_it_does.sql.");
      }
      const sql = readFileSync(join(folder, file), "utf8");
      if (OWN_TRANSACTION.test(sql.replace(FUNCTION_BODY, ""))) {
        throw new PlainFailure(
          `Migration ${file} begins or ends a transaction.`,
          "Remove it: each migration already runs in its own transaction.",
        );
      }
      return { version, name, sql };
    });
}

const withoutBlanks = (sql: string) => sql.replace(/\s+/g, " ").trim();

function assertUnchanged({ version, name, sql }: Migration, applied: string): void {
  if (withoutBlanks(applied) === withoutBlanks(sql)) return;
  throw new PlainFailure(
    `Migration ${version}_${name} was changed after it was applied to this database.`,
    "Put the change in a new migration. In development you can delete the data directory instead.",
  );
}

/**
 * Only one of the processes that share a server's database migrates at a time. The lock ends with its transaction, so
 * that it works through a pooler, and no process can end while holding it.
 */
export const MIGRATION_TURN = "select pg_advisory_xact_lock(hashtext('granskog migrations'))";
/** A table change waits for its readers, and later readers wait behind it: not for long. */
const PATIENCE = "set local lock_timeout = '20s'";

const readApplied = async (session: Session, version: string | null) => {
  const { rows } = await session.query<{ version: string; statements: string[] | null }>(
    "select version, statements from supabase_migrations.schema_migrations where $1::text is null or version = $1",
    [version],
  );
  return new Map(rows.map((row) => [row.version, row.statements?.[0] ?? ""]));
};

const record = (transaction: Session, { version, name, sql }: Migration) =>
  transaction.query("insert into supabase_migrations.schema_migrations values ($1, $2, $3)", [version, [sql], name]);

/** Runs in one transaction, one process at a time. */
async function inTurn<Result>(
  database: Database,
  what: string,
  work: (transaction: Session) => Promise<Result>,
): Promise<Result> {
  try {
    return await database.transaction(async (transaction) => {
      await transaction.exec(MIGRATION_TURN);
      return work(transaction);
    });
  } catch (error) {
    if (error instanceof PlainFailure) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new PlainFailure(`${what} failed: ${reason}`, "Nothing was changed. Fix the cause and start again.", {
      cause: error,
    });
  }
}

/** @returns false if another process applied it first */
const applyOne = (database: Database, migration: Migration): Promise<boolean> =>
  inTurn(database, `Migration ${migration.version}_${migration.name}`, async (transaction) => {
    const before = (await readApplied(transaction, migration.version)).get(migration.version);
    if (before !== undefined) {
      assertUnchanged(migration, before);
      return false;
    }
    await transaction.exec(PATIENCE);
    await transaction.exec(migration.sql);
    await record(transaction, migration);
    return true;
  });

/** Upgrades a database from the last version of the first edition to the baseline, and records that as applied. */
const carryOverFrom = (database: Database, baseline: readonly Migration[]): Promise<string[]> =>
  inTurn(database, "The upgrade from the first edition", async (transaction) => {
    if (!mustBeCarriedOver(await readApplied(transaction, null))) return [];
    const { before, after } = carryOver();
    await transaction.exec(PATIENCE);
    await transaction.exec(before);
    for (const { sql } of baseline) await transaction.exec(sql);
    await transaction.exec(after);
    await transaction.exec("delete from supabase_migrations.schema_migrations");
    for (const migration of baseline) await record(transaction, migration);
    return baseline.map(({ name }) => name);
  });

/**
 * A new migration must be later than all applied ones: otherwise an upgrade and a new installation would run the same
 * files in different orders. A wrong clock does not affect a new installation.
 */
function assertInOrder(pending: readonly Migration[], applied: readonly string[], now: Date): void {
  const newest = applied.toSorted().at(-1);
  if (newest === undefined) return;
  const today = now.toISOString().slice(0, 10).replaceAll("-", "");
  for (const { version, name } of pending) {
    if (version < newest)
      throw new PlainFailure(
        `Migration ${version}_${name} is older than the newest one applied to this database (${newest}).`,
        "Use today's date in its version.",
      );
    if (version.slice(0, 8) > today)
      throw new PlainFailure(
        `Migration ${version}_${name} is dated in the future.`,
        "Use today's date (UTC) in its version, or correct the clock of this machine.",
      );
  }
}

/**
 * Applies pending migrations, each file and its record in one transaction. Several processes may do so at once.
 * @returns the names of those applied
 * @throws {PlainFailure} if an applied file was changed or is missing, or a pending one is out of order or fails
 */
export async function applyMigrations(
  database: Database,
  migrations = listMigrations(),
  now = new Date(),
): Promise<string[]> {
  const names: string[] = [];
  let applied = await readApplied(database, null);
  if (mustBeCarriedOver(applied)) {
    const baseline = migrations.filter(({ version }) => version <= LAST_OF_BASELINE);
    names.push(...(await carryOverFrom(database, baseline)));
    applied = await readApplied(database, null);
  }
  const known = new Set(migrations.map(({ version }) => version));
  const unknown = [...applied.keys()].find((version) => !known.has(version));
  if (unknown) {
    throw new PlainFailure(
      `The database has a migration (${unknown}) that this version of Granskog does not have.`,
      "Start the newer version, or use another database.",
    );
  }
  for (const migration of migrations) {
    const before = applied.get(migration.version);
    if (before !== undefined) assertUnchanged(migration, before);
  }
  const pending = migrations.filter(({ version }) => !applied.has(version));
  assertInOrder(pending, [...applied.keys()], now);
  for (const migration of pending) if (await applyOne(database, migration)) names.push(migration.name);
  return names;
}
