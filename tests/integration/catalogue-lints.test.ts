import { rmSync } from "node:fs";
import type { PgliteConnection } from "@supabase/lite/pglite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDatabase } from "@/supabase/local/database";
import { installationAt } from "@/supabase/local/installation";
import { LINTS } from "@/tests/integration/catalogue-lints";
import { RULES } from "@/tests/integration/catalogue-rules";
import { newDataDir } from "@/tests/support/backend";

// The catalogue of the embedded database as it serves, roles and default privileges of the platform included. The rules
// that hold of any PostgreSQL are tried on a plain one too, in migrations.test.ts.

let dataDir = "";
let connection: PgliteConnection;

beforeAll(async () => {
  dataDir = await newDataDir();
  ({ connection } = await openDatabase(installationAt(dataDir).database));
});

afterAll(async () => {
  await connection?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function namesOf(offenders: string): Promise<string[]> {
  const { rows } = await connection.driver.query<{ name: string }>(offenders);
  return rows.map(({ name }) => name).toSorted();
}

/** Names that a query lists after a statement of which nothing is kept. */
async function namesAfter(statement: string, offenders: string): Promise<string[]> {
  await connection.driver.exec("begin");
  try {
    await connection.driver.exec(statement);
    return await namesOf(offenders);
  } finally {
    await connection.driver.exec("rollback");
  }
}

describe.each(LINTS)("$lint", ({ offenders, allowed = {}, breaches }) => {
  test("no object in the database violates the lint", async () => {
    expect(await namesOf(offenders)).toEqual(Object.keys(allowed).toSorted());
  });

  test.each(breaches)("the lint is violated by: %s", async (breach) => {
    const found = await namesAfter(breach, offenders);
    expect(found.filter((name) => !(name in allowed))).not.toEqual([]);
  });
});

describe.each(RULES)("rule: $rule", ({ offenders, sample }) => {
  test("no object in the database violates the rule", async () => {
    expect(await namesOf(offenders)).toEqual([]);
  });

  test("a violation of the rule is detected", async () => {
    expect(await namesAfter(sample, offenders)).not.toEqual([]);
  });
});

test("objects of a careless migration are accessible to no one", async () => {
  const careless =
    "create table public.careless (id int generated always as identity); create function public.careless() returns int language sql return 1";
  const reached = `
    select r.role || ' ' || what as name
    from (values ('anon'), ('authenticated')) as r (role), lateral (values
      ('reads', has_table_privilege(r.role, 'public.careless', 'select')),
      ('writes', has_table_privilege(r.role, 'public.careless', 'insert, update, delete, truncate')),
      ('counts', has_sequence_privilege(r.role, 'public.careless_id_seq', 'usage, select, update')),
      ('calls', has_function_privilege(r.role, 'public.careless()', 'execute'))) as p (what, may)
    where may`;
  expect(await namesAfter(careless, reached)).toEqual([]);
  expect(await namesAfter(`${careless}; grant select on public.careless to anon`, reached)).toEqual(["anon reads"]);
});
