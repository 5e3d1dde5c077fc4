import { rmSync } from "node:fs";
import type { PgliteConnection } from "@supabase/lite/pglite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { compareTiers, TIERS, type Tier } from "@/lib/access/claims";
import { RIGHT_TIERS } from "@/lib/access/rights";
import { EXPORT_FORMATS } from "@/lib/catalogue/export-formats";
import type { Right } from "@/lib/catalogue/rights";
import { openDatabase } from "@/supabase/local/database";
import { installationAt } from "@/supabase/local/installation";
import { newDataDir } from "@/tests/support/backend";

// Each right's plan is in the program and in the database. Both agree, and no function names a plan.

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

async function pairs(sql: string): Promise<Record<string, string>> {
  const { rows } = await connection.driver.query<{ name: string; value: string }>(sql);
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

test("the table of rights matches the program", async () => {
  expect(await pairs("select right_name as name, tier as value from access.rights")).toEqual(RIGHT_TIERS);
});

/** Plan → flag → whether it is on. */
async function flagsOfPlans(): Promise<Record<string, unknown>> {
  const { rows } = await connection.driver.query<{ tier: string; features: Record<string, boolean> }>(
    "select tier, features from public.subscription_plans",
  );
  return Object.fromEntries(rows.map(({ tier, features }) => [tier, features]));
}
const FLAGS: readonly Right[] = ["api", "excelExport", "pdfExport", "pngExport", "powerpointExport"];
const flagsBy = (tiers: Readonly<Record<Right, Tier>>) =>
  Object.fromEntries(
    TIERS.map((tier) => [tier, Object.fromEntries(FLAGS.map((flag) => [flag, compareTiers(tier, tiers[flag]) >= 0]))]),
  );

test("a plan's flags are its rights, even after one row is moved", async () => {
  expect(await flagsOfPlans()).toEqual(flagsBy(RIGHT_TIERS));
  for (const tier of [...TIERS, RIGHT_TIERS.pdfExport]) {
    await connection.driver.exec(`update access.rights set tier = '${tier}' where right_name = 'pdfExport'`);
    expect(await flagsOfPlans()).toEqual(flagsBy({ ...RIGHT_TIERS, pdfExport: tier }));
  }
});

test("a file format needs the same right in both, and an unknown format needs none", async () => {
  const formats = Object.entries(EXPORT_FORMATS);
  const values = [...formats.map(([format]) => format), "exe"].map((format) => `('${format}')`).join(", ");
  expect(await pairs(`select f as name, access.right_of_format(f) as value from (values ${values}) v (f)`)).toEqual({
    ...Object.fromEntries(formats.map(([format, { right }]) => [format, right])),
    exe: null,
  });
});

test("a subscriber has the rights in the plan, and a visitor none", async () => {
  const { driver } = connection;
  await driver.exec(
    "insert into public.annual_subscriptions (user_id, tier) values ('e', 'essential'), ('p', 'professional'), ('x', 'enterprise')",
  );
  const mayAs = async (user: string | null) => {
    const role = user ? "authenticated" : "anon";
    return driver.transaction(async (transaction) => {
      await transaction.exec("grant usage on schema access to anon, authenticated");
      await transaction.query("select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)", [
        role,
        JSON.stringify(user ? { role, sub: user } : { role }),
      ]);
      const { rows } = await transaction.query<{ name: string }>(
        "select name from unnest($1::text[]) as name where access.may(name)",
        [[...Object.keys(RIGHT_TIERS), "everything"]],
      );
      await transaction.rollback();
      return rows.map(({ name }) => name);
    });
  };
  const upTo = (...tiers: string[]) =>
    Object.entries(RIGHT_TIERS)
      .filter(([, tier]) => tiers.includes(tier))
      .map(([right]) => right);
  expect(await mayAs(null)).toEqual([]);
  expect(await mayAs("nobody")).toEqual([]);
  expect(await mayAs("e")).toEqual(upTo("essential"));
  expect(await mayAs("p")).toEqual(upTo("essential", "professional"));
  expect(await mayAs("x")).toEqual(upTo("essential", "professional", "enterprise"));
});

/** Functions about plans themselves. */
const ABOUT_PLANS = ["function start_trial()"];

const NAMING_A_PLAN = String.raw`
  select name from (
    select 'function ' || p.oid::regprocedure as name, p.prosrc as body
    from pg_proc p where p.pronamespace::regnamespace::text in ('public', 'access', 'study')
    union all
    select 'view ' || c.oid::regclass, pg_get_viewdef(c.oid)
    from pg_class c where c.relkind = 'v' and c.relnamespace::regnamespace::text in ('public', 'access', 'study')
    union all
    select format('policy %s on %s.%s', policyname, schemaname, tablename), coalesce(qual, '') || coalesce(with_check, '') from pg_policies
  ) all_of_them
  where body ~ '''(essential|professional|enterprise)''' or body ~ '\mhas_tier\M'
  order by 1`;

test("no function, view or policy names a plan, except those for billing", async () => {
  const named = async () =>
    (await connection.driver.query<{ name: string }>(NAMING_A_PLAN)).rows.map(({ name }) => name);
  expect(await named()).toEqual(ABOUT_PLANS);
  await connection.driver.exec(
    "create function access.offender() returns boolean language sql as $$ select access.level() = 'enterprise' $$",
  );
  expect(await named()).toContain("function access.offender()");
});
