import { renameSync, rmSync } from "node:fs";
import type { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { PgliteConnection } from "@supabase/lite/pglite";
import { reportError } from "@/supabase/local/database-error";
import { gatherSettings } from "@/supabase/local/gathered-settings";
import { DurableFiles, durableParameters, syncFolder } from "@/supabase/local/durable-files";
import { holdsDatabase } from "@/supabase/local/installation";
import { toIsoTime } from "@/supabase/local/iso-time";
import { applyMigrations } from "@/supabase/local/migrations";
import { platformSql, rolesSql } from "@/supabase/local/platform";

const NUMERIC = 1700;
const TIMESTAMP = 1114;
const TIMESTAMPTZ = 1184;
/** PostgreSQL's data types have numbers below; from here on are the rows of its catalogue's tables and of ours. */
const FIRST_ROW_TYPE = 10_000;

/** The library's connection to an embedded database. */
class EmbeddedConnection extends PgliteConnection {
  override normalizeDbError(error: unknown): unknown {
    return reportError(super.normalizeDbError(error));
  }
}

/** Opens a database folder as it is, without migrating it. The caller sees to it that nobody else does. */
export async function connectToFolder(directory: string): Promise<PgliteConnection> {
  const connection = new EmbeddedConnection({
    pgliteOptions: {
      fs: new DurableFiles(directory),
      startParams: durableParameters,
      extensions: { pg_trgm, unaccent },
      parsers: { [NUMERIC]: Number, [TIMESTAMP]: toIsoTime, [TIMESTAMPTZ]: toIsoTime },
    },
  });
  await connection.driver.waitReady;
  forgetRowTypes(connection.driver);
  gatherSettings(connection.driver);
  return connection;
}

/**
 * PGlite has a parser for the array of each table's rows, and copies all its parsers for every statement, which takes
 * ten times as long as a simple one itself. Nothing that the data API answers is such an array (catalogue-rules.ts).
 */
function forgetRowTypes({ parsers }: PGlite): void {
  for (const type of Object.keys(parsers)) if (Number(type) >= FIRST_ROW_TYPE) Reflect.deleteProperty(parsers, type);
}

/**
 * The library grants every right on every table to everyone before its first request, unless it believes that it has
 * done so already. The field that says so is private, hence the check that it is still there and still untouched.
 */
function preventBlanketGrants(connection: PgliteConnection): void {
  if (Reflect.get(connection, "rlsState") !== "unknown") {
    throw new Error("@supabase/lite keeps its grants elsewhere than before: see supabase/local/database.ts.");
  }
  Reflect.set(connection, "rlsState", "active");
}

async function isEmpty(database: PGlite): Promise<boolean> {
  const { rows } = await database.query("select 1 from pg_namespace where nspname = 'supabase_migrations'");
  return rows.length === 0;
}

export interface OpenDatabase {
  connection: PgliteConnection;
  /** Names of the migrations that this start applied. */
  applied: string[];
}

/**
 * Makes an empty database in a folder aside that is renamed when complete and on disk: a kill in the middle of it
 * would otherwise leave a folder that never opens again.
 */
async function create(directory: string): Promise<void> {
  const aside = `${directory}.new`;
  rmSync(aside, { recursive: true, force: true });
  rmSync(directory, { recursive: true, force: true });
  const empty = new EmbeddedConnection({ url: aside });
  await empty.driver.waitReady;
  await empty.close();
  syncFolder(aside);
  renameSync(aside, directory);
}

/** Opens the database, creating it when it is new. The caller holds the lock. */
export async function openDatabase(directory: string): Promise<OpenDatabase> {
  if (!holdsDatabase(directory)) await create(directory);
  const connection = await connectToFolder(directory);
  try {
    preventBlanketGrants(connection);
    const { driver } = connection;
    if (await isEmpty(driver)) await driver.transaction((first) => first.exec(`${rolesSql}${platformSql}`));
    return { connection, applied: await applyMigrations(driver) };
  } catch (error) {
    await connection.close();
    throw error;
  }
}
