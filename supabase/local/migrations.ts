import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Database, Session } from "@/supabase/local/database-session";
import { projectRoot } from "@/supabase/local/installation";
import { PlainFailure } from "@/supabase/local/plain-failure";

export interface Migration {
  version: string;
  name: string;
  sql: string;
}

/** Ends or begins a transaction: what came before it would stay when the rest fails. A function's `begin` has no semicolon. */
const OWN_TRANSACTION = /^\s*(?:begin|start transaction|commit|end|rollback)\b[^;\n]{0,40};/im;
/** In functions `end;` is the end of a block. */
const FUNCTION_BODY = /\$(\w*)\$.*?\$\1\$/gs;
const FILE_NAME = /^(\d{14})_([a-z0-9_]+)\.sql$/;

/** The migrations in the order of their versions. */
export function listMigrations(folder = join(projectRoot, "supabase/migrations")): Migration[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".sql"))
    .sort()
    .map((file) => {
      const [, version, name] = FILE_NAME.exec(file) ?? [];
      if (!version || !name) {
        throw new PlainFailure(`The migration ${file} has no version.`, "Name it 20260101120000_what_it_does.sql.");
      }
      const sql = readFileSync(join(folder, file), "utf8");
      if (OWN_TRANSACTION.test(sql.replace(FUNCTION_BODY, ""))) {
        throw new PlainFailure(
          `The migration ${file} begins or ends a transaction.`,
          "Take that out: each migration runs in one transaction with its record.",
        );
      }
      return { version, name, sql };
    });
}

const withoutBlanks = (sql: string) => sql.replace(/\s+/g, " ").trim();

function assertUnchanged({ version, name, sql }: Migration, applied: string): void {
  if (withoutBlanks(applied) === withoutBlanks(sql)) return;
  throw new PlainFailure(
    `The migration ${version}_${name} was changed after this database had applied it.`,
    "Put the change into a new migration. In development, the data directory can be removed instead.",
  );
}

/**
 * Of the processes that serve one server's database one migrates at a time. The lock ends with its transaction, so that
 * it holds through a pooler as well and nobody can die with it.
 */
export const MIGRATION_TURN = "select pg_advisory_xact_lock(hashtext('granskog migrations'))";
/** A change of a table waits for who reads it, and whoever comes next waits behind it: not for long. */
const PATIENCE = "set local lock_timeout = '20s'";

const readApplied = async (session: Session, version: string | null) => {
  const { rows } = await session.query<{ version: string; statements: string[] | null }>(
    "select version, statements from supabase_migrations.schema_migrations where $1::text is null or version = $1",
    [version],
  );
  return new Map(rows.map((row) => [row.version, row.statements?.[0] ?? ""]));
};

/** @returns false when another process was quicker */
async function applyOne(database: Database, migration: Migration): Promise<boolean> {
  const { version, name, sql } = migration;
  try {
    return await database.transaction(async (transaction) => {
      await transaction.exec(MIGRATION_TURN);
      const before = (await readApplied(transaction, version)).get(version);
      if (before !== undefined) {
        assertUnchanged(migration, before);
        return false;
      }
      await transaction.exec(PATIENCE);
      await transaction.exec(sql);
      await transaction.query("insert into supabase_migrations.schema_migrations values ($1, $2, $3)", [
        version,
        [sql],
        name,
      ]);
      return true;
    });
  } catch (error) {
    if (error instanceof PlainFailure) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new PlainFailure(
      `The migration ${version}_${name} failed: ${reason}`,
      "Nothing of it was kept. Mend the cause and start again.",
      { cause: error },
    );
  }
}

/**
 * Applies what is pending, each file and its record in one transaction. Several processes may do so at once.
 * @returns the names of what was applied
 * @throws {PlainFailure} when an applied file was changed or is missing, or a pending one does not run
 */
export async function applyMigrations(database: Database, migrations = listMigrations()): Promise<string[]> {
  const applied = await readApplied(database, null);
  const known = new Set(migrations.map(({ version }) => version));
  const unknown = [...applied.keys()].find((version) => !known.has(version));
  if (unknown) {
    throw new PlainFailure(
      `This database has applied a migration (${unknown}) that this version of Granskog does not have.`,
      "Start it with the newer version, or with another database.",
    );
  }
  const names: string[] = [];
  for (const migration of migrations) {
    const before = applied.get(migration.version);
    if (before !== undefined) assertUnchanged(migration, before);
    else if (await applyOne(database, migration)) names.push(migration.name);
  }
  return names;
}
