import { spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startBackend } from "@/supabase/local/backend-process";
import type { Database } from "@/supabase/local/database-session";
import { embeddedInstallationAt, installationAt, projectRoot } from "@/supabase/local/installation";
import { makeBackup } from "@/supabase/local/make-backup";
import { applyMigrations, listMigrations } from "@/supabase/local/migrations";
import { moveDatabase } from "@/supabase/local/move-database";
import { platformSql, rolesSql } from "@/supabase/local/platform";
import { ServedPostgres } from "@/supabase/local/postgres-connection";
import { preparePlatform } from "@/supabase/local/postgres-platform";
import { sessionOf } from "@/supabase/local/postgres-session";
import { postgresSettings } from "@/supabase/local/postgres-settings";
import { restoreBackup } from "@/supabase/local/restore-backup";
import { loadSecrets } from "@/supabase/local/secrets";
import { newFolder, removeFolder, serve } from "@/tests/postgres/served";
import { applyFirstEdition, contentsOf, shapeOf } from "@/tests/support/first-edition";
import { startPlainPostgres, type PlainPostgres } from "@/tests/support/plain-postgres";
import { endOf } from "@/tests/support/process-tree";

// Every row of every table of an embedded database arrives on a server, or nothing is changed on either side.

let server: PlainPostgres;
let count = 0;
/** A data directory whose tables all have rows, and of which each test gets a copy. */
const template = newFolder();
let dataDir = "";
let name = "";

/** Unlogged tables. */
const COUNTERS = ["access.api_windows", "access.request_windows", "access.share_attempts"];

const openFolder = (folder: string) =>
  PGlite.create({ dataDir: path.join(folder, "database"), extensions: { pg_trgm, unaccent } });

async function onServer<Result>(database: string, work: (database: Database) => Promise<Result>): Promise<Result> {
  const { driver } = new ServedPostgres(settings(database));
  try {
    return await work(sessionOf(driver));
  } finally {
    await driver.end({ timeout: 1 });
  }
}

const settings = (database = name) =>
  postgresSettings({ DATABASE_URL: server.address(database, "plain"), DATABASE_POOL: "2" }) ?? expect.fail();

const move = () => moveDatabase(embeddedInstallationAt(dataDir), settings());

async function inFolder<Result>(work: (database: PGlite) => Promise<Result>): Promise<Result> {
  const database = await openFolder(dataDir);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Where numbers go on; null for what has never had one, such as what came after the first edition. */
async function numbersOf(database: Pick<Database, "query">): Promise<{ name: string; last: number | null }[]> {
  const { rows } = await database.query<{ name: string; last: number | null }>(
    `select format('%s.%s', schemaname, sequencename) as name, last_value::int as last from pg_sequences
     where schemaname in ('public', 'study', 'access') order by 1`,
  );
  return rows;
}

const expectEmptyServer = () =>
  onServer(name, async (database) => {
    const { rows } = await database.query(
      "select nspname from pg_namespace where nspname in ('auth', 'study', 'access')",
    );
    expect(rows).toEqual([]);
  });

beforeAll(async () => {
  server = await startPlainPostgres();
  // No superuser: it owns its database and can become the three roles, nothing else.
  await server.administer("create role plain login; grant anon, authenticated, service_role to plain");
  const database = await openFolder(template);
  await database.exec(`${rolesSql}${platformSql}`);
  await applyFirstEdition(database);
  await applyMigrations(database);
  await database.close();
}, 300_000);
beforeEach(async () => {
  dataDir = newFolder();
  cpSync(template, dataDir, { recursive: true });
  name = `moved_${(count += 1)}`;
  await server.administer(`create database ${name} owner plain`);
});
afterEach(() => removeFolder(dataDir));
afterAll(async () => {
  await server?.stop();
  removeFolder(template);
});

test("every table has the same rows after the move to a server, which then serves", async () => {
  const before = await inFolder(contentsOf);
  const numbersBefore = await inFolder(numbersOf);
  const { digests, aside } = await move();
  expect(digests["access.audit_log"]?.rows).toBeGreaterThan(0);
  expect(readdirSync(dataDir).filter((file) => file.startsWith("database") && !file.includes(".lock"))).toEqual([
    aside,
  ]);
  expect(await onServer(name, contentsOf)).toEqual(before);
  await server.administer("create database fresh owner plain");
  await onServer("fresh", async (database) => {
    await preparePlatform(database);
    await applyMigrations(database);
  });
  expect(await onServer(name, shapeOf)).toEqual(await onServer("fresh", shapeOf));
  const numbers = await onServer(name, numbersOf);
  expect(numbers).toEqual(numbersBefore);
  expect(numbers.map(({ last }) => last)).toContain(900_000);
  const backend = await serve(server.address(name, "plain"), dataDir);
  expect(backend.applied).toEqual([]);
  await backend.stop();
});

test("a start with a database that was not moved is refused and names the command", async () => {
  await expect(serve(server.address(name, "plain"), dataDir)).rejects.toMatchObject({
    message: expect.stringContaining("contains an embedded database that was not moved to that server"),
    remedy: expect.stringContaining("npm run move-to-postgres"),
  });
  await expectEmptyServer();
});

test("a backup or restore with a database that was not moved is refused too", async () => {
  const installation = installationAt(dataDir);
  const wish = { installation, postgres: settings(), destination: undefined, keep: undefined, withoutDatabase: true };
  await expect(makeBackup(wish)).rejects.toThrow("was not moved to that server");
  await expect(restoreBackup(installation, settings(), path.join(dataDir, "database"))).rejects.toThrow(
    "was not moved",
  );
});

test("rows that the server refuses leave it empty and the embedded database in use", async () => {
  await inFolder((database) =>
    database.exec(`set session_replication_role = replica;
      delete from public.subscription_plans where tier = 'essential'`),
  );
  await expect(move()).rejects.toThrow(/could not be copied: .* violates foreign key constraint/);
  await expectEmptyServer();
  const backend = await startBackend({ DATA_DIR: dataDir, BACKEND_PORT: "0" });
  await backend.stop();
});

test("a move killed at any moment loses nothing, and the next run completes it", async () => {
  const before = await inFolder(contentsOf);
  for (const afterMs of [50, 400, 1_200]) {
    const child = spawn(
      process.execPath,
      ["--import", "tsx", "--conditions=react-server", "supabase/local/move-to-postgres.ts"],
      {
        cwd: projectRoot,
        env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: server.address(name, "plain") },
        stdio: ["ignore", "pipe", "inherit"],
      },
    );
    await new Promise<void>((resolve) => child.stdout.once("data", () => resolve()));
    await new Promise((resolve) => setTimeout(resolve, afterMs));
    child.kill("SIGKILL");
    await endOf(child);
  }
  if (existsSync(path.join(dataDir, "database"))) await move();
  const after = await onServer(name, contentsOf);
  // Counters of requests are not logged: a kill empties them wherever they are.
  for (const [table, contents] of Object.entries(before))
    if (!COUNTERS.includes(table)) expect(after[table], table).toBe(contents);
});

