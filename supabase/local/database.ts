import { renameSync, rmSync } from "node:fs";
import { setFlagsFromString } from "node:v8";
import "@/supabase/local/guarded-warnings";
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
import { type KeptObjects, withoutViewTexts } from "@/supabase/local/view-texts";

const NUMERIC = 1700;
const TIMESTAMP = 1114;
const TIMESTAMPTZ = 1184;
/** Arrays that are read: of letters, names, integers, floats, texts and types. */
export const ARRAYS: ReadonlySet<string> = new Set(["1002", "1003", "1005", "1007", "1009", "1016", "1022", "1028"]);

// When V8 frees compiled WebAssembly that it no longer needs, it can abort the whole process ("Check failed:
// jit_page_->allocations_.erase(addr) == 1", https://github.com/nodejs/node/issues/64500). Keeping it costs a few megabytes.
setFlagsFromString("--no-wasm-code-gc");

/** The library's connection to an embedded database. */
class EmbeddedConnection extends PgliteConnection {
  override normalizeDbError(error: unknown): unknown {
    return reportError(super.normalizeDbError(error));
  }

  protected override async writeCachedIntrospection(...objects: KeptObjects): Promise<void> {
    return super.writeCachedIntrospection(...withoutViewTexts(objects));
  }
}

/** Opens a database folder without migrating it. The caller ensures that no one else does. */
export async function connectToFolder(directory: string): Promise<PgliteConnection> {
  const connection = new EmbeddedConnection({
    pgliteOptions: {
      fs: new DurableFiles(directory),
      startParams: durableParameters,
      extensions: { pg_trgm, unaccent },
      parsers: { [NUMERIC]: Number, [TIMESTAMP]: toIsoTime, [TIMESTAMPTZ]: toIsoTime },
    },
  });
  // Parsers of arrays come with the types that the database has.
  const plain = new Set(Object.keys(connection.driver.parsers));
  await connection.driver.waitReady;
  forgetArrays(connection.driver, plain);
  gatherSettings(connection.driver);
  return connection;
}

/**
 * PGlite has a parser for each type of array, also of rows of each table, and copies all its parsers for every
 * statement, which takes ten times as long as a simple statement. The data API (catalogue-rules.ts), the library's own
 * statements and ours return no other arrays than those of `ARRAYS`.
 * @param plain parsers of all other types
 */
function forgetArrays({ parsers }: PGlite, plain: ReadonlySet<string>): void {
  for (const type of Object.keys(parsers))
    if (!plain.has(type) && !ARRAYS.has(type)) Reflect.deleteProperty(parsers, type);
}

/**
 * Before its first request the library grants all rights on every table to everyone, unless a private field says that
 * it already has. This checks that the field still exists and is untouched.
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
  /** Names of the migrations applied by this start. */
  applied: string[];
}

/**
 * Creates an empty database in another folder that is renamed once complete and on disk: otherwise a kill could leave a
 * folder that never opens again.
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

/** Opens the database, creating it on first use. The caller holds the lock. */
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
