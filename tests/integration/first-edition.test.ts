import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "@/supabase/local/database-session";
import { applyMigrations, listMigrations } from "@/supabase/local/migrations";
import { ServedPostgres } from "@/supabase/local/postgres-connection";
import { platformSql, rolesSql } from "@/supabase/local/platform";
import { preparePlatform } from "@/supabase/local/postgres-platform";
import { sessionOf } from "@/supabase/local/postgres-session";
import { postgresSettings } from "@/supabase/local/postgres-settings";
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

interface Opened {
  database: Database;
  close: () => Promise<unknown>;
}

interface Kind {
  name: string;
  /** Opens an empty database, prepared as before the first migration. */
  openEmpty: (name: string) => Promise<Opened>;
  /** Opens a copy of a closed one. */
  openCopy: (name: string, of: string) => Promise<Opened>;
  end: () => Promise<void>;
}

function embedded(): Kind {
  const made = new Map<string, PGlite>();
  const opened = (database: PGlite) => ({ database, close: () => database.close() });
  return {
    name: "the embedded database",
    async openEmpty(name) {
      const database = await PGlite.create({ extensions: { pg_trgm, unaccent } });
      await database.exec(`${rolesSql}${platformSql}`);
      made.set(name, database);
      return { database, close: async () => undefined };
    },
    openCopy: async (_, of) => opened((await made.get(of)?.clone()) as PGlite),
    end: async () => void (await Promise.all([...made.values()].map((database) => database.close()))),
  };
}

function served(): Kind {
  let server: PlainPostgres | undefined;
  const open = (address: string) => {
    const { driver } = new ServedPostgres(
      postgresSettings({ DATABASE_URL: address, DATABASE_POOL: "2" }) ?? expect.fail(),
    );
    return { database: sessionOf(driver), close: () => driver.end({ timeout: 5 }) };
  };
  return {
    name: "a server",
    async openEmpty(name) {
      server ??= await startPlainPostgres();
      await server.administer(`create database ${name} owner migrator`);
      const opened = open(server.address(name));
      await preparePlatform(opened.database);
      return opened;
    },
    async openCopy(name, of) {
      await server?.administer(`create database ${name} owner migrator template ${of}`);
      return open(server?.address(name) ?? "");
    },
    end: async () => server?.stop(),
  };
}

describe.each([embedded(), served()])("$name", ({ openEmpty, openCopy, end }) => {
  let shape: string[];
  let count = 0;
  let old: Opened;
  beforeAll(async () => {
    const fresh = await openEmpty("fresh");
    await applyMigrations(fresh.database);
    shape = await shapeOf(fresh.database);
    await fresh.close();
    const first = await openEmpty("first");
    await applyFirstEdition(first.database);
    await first.close();
  });
  beforeEach(async () => {
    old = await openCopy(`copy_${(count += 1)}`, "first");
  });
  afterEach(() => old.close());
  afterAll(end);

  test("an upgraded database is the same as a new one and keeps every row", async () => {
    const before = await contentsOf(old.database);
    const empty = Object.keys(before).filter((table) => before[table]?.startsWith("0 "));
    expect(empty.filter((table) => !WITHOUT_LOG.includes(table))).toEqual([]);
    expect(await applyMigrations(old.database)).toEqual(listMigrations().map(({ name }) => name));
    expect(await shapeOf(old.database)).toEqual(shape);
    const after = await contentsOf(old.database);
    for (const [table, contents] of Object.entries(before))
      if (![...OF_THE_PROGRAM, ...GIVEN_UP].includes(table))
        expect(after[RENAMED[table] ?? table], table).toBe(contents);
    expect(await applyMigrations(old.database)).toEqual([]);
    const { rows } = await old.database.query<{ next: number }>(
      // The first edition had no definitions and no previews.
      `select distinct last_value::int as next from pg_sequences
       where schemaname in ('public', 'study', 'access') and sequencename not in ('definitions_id_seq', 'preview_openings_id_seq')`,
    );
    expect(rows).toEqual([{ next: 900_000 }]);
  });

  test("a foreign table stops the upgrade before anything changes", async () => {
    await old.database.exec("create table access.of_others (id int)");
    const before = await contentsOf(old.database);
    await expect(applyMigrations(old.database)).rejects.toThrow(
      "tables that the first edition does not have: first_access.of_others",
    );
    expect(await contentsOf(old.database)).toEqual(before);
  });
});
