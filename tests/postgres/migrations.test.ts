import { spawn } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { connectToFolder } from "@/supabase/local/database";
import type { Database } from "@/supabase/local/database-session";
import { installationAt, projectRoot } from "@/supabase/local/installation";
import { applyMigrations, listMigrations, type Migration } from "@/supabase/local/migrations";
import { ServedPostgres } from "@/supabase/local/postgres-connection";
import { openPostgresStore } from "@/supabase/local/postgres-store";
import { postgresSettings } from "@/supabase/local/postgres-settings";
import { sessionOf } from "@/supabase/local/postgres-session";
import { newFolder, removeFolder, serve } from "@/tests/postgres/served";
import { newDataDir } from "@/tests/support/backend";
import { endOf } from "@/tests/support/process-tree";
import { startPlainPostgres, type PlainPostgres } from "@/tests/support/plain-postgres";

// A migration is applied once, completely, with its record, whatever other processes start and however it is
// interrupted.

/** A version of today: newer than all applied ones, and not in the future. */
const NEXT = `${new Date().toISOString().slice(0, 10).replaceAll("-", "")}235959`;
const next = (sql: string): Migration => ({ version: NEXT, name: "next", sql });
const HALF = "create table study.half (id int); ";
const LONG = "do $$ begin for i in 1..400 loop perform count(*) from generate_series(1, 100000); end loop; end $$; ";

/** Nothing of it, neither its table nor its record. */
async function expectUntouched(database: Database) {
  const { rows } = await database.query(
    "select 1 from pg_class where relname = 'half' union all select 1 from supabase_migrations.schema_migrations where version = $1",
    [NEXT],
  );
  expect(rows).toEqual([]);
}

/** Applies a migration in a process that is killed so many milliseconds after it began. */
async function killedWhile(opening: string, migration: Migration, afterMs: number): Promise<void> {
  const script = `${opening}
    import { applyMigrations, listMigrations } from "@/supabase/local/migrations";
    await database.query("select 1");
    console.log("begins");
    await applyMigrations(database, [...listMigrations(), ${JSON.stringify(migration)}]);
    console.log("done");`;
  const child = spawn(
    process.execPath,
    ["--import", "tsx", "--conditions=react-server", "--input-type=module-typescript", "--eval", script],
    { cwd: projectRoot, stdio: ["ignore", "pipe", "inherit"] },
  );
  let output = "";
  await new Promise<void>((resolve) =>
    child.stdout.on("data", (text: Buffer) => ((output += text.toString()), resolve())),
  );
  await new Promise((resolve) => setTimeout(resolve, afterMs));
  child.kill("SIGKILL");
  await endOf(child);
  expect(output.trim()).toBe("begins");
}

describe("on a server", () => {
  let server: PlainPostgres;
  const folder = newFolder();
  beforeAll(async () => {
    server = await startPlainPostgres();
  });
  afterAll(async () => {
    await server?.stop();
    removeFolder(folder);
  });

  const NOTHING = { onBroken: () => undefined, onLockLost: () => undefined };
  const connect = (name: string) =>
    new ServedPostgres(postgresSettings({ DATABASE_URL: server.address(name), DATABASE_POOL: "2" }) ?? expect.fail());

  test("three backends that start at once apply each migration once, and all serve", async () => {
    await server.administer("create database together owner migrator");
    const started = await Promise.all(
      ["a", "b", "c"].map((name) => serve(server.address("together"), folder, name, 2)),
    );
    try {
      const applied = started.flatMap(({ applied: names }) => names);
      expect(applied.sort()).toEqual(
        listMigrations()
          .map(({ name }) => name)
          .sort(),
      );
      for (const { url } of started) expect((await fetch(`${url}/healthz`)).status).toBe(200);
    } finally {
      await Promise.all(started.map((backend) => backend.stop()));
    }
  });

  test("of two processes with the same new migration, one applies it and the other waits", async () => {
    await server.administer("create database twice owner migrator");
    const settings = postgresSettings({ DATABASE_URL: server.address("twice") }) ?? expect.fail();
    await (await openPostgresStore(settings, 0, NOTHING)).close();
    const connections = [connect("twice"), connect("twice")];
    const migrations = [...listMigrations(), next(`${HALF} select pg_sleep(0.5)`)];
    const outcomes = await Promise.all(connections.map(({ driver }) => applyMigrations(sessionOf(driver), migrations)));
    expect(outcomes.flat()).toEqual(["next"]);
    await Promise.all(connections.map((connection) => connection.close()));
  });

  test("a process killed during a migration leaves nothing of it, and the next start applies it", async () => {
    await server.administer("create database cut owner migrator");
    const settings = postgresSettings({ DATABASE_URL: server.address("cut") }) ?? expect.fail();
    await (await openPostgresStore(settings, 0, NOTHING)).close();
    await killedWhile(
      `
      import { ServedPostgres } from "@/supabase/local/postgres-connection";
      import { sessionOf } from "@/supabase/local/postgres-session";
      const { driver } = new ServedPostgres(${JSON.stringify(settings)});
      const database = sessionOf(driver);`,
      next(`${HALF} select pg_sleep(4)`),
      800,
    );
    const connection = connect("cut");
    const database = sessionOf(connection.driver);
    await expectUntouched(database);
    expect(await applyMigrations(database, [...listMigrations(), next(HALF)])).toEqual(["next"]);
    await connection.close();
  });
});

