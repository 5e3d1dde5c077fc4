import { afterAll, beforeAll, expect, test } from "vitest";
import type { DatabaseRole } from "@/supabase/local/caller";
import { ServedPostgres } from "@/supabase/local/postgres-connection";
import { openPostgresStore } from "@/supabase/local/postgres-store";
import { postgresSettings } from "@/supabase/local/postgres-settings";
import { RequestQueue } from "@/supabase/local/request-queue";
import { call, newFolder, removeFolder, serve } from "@/tests/postgres/served";
import { startPlainPostgres, type Database, type PlainPostgres } from "@/tests/support/plain-postgres";

// Many calls at once on few connections: each sees its own caller, and nothing of a call is left on its connection.

let server: PlainPostgres;
let owner: Database;
const folder = newFolder();
const NOTHING = { onBroken: () => undefined, onLockLost: () => undefined };

const WHO = `
  create function public.who_asks() returns json language plpgsql as $$ begin
    perform pg_sleep(random() * 0.02);
    return json_build_object('role', current_user, 'sub', auth.jwt() ->> 'sub', 'limit', current_setting('statement_timeout'));
  end $$;
  grant execute on function public.who_asks to anon, authenticated, service_role;
  create function public.sleeps() returns void language sql as $$ select pg_sleep(60) $$;
  grant execute on function public.sleeps to anon;`;

const settings = () =>
  postgresSettings({ DATABASE_URL: server.address("granskog"), DATABASE_POOL: "4" }) ?? expect.fail();

beforeAll(async () => {
  server = await startPlainPostgres();
  await server.administer("create database granskog owner migrator");
  await (await openPostgresStore(settings(), 0, NOTHING)).close();
  owner = await server.connect("granskog");
  await owner.query(WHO);
});
afterAll(async () => {
  await owner?.close();
  await server?.stop();
  removeFolder(folder);
});

const LIMITS: Record<DatabaseRole, string> = { anon: "10s", authenticated: "15s", service_role: "2min" };
const ROLES = Object.keys(LIMITS) as DatabaseRole[];

test("600 parallel calls of 200 people on four connections each run as their caller", async () => {
  const connection = new ServedPostgres(settings());
  const queue = new RequestQueue(1_000, 4);
  const asked = Array.from({ length: 600 }, (_, index) => {
    const role = ROLES[index % 3] ?? "anon";
    return { role, sub: role === "authenticated" ? `person-${index}` : null };
  });
  const seen = await Promise.all(
    asked.map(({ role, sub }) =>
      queue.run(() =>
        connection.withContext({ auth: { role, uid: sub, jwt: { role, ...(sub && { sub }) } } }, async (database) =>
          database
            .selectNoFrom(({ fn }) => fn<{ role: string }>("public.who_asks", []).as("who"))
            .executeTakeFirstOrThrow(),
        ),
      ),
    ),
  );
  expect(seen.map(({ who }) => who)).toEqual(asked.map(({ role, sub }) => ({ role, sub, limit: LIMITS[role] })));

  // What the backend asks for itself meanwhile runs on the same connections, with the login's own rights.
  const between = await Promise.all(
    Array.from({ length: 60 }, async (_, index) => {
      if (index % 2 === 0)
        return connection.withContext({ auth: { role: "anon", uid: null, jwt: { role: "anon" } } }, async (database) =>
          database.selectNoFrom(({ val }) => val(1).as("one")).execute(),
        );
      const [row] =
        await connection.driver`select current_user as role, coalesce(current_setting('request.jwt.claims', true), '') as claims, current_setting('statement_timeout') as time_limit`;
      expect(row).toEqual({ role: "migrator", claims: "", time_limit: "0" });
      return [];
    }),
  );
  expect(between).toHaveLength(60);
  await connection.close();
});

test("a call without a caller does not reach the database", async () => {
  const connection = new ServedPostgres(settings());
  await expect(connection.withContext(undefined, async () => "reached")).rejects.toThrow("without a caller");
  await expect(
    connection.withContext({ auth: { role: "migrator", jwt: {} } }, async () => "reached"),
  ).rejects.toThrow();
  await connection.close();
});

test("the server ends a query that takes too long, and serves others meanwhile", async () => {
  const backend = await serve(server.address("granskog"), folder, "limited", 2);
  try {
    const startedAt = Date.now();
    const slow = call(backend, folder, "anon", "sleeps");
    const quick = await call(backend, folder, "anon", "who_asks");
    expect(quick).toEqual({ status: 200, body: { role: "anon", sub: null, limit: "10s" } });
    expect(Date.now() - startedAt).toBeLessThan(3_000);
    const { status, body } = await slow;
    expect(status).toBe(500);
    expect(body).toMatchObject({ message: expect.stringContaining("canceling statement due to statement timeout") });
    expect(Date.now() - startedAt).toBeLessThan(13_000);
    expect(await call(backend, folder, "service", "who_asks")).toMatchObject({ body: { role: "service_role" } });
  } finally {
    await backend.stop();
  }
});

test("a server that stops and returns is noticed within two seconds, by the same process", async () => {
  const backend = await serve(server.address("granskog"), folder, "outage", 4);
  const cut = async (isOpen: boolean) => {
    await server.administer(`alter database granskog allow_connections ${isOpen}`);
    if (!isOpen)
      await server.administer(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = 'granskog' and application_name = 'granskog'",
      );
  };
  try {
    expect((await call(backend, folder, "anon", "who_asks")).status).toBe(200);
    await cut(false);
    const during = await Promise.all(Array.from({ length: 12 }, () => call(backend, folder, "anon", "who_asks")));
    expect(during.every(({ status }) => status >= 500)).toBe(true);
    await cut(true);
    const back = Date.now();
    while ((await call(backend, folder, "anon", "who_asks")).status !== 200)
      expect(Date.now() - back).toBeLessThan(2_000);
    expect(backend.child.exitCode).toBeNull();
  } finally {
    await cut(true);
    await backend.stop();
  }
});
