import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CALLABLE } from "@/tests/integration/callable-functions";
import { RULES } from "@/tests/integration/catalogue-rules";
import { applyMigrations, startPlainPostgres, type Database, type PlainPostgres } from "@/tests/support/plain-postgres";

let server: PlainPostgres;
let database: Database;

beforeAll(async () => {
  server = await startPlainPostgres();
  database = await server.createDatabase("granskog");
  await applyMigrations(database);
});

afterAll(async () => {
  await database?.close();
  await server?.stop();
});

describe("migrations on a plain PostgreSQL", () => {
  test("migrations apply again if the platform already has the extensions", async () => {
    const hosted = await server.createDatabase("hosted");
    try {
      await hosted.query(`
        create schema extensions;
        create extension pg_trgm with schema extensions;
        create extension unaccent with schema extensions`);
      await applyMigrations(hosted);
      expect(await hosted.query("select count(*)::int as markets from study.markets")).toEqual([{ markets: 5 }]);
    } finally {
      await hosted.close();
    }
  });

  test("migrations create what the specification's table of calls names", async () => {
    const rows = await database.query(`
      select table_name, string_agg(column_name, '|' order by ordinal_position) as columns
      from information_schema.columns where table_schema = 'public' group by table_name`);
    const columns: Record<string, unknown> = Object.fromEntries(
      rows.map((row) => [String(row.table_name), row.columns]),
    );
    expect(columns).toMatchObject({
      ranking_positions_2025: "Brand|Country|industry|Year|Ranking Position|Overall Country Ranking",
      ranking_scores: "Brand|Country|industry|Year|Score|Standard Error|Interviews",
      user_roles: "provider_user_id|role",
    });
    expect(Object.keys(columns)).toEqual(
      expect.arrayContaining(["annual_subscriptions", "subscription_team_members", "subscription_plans"]),
    );
  });
});

describe.each(RULES)("rule: $rule", ({ offenders, sample }) => {
  test("the migrated database follows the rule", async () => {
    expect(await database.query(offenders)).toEqual([]);
  });

  test("a violation of the rule is detected", async () => {
    await database.query("begin");
    try {
      await database.query(sample);
      expect(await database.query(offenders)).not.toEqual([]);
    } finally {
      await database.query("rollback");
    }
  });
});

describe("the functions each role may call", () => {
  const callable = async (role: string) =>
    (
      await database.query(
        `select p.proname as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
         where n.nspname = 'public' and has_function_privilege($1, p.oid, 'execute') order by 1`,
        [role],
      )
    ).map((row) => row.name);

  test.each(Object.entries(CALLABLE))("the role %s may call exactly its functions", async (role, expected) => {
    expect(await callable(role)).toEqual([...expected].sort());
  });
});

test("the event log cannot be changed, not even by its owner", async () => {
  for (const statement of [
    "update study.publication_events set actor = 'x'",
    "delete from study.publication_events",
    "truncate study.publication_events",
  ]) {
    await expect(database.query(statement)).rejects.toThrow("append-only");
  }
});
