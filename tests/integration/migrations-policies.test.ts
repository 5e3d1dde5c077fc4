import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { TIERS, type Tier } from "@/lib/access/claims";
import { may } from "@/lib/access/rights";
import type { Right } from "@/lib/catalogue/rights";
import { computedStudy } from "@/tests/support/computed-study";
import { applyMigrations, startPlainPostgres, type Database, type PlainPostgres } from "@/tests/support/plain-postgres";
import { PublishingAdmin } from "@/tests/support/publishing-admin";
import { smallStudy } from "@/tests/support/small-study";

// No one but the functions reaches the tables of the study. Should a right be granted by mistake, the policies of the
// rows still show no one more than their tier and years.

let server: PlainPostgres;
let database: Database;

/** At the edges of the windows: 2025, 2023 (essential), 2018 (professional), 2011 (enterprise); 2011 is compared with 2010. */
const YEARS = [2010, 2011, 2018, 2019, 2023, 2024, 2025];
const BRANDS = 24 + 8;
const study = computedStudy(smallStudy("policies", YEARS));

beforeAll(async () => {
  server = await startPlainPostgres();
  database = await server.createDatabase("policies");
  await applyMigrations(database);
  const admin = new PublishingAdmin(database);
  await admin.publishWhole(study, "a");
  // Published twice: rows of the first publication exist that no one may see.
  await admin.publishWhole({ ...study, source: "policies, again" }, "b");
  await database.query(`
    select public.keep_definition(repeat('a', 64), '2025.1', '{"markets": []}', 'anna');
    insert into public.user_roles values ('admin', 'admin');
    insert into public.annual_subscriptions (user_id, tier) values
      ('essential', 'essential'), ('professional', 'professional'), ('enterprise', 'enterprise');
    insert into study.drafts (name, created_by) values ('Wave of 2026', 'admin');
    insert into study.computations (id, by_user) values ('0123456789ab', 'admin');
    insert into study.releases (computation_id, waves, due_at, zone, actor)
      values ('0123456789ab', '["sweden/2025"]', now() + interval '1 day', 'Europe/Stockholm', 'anna');
    with link as (
      insert into study.preview_links (computation_id, name, email, level, digest, until, by_user)
      values ('0123456789ab', 'Eva', 'eva@press.test', 'public', repeat('a', 64), now() + interval '1 day', 'admin') returning id
    ) insert into study.preview_openings (link_id) select id from link`);
});

afterAll(async () => {
  await database?.close();
  await server?.stop();
});

type Level = "anonymous" | "free" | "essential" | "professional" | "enterprise" | "admin";
const LEVELS: Level[] = ["anonymous", "free", "essential", "professional", "enterprise", "admin"];

/** Rows of a table that the level reads after someone granted everyone everything; nothing of it is kept. */
async function rowsRead(level: Level, table: string): Promise<number> {
  const role = level === "anonymous" ? "anon" : "authenticated";
  const claims = JSON.stringify(level === "anonymous" ? { role } : { role, sub: level });
  await database.query("begin");
  try {
    await database.query(
      "grant usage on schema study, access to anon, authenticated; grant select on all tables in schema study to anon, authenticated",
    );
    await database.query("select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)", [
      role,
      claims,
    ]);
    const [row] = await database.query(`select count(*)::int as rows from ${table}`);
    return Number(row?.rows);
  } finally {
    await database.query("rollback");
  }
}

/** The earliest year of a level's window; null without one. */
const SINCE: Record<Level, number | null> = {
  anonymous: null,
  free: null,
  essential: 2023,
  professional: 2018,
  enterprise: 2011,
  admin: 2010,
};
const yearsOf = (level: Level): number[] => YEARS.filter((year) => year >= (SINCE[level] ?? Infinity));
const tierOf = (level: Level): Tier | null =>
  level === "admin" ? "enterprise" : (TIERS.find((tier) => tier === level) ?? null);
const mayAt = (level: Level, right: Right): boolean => may({ tier: tierOf(level) }, right);
const forRight = (right: Right, rows: number) => (level: Level) => (mayAt(level, right) ? rows : 0);

/** The years whose results are shown: all of a row may be, its momentum and the year it is compared with. */
function yearsOfResults(level: Level): number[] {
  const years = yearsOf(level);
  const isCompared = (year: number) => YEARS.includes(year - 1);
  return years.filter((year) => !isCompared(year) || (mayAt(level, "momentum") && years.includes(year - 1)));
}
const analysed = (level: Level, years = yearsOf(level)) => (mayAt(level, "analytics") ? years.length : 0);

const EXPECTED: Record<string, (level: Level) => number> = {
  "study.results": (level) => analysed(level, yearsOfResults(level)) * BRANDS,
  "study.age_group_results": (level) => analysed(level) * BRANDS * 4,
  "study.consumer_sections": (level) => study.consumers.length * (analysed(level) / YEARS.length),
  "study.forecasts": forRight("predictions", 3 * BRANDS),
  "study.forecast_records": forRight("predictions", 12),
  "study.risk_alerts": forRight("riskAlerts", 15),
  "study.forecast_histories": (level) => (level === "admin" ? BRANDS : 0),
  "study.forecast_tracks": forRight("predictions", study.forecastTracks.length),
  "study.passing_odds": forRight("predictions", study.passingOdds.length),
  "study.waves": (level) => analysed(level) * 2,
  "study.published_waves": (level) => Math.max(yearsOf(level).length, 1) * 2,
  "study.brands": () => 24,
  "study.industries": () => 3,
  "study.markets": () => 5,
  "study.publications": (level) => (level === "admin" ? 2 : 0),
  "study.publication_events": (level) => (level === "admin" ? 4 : 0),
  "study.definitions": (level) => (level === "admin" ? 1 : 0),
  "study.drafts": (level) => (level === "admin" ? 1 : 0),
  "study.computations": (level) => (level === "admin" ? 1 : 0),
  "study.releases": (level) => (level === "admin" ? 1 : 0),
  "study.preview_links": (level) => (level === "admin" ? 1 : 0),
  "study.preview_openings": (level) => (level === "admin" ? 1 : 0),
};

describe.each(Object.keys(EXPECTED))("%s, if it were granted to everyone,", (table) => {
  test.each(LEVELS)("the table shows %s no more than their plan and years, even if granted", async (level) => {
    expect(await rowsRead(level, table)).toBe(EXPECTED[table]?.(level));
  });
});

test("only admins see the names of staged data", async () => {
  for (const level of LEVELS) expect((await rowsRead(level, "study.staged_names")) > 0).toBe(level === "admin");
  const tables = await database.query(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'study'",
  );
  expect(new Set(tables.map(({ name }) => name))).toEqual(new Set([...Object.keys(EXPECTED), "study.staged_names"]));
});

test.each(LEVELS)("without that grant, %s reads no table of the study", async (level) => {
  const caller = level === "anonymous" ? ({ role: "anon" } as const) : ({ role: "authenticated", sub: level } as const);
  for (const table of Object.keys(EXPECTED)) {
    await expect(database.as(caller, `select * from ${table} limit 1`)).rejects.toThrow("permission denied");
  }
});

test("referenced rows cannot be deleted", async () => {
  for (const table of ["brands", "industries"]) {
    await expect(database.query(`delete from study.${table}`)).rejects.toThrow(
      "results speak of what would be deleted",
    );
  }
  await database.query("begin; delete from study.published_waves");
  await expect(database.query("delete from study.waves")).rejects.toThrow("results speak of what would be deleted");
  await database.query("rollback");
});