describe("on the embedded database", () => {
  let dataDir = "";
  beforeEach(async () => {
    dataDir = await newDataDir();
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  const withDatabase = async <Result>(work: (database: Database) => Promise<Result>): Promise<Result> => {
    const connection = await connectToFolder(installationAt(dataDir).database);
    try {
      return await work(connection.driver);
    } finally {
      await connection.close();
    }
  };

  test("the embedded database keeps nothing of a killed migration, and the next start applies it", async () => {
    await killedWhile(
      `
      import { connectToFolder } from "@/supabase/local/database";
      const { driver: database } = await connectToFolder(${JSON.stringify(installationAt(dataDir).database)});`,
      next(HALF + LONG.repeat(40)),
      1_500,
    );
    await withDatabase(expectUntouched);
    expect(await withDatabase((database) => applyMigrations(database, [...listMigrations(), next(HALF)]))).toEqual([
      "next",
    ]);
  });

  test("a migration that fails after its first statement leaves nothing", async () => {
    await withDatabase(async (database) => {
      await expect(applyMigrations(database, [...listMigrations(), next(`${HALF} select 1 / 0`)])).rejects.toThrow(
        "division by zero",
      );
      await expectUntouched(database);
    });
  });

  test("an applied migration that was edited is named, and a newer database refused", async () => {
    await withDatabase(async (database) => {
      await applyMigrations(database, [...listMigrations(), next(HALF)]);
      await expect(applyMigrations(database, [...listMigrations(), next(`${HALF} select 2`)])).rejects.toThrow(
        `${NEXT}_next was changed after it was applied to this database`,
      );
      await expect(applyMigrations(database)).rejects.toThrow(
        `a migration (${NEXT}) that this version of Granskog does not have`,
      );
      // Blanks do not count: an editor that trims lines changes nothing.
      expect(await applyMigrations(database, [...listMigrations(), next(`\n${HALF}\n`)])).toEqual([]);
    });
  });
});

describe("a migration that ends its transaction", () => {
  const folder = newFolder();
  afterAll(() => removeFolder(folder));

  test.each([
    "create table a ();\ncommit;\nselect 1;",
    "BEGIN;\nselect 1;",
    "select 1;\nrollback ;",
    "start transaction;",
  ])("the migration %j, which ends its transaction, is refused before anything runs", (sql) => {
    mkdirSync(path.join(folder, "migrations"), { recursive: true });
    writeFileSync(path.join(folder, "migrations/20260101000000_own.sql"), sql);
    expect(() => listMigrations(path.join(folder, "migrations"))).toThrow("begins or ends a transaction");
  });

  test("blocks in a function do not count as ending the transaction", () => {
    writeFileSync(
      path.join(folder, "migrations/20260101000000_own.sql"),
      "create function f() returns void language plpgsql as $$\nbegin\n  null;\nend;\n$$;",
    );
    expect(listMigrations(path.join(folder, "migrations"))).toHaveLength(1);
  });
});
