import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PlainFailure } from "@/supabase/local/plain-failure";
import { openPostgresStore } from "@/supabase/local/postgres-store";
import { postgresSettings } from "@/supabase/local/postgres-settings";
import { freePort } from "@/tests/support/process";
import { startPlainPostgres, type PlainPostgres } from "@/tests/support/plain-postgres";

// What a server or a login lacks is said in a sentence with a remedy, at once, and nothing is changed.

let server: PlainPostgres;
beforeAll(async () => {
  server = await startPlainPostgres();
});
afterAll(() => server?.stop());

const NOTHING = { onBroken: () => undefined, onLockLost: () => undefined };

async function open(url: string) {
  const settings = postgresSettings({ DATABASE_URL: url }) ?? expect.fail();
  const store = await openPostgresStore(settings, 0, NOTHING);
  await store.close();
  return store.applied;
}

async function refusalOf(url: string): Promise<string> {
  try {
    await open(url);
  } catch (error) {
    if (error instanceof PlainFailure) return `${error.message} ${error.remedy}`;
    throw error;
  }
  return "none";
}

describe("a database that cannot be served", () => {
  test("a server that does not listen is refused with a remedy", async () => {
    expect(await refusalOf(`postgres://migrator@127.0.0.1:${await freePort()}/granskog`)).toMatch(
      /Cannot reach the database granskog on 127\.0\.0\.1:\d+ \(ECONNREFUSED\)\. Start the server/,
    );
  });
  test("a database that does not exist is refused with a remedy", async () => {
    expect(await refusalOf(server.address("nowhere"))).toMatch(
      /Database nowhere on .* does not exist.*Create an empty one/,
    );
  });
  test("an unknown login is refused with a remedy", async () => {
    expect(await refusalOf(server.address("postgres", "stranger"))).toMatch(/rejected the login.*stranger.*pg_hba/);
  });
  test("another program's database is refused with a remedy", async () => {
    await server.administer("create database shop owner migrator");
    const database = await server.connect("shop");
    await database.query("create table public.orders (id int)");
    expect(await refusalOf(server.address("shop"))).toMatch(/contains other tables.*empty database/);
    expect(
      await database.query("select nspname from pg_namespace where nspname in ('auth', 'supabase_migrations')"),
    ).toEqual([]);
    await database.close();
  });
  test("a login that may create nothing is refused with a remedy", async () => {
    await server.administer("create role reader login");
    await server.administer("create database guarded owner migrator");
    expect(await refusalOf(server.address("guarded", "reader"))).toMatch(
      /reader cannot create objects in the database guarded.*alter database guarded owner to "reader"/,
    );
  });
  test("a login that may not use the roles is refused with the statements that permit it", async () => {
    await server.administer("create role plain login");
    await server.administer("create database modest owner plain");
    const message = await refusalOf(server.address("modest", "plain"));
    expect(message).toMatch(/the login cannot use the role anon.*grant anon, authenticated, service_role to "plain";/);
    await server.administer(/grant anon.*;/.exec(message)?.[0] ?? "");
    expect((await open(server.address("modest", "plain"))).length).toBeGreaterThan(10);
  });
  test("a database with another encoding is refused with a remedy", async () => {
    await server.administer(
      "create database latin owner migrator encoding 'LATIN1' lc_collate 'C' lc_ctype 'C' template template0",
    );
    expect(await refusalOf(server.address("latin"))).toMatch(/encoded in LATIN1/);
  });
  test("a login that may create roles sets up a server without them", async () => {
    const bare = await startPlainPostgres({ roles: false });
    try {
      await bare.administer("create role maker login createrole bypassrls");
      await bare.administer("create database granskog owner maker");
      expect((await open(bare.address("granskog", "maker"))).length).toBeGreaterThan(10);
      expect(await open(bare.address("granskog", "maker"))).toEqual([]);
    } finally {
      await bare.stop();
    }
  });
});

describe("settings", () => {
  test.each(["mysql://a@b/c", "postgres://a@b"])("the DATABASE_URL %s is refused", (DATABASE_URL) => {
    expect(() => postgresSettings({ DATABASE_URL })).toThrow("is not a PostgreSQL address");
  });
  test("a hosted project beside a database server is refused", () => {
    const both = { DATABASE_URL: "postgres://a:secret@b:6/c", SUPABASE_SECRET_KEY: "key" };
    expect(() => postgresSettings({ ...both, SUPABASE_URL: "https://x.supabase.co" })).toThrow(
      "Both DATABASE_URL and SUPABASE_URL",
    );
    expect(postgresSettings({ ...both, SUPABASE_URL: "http://127.0.0.1:54321" })).toMatchObject({
      name: "c on b:6",
      pool: 10,
    });
  });
});
