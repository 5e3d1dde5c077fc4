import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { projectRoot } from "@/supabase/local/installation";
import { PlainFailure } from "@/supabase/local/plain-failure";

interface Migration {
  version: string;
  name: string;
  sql: string;
}

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
      return { version, name, sql: readFileSync(join(folder, file), "utf8") };
    });
}

const withoutBlanks = (sql: string) => sql.replace(/\s+/g, " ").trim();

/**
 * Applies what is pending, each file and its record in one transaction.
 * @returns the names of what was applied
 * @throws {PlainFailure} when an applied file was changed or is missing, or a pending one does not run
 */
export async function applyMigrations(database: PGlite, migrations = listMigrations()): Promise<string[]> {
  const { rows } = await database.query<{ version: string; statements: string[] | null }>(
    "select version, statements from supabase_migrations.schema_migrations",
  );
  const applied = new Map(rows.map((row) => [row.version, row.statements?.[0] ?? ""]));
  const known = new Set(migrations.map(({ version }) => version));
  const unknown = [...applied.keys()].find((version) => !known.has(version));
  if (unknown) {
    throw new PlainFailure(
      `This database has applied a migration (${unknown}) that this version of Granskog does not have.`,
      "Start it with the newer version, or set DATA_DIR to another folder.",
    );
  }
  const names: string[] = [];
  for (const { version, name, sql } of migrations) {
    const before = applied.get(version);
    if (before !== undefined) {
      if (withoutBlanks(before) === withoutBlanks(sql)) continue;
      throw new PlainFailure(
        `The migration ${version}_${name} was changed after this database had applied it.`,
        "Put the change into a new migration. In development, the data directory can be removed instead.",
      );
    }
    try {
      await database.transaction(async (transaction) => {
        await transaction.exec(sql);
        await transaction.query("insert into supabase_migrations.schema_migrations values ($1, $2, $3)", [
          version,
          [sql],
          name,
        ]);
      });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new PlainFailure(
        `The migration ${version}_${name} failed: ${reason}`,
        "Nothing of it was kept. Mend the file and start again.",
        { cause: error },
      );
    }
    names.push(name);
  }
  return names;
}
