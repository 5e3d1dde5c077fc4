import { rmSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "@/supabase/local/database-session";
import { connectToFolder } from "@/supabase/local/database";
import { installationAt } from "@/supabase/local/installation";
import { applyMigrations, listMigrations } from "@/supabase/local/migrations";
import { ServedPostgres } from "@/supabase/local/postgres-connection";
import { platformSql, rolesSql } from "@/supabase/local/platform";
import { preparePlatform } from "@/supabase/local/postgres-platform";
import { sessionOf } from "@/supabase/local/postgres-session";
import { postgresSettings } from "@/supabase/local/postgres-settings";
import { newDataDir } from "@/tests/support/backend";
import { applyFirstEdition, contentsOf, shapeOf } from "@/tests/support/first-edition";
import { startPlainPostgres, type PlainPostgres } from "@/tests/support/plain-postgres";

// A database of the first edition becomes the same as a new one and keeps its rows, embedded and on a server.

/** Lists of the program itself: a migration fills them. */
const OF_THE_PROGRAM = ["access.calls_read_for", "access.personal_data"];

const RENAMED: Readonly<Record<string, string>> = {
  "access.billing_letters": "access.billing_emails",
  "access.desk_changes": "access.admin_changes",
  "access.invitation_letters": "access.invitation_emails",
  "access.webhook_news": "access.webhook_events",
};

/** Counters of minutes, which another table replaces. */
const GIVEN_UP = ["access.api_windows"];

/** Unlogged: a copy of an embedded database has none of their rows. */
const WITHOUT_LOG = [...GIVEN_UP, "access.request_windows", "access.share_attempts"];

interface Kind {
  name: string;
  /** The shape of a new database. */
  newShape: () => Promise<string[]>;
  /** Opens an empty database, prepared as before the first migration. */
  openEmpty: () => Promise<Database>;
  end: () => Promise<void>;
}

function embedded(): Kind {
  let old: PGlite | undefined;
  return {
    name: "the embedded database",
    // The one that every test backend copies was migrated when it was made.
    async newShape() {
      const dataDir = await newDataDir();
      const connection = await connectToFolder(installationAt(dataDir).database);
      const shape = await shapeOf(connection.driver);
      await connection.close();
      rmSync(dataDir, { recursive: true });
      return shape;
    },
    async openEmpty() {
      old = await PGlite.create({ extensions: { pg_trgm, unaccent } });
      await old.exec(`${rolesSql}${platformSql}`);
      return old;
    },
    end: async () => old?.close(),
  };
}

function served(): Kind {
  let server: PlainPostgres | undefined;
  const opened: ServedPostgres[] = [];
  const open = async (name: string) => {
    server ??= await startPlainPostgres();
    await server.administer(`create database ${name} owner migrator`);
    const settings = postgresSettings({ DATABASE_URL: server.address(name), DATABASE_POOL: "2" });
    const postgres = new ServedPostgres(settings ?? expect.fail());
    opened.push(postgres);
    const database = sessionOf(postgres.driver);
    await preparePlatform(database);
    return database;
  };
  return {
    name: "a server",
    async newShape() {
      const fresh = await open("fresh");
      await applyMigrations(fresh);
      return shapeOf(fresh);
    },
    openEmpty: () => open("first"),
    async end() {
      await Promise.all(opened.map(({ driver }) => driver.end({ timeout: 5 })));
      await server?.stop();
    },
  };
}

// In the order of the tests: what was refused is upgraded once the foreign table is gone.
describe.each([embedded(), served()])("$name", ({ newShape, openEmpty, end }) => {
  let shape: string[];
  let old: Database;
  beforeAll(async () => {
    shape = await newShape();
    old = await openEmpty();
    await applyFirstEdition(old);
  });
  afterAll(end);

  test("a foreign table stops the upgrade before anything changes", async () => {
    await old.exec("create table access.of_others (id int)");
    const before = await contentsOf(old);
    await expect(applyMigrations(old)).rejects.toThrow(
      "tables that the first edition does not have: first_access.of_others",
    );
    expect(await contentsOf(old)).toEqual(before);
    await old.exec("drop table access.of_others");
  });

  test("an upgraded database is the same as a new one and keeps every row", async () => {
    const before = await contentsOf(old);
    const empty = Object.keys(before).filter((table) => before[table]?.startsWith("0 "));
    expect(empty.filter((table) => !WITHOUT_LOG.includes(table))).toEqual([]);
    expect(await applyMigrations(old)).toEqual(listMigrations().map(({ name }) => name));
    expect(await shapeOf(old)).toEqual(shape);
    const after = await contentsOf(old);
    for (const [table, contents] of Object.entries(before))
      if (![...OF_THE_PROGRAM, ...GIVEN_UP].includes(table))
        expect(after[RENAMED[table] ?? table], table).toBe(contents);
    expect(await applyMigrations(old)).toEqual([]);
    const { rows } = await old.query<{ next: number }>(
      // The first edition had no definitions and no previews.
      `select distinct last_value::int as next from pg_sequences
       where schemaname in ('public', 'study', 'access') and sequencename not in ('definitions_id_seq', 'preview_openings_id_seq')`,
    );
    expect(rows).toEqual([{ next: 900_000 }]);
  });
});