describe("a server that has the data already", () => {
  test("a move killed before its last step is completed after comparing the data", async () => {
    const { aside } = await move();
    cpSync(path.join(dataDir, aside), path.join(dataDir, "database"), { recursive: true });
    expect((await move()).digests["access.audit_log"]?.rows).toBeGreaterThan(0);
  });
  test("a move to a server with different data is refused", async () => {
    const { aside } = await move();
    cpSync(path.join(dataDir, aside), path.join(dataDir, "database"), { recursive: true });
    await onServer(name, (database) => database.exec("update access.flags set is_on = not is_on"));
    await expect(move()).rejects.toThrow("already contains Granskog data");
    expect(existsSync(path.join(dataDir, "database"))).toBe(true);
  });
  test("a move to another program's database is refused", async () => {
    await onServer(name, (database) => database.exec("create table public.orders (id int)"));
    await expect(move()).rejects.toThrow("contains other tables");
  });
});

test("nothing is moved while a site runs on the data folder", async () => {
  const backend = await startBackend({ DATA_DIR: dataDir, BACKEND_PORT: "0" });
  try {
    await expect(move()).rejects.toThrow("Another instance is already using the database");
    await expectEmptyServer();
  } finally {
    await backend.stop();
  }
});

test("a database without the latest migration is moved unchanged, and the next start applies it", async () => {
  const [last] = listMigrations().slice(-1);
  rmSync(path.join(dataDir, "database"), { recursive: true });
  await inFolder(async (database) => {
    await database.exec(`${rolesSql}${platformSql}`);
    await applyMigrations(database, listMigrations().slice(0, -1));
  });
  await move();
  const backend = await serve(server.address(name, "plain"), dataDir);
  expect(backend.applied).toEqual([last?.name]);
  await backend.stop();
});

test("a database of the first edition is not moved", async () => {
  rmSync(path.join(dataDir, "database"), { recursive: true });
  await inFolder(async (database) => {
    await database.exec(`${rolesSql}${platformSql}`);
    await applyFirstEdition(database);
  });
  await expect(move()).rejects.toThrow("is of the first edition");
  await expectEmptyServer();
});

test("a backup of an embedded site is restored to a server with accounts, covers and keys", async () => {
  const before = await inFolder(contentsOf);
  const old = embeddedInstallationAt(dataDir);
  mkdirSync(old.covers);
  writeFileSync(path.join(old.covers, "cover.webp"), "picture");
  writeFileSync(path.join(dataDir, "identity.sqlite"), "");
  const secrets = loadSecrets(old);
  const { file } = await makeBackup({
    installation: old,
    postgres: null,
    destination: path.join(dataDir, "kept.tar.gz"),
    keep: undefined,
    withoutDatabase: false,
  });
  const target = newFolder();
  try {
    await restoreBackup(installationAt(target), settings(), file);
    expect(await onServer(name, contentsOf)).toEqual(before);
    expect(readFileSync(path.join(target, "covers/cover.webp"), "utf8")).toBe("picture");
    expect(existsSync(path.join(target, "identity.sqlite"))).toBe(true);
    expect(loadSecrets(installationAt(target))).toEqual(secrets);
    expect(existsSync(path.join(target, "database"))).toBe(false);
    const backend = await serve(server.address(name, "plain"), target);
    await backend.stop();
  } finally {
    removeFolder(target);
  }
});
