import { afterAll, beforeAll, expect, test } from "vitest";
import { remigrate } from "@/tests/support/hosted-supabase";
import { applyMigrations, startPlainPostgres, type Database, type PlainPostgres } from "@/tests/support/plain-postgres";

// Between two files of tests a hosted project is emptied. Here a plain PostgreSQL is in for its database.

let server: PlainPostgres;
let database: Database;

beforeAll(async () => {
  server = await startPlainPostgres();
  database = await server.createDatabase("hosted");
  await applyMigrations(database);
});
afterAll(async () => {
  await database?.close();
  await server?.stop();
});

/** Who may call what, and what there is. */
const shape = async () =>
  database.query(`
    select p.oid::regprocedure::text as name, p.proacl::text as acl from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname in ('public', 'study', 'access')
    union all
    select c.oid::regclass::text, c.relacl::text from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'study', 'access') and c.relkind in ('r', 'v')
    order by 1`);

test("an emptied project has the same objects and rights as a new one, and no rows", async () => {
  const before = await shape();
  expect(before.length).toBeGreaterThan(100);
  await database.query("select public.keep_person('kari', 'kari@sample.test', '', '', now())");
  await database.query("create table public.left_behind (id int)");
  await remigrate(database);
  expect(await shape()).toEqual(before);
  expect(await database.query("select from access.people")).toEqual([]);
});
