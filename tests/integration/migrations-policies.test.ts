import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { computedStudy } from "@/tests/support/computed-study";
import { applyMigrations, startPlainPostgres, type Database, type PlainPostgres } from "@/tests/support/plain-postgres";
import { PublishingAdmin } from "@/tests/support/publishing-admin";
import { smallStudy } from "@/tests/support/small-study";

// Nobody but the functions reaches the tables of the study. Should a right be granted by mistake, the policies of the
// rows still show nobody more than their tier and years.

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
  // Published anew: of the first there are rows that nobody is shown any more.
  await admin.publishWhole({ ...study, source: "policies, again" }, "b");
  await database.query(`
    insert into public.user_roles values ('admin', 'admin');
    insert into public.annual_subscriptions (user_id, tier) values
      ('essential', 'essential'), ('professional', 'professional'), ('enterprise', 'enterprise')`);
});

afterAll(async () => {
  await database?.close();
  await server?.stop();
});

type Level = "anonymous" | "free" | "essential" | "professional" | "enterprise" | "admin";
const LEVELS: Level[] = ["anonymous", "free", "essential", "professional", "enterprise", "admin"];

/** Rows of a table that the level reads after somebody granted everyone everything; nothing of it is kept. */
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

const ALL = YEARS.length;
/** Figures of these years, of both markets. */
const ages = (years: number) => years * BRANDS * 4;
const consumers = (years: number) => study.consumers.length * (years / ALL);

const EXPECTED: Record<string, Record<Level, number>> = {
  // A row is shown to whom all of it may be shown: with momentum from professional on, with a change where the year
  // before is in the window. Of 2011 that leaves nothing below admins, of 2024 and 2025 nothing to essential.
  "study.results": {
    anonymous: 0,
    free: 0,
    essential: BRANDS,
    professional: 5 * BRANDS,
    enterprise: 5 * BRANDS,
    admin: ALL * BRANDS,
  },
  "study.age_group_results": {
    anonymous: 0,
    free: 0,
    essential: ages(3),
    professional: ages(5),
    enterprise: ages(6),
    admin: ages(ALL),
  },
  "study.consumer_sections": {
    anonymous: 0,
    free: 0,
    essential: consumers(3),
    professional: consumers(5),
    enterprise: consumers(6),
    admin: consumers(ALL),
  },
  "study.forecasts": {
    anonymous: 0,
    free: 0,
    essential: 0,
    professional: 3 * BRANDS,
    enterprise: 3 * BRANDS,
    admin: 3 * BRANDS,
  },
  "study.forecast_records": { anonymous: 0, free: 0, essential: 0, professional: 12, enterprise: 12, admin: 12 },
  "study.risk_alerts": { anonymous: 0, free: 0, essential: 0, professional: 0, enterprise: 15, admin: 15 },
  "study.forecast_histories": { anonymous: 0, free: 0, essential: 0, professional: 0, enterprise: 0, admin: BRANDS },
  "study.forecast_tracks": {
    anonymous: 0,
    free: 0,
    essential: 0,
    professional: study.forecastTracks.length,
    enterprise: study.forecastTracks.length,
    admin: study.forecastTracks.length,
  },
  "study.passing_odds": {
    anonymous: 0,
    free: 0,
    essential: 0,
    professional: study.passingOdds.length,
    enterprise: study.passingOdds.length,
    admin: study.passingOdds.length,
  },
  "study.waves": { anonymous: 0, free: 0, essential: 6, professional: 10, enterprise: 12, admin: 14 },
  "study.published_waves": { anonymous: 2, free: 2, essential: 6, professional: 10, enterprise: 12, admin: 14 },
  "study.brands": { anonymous: 24, free: 24, essential: 24, professional: 24, enterprise: 24, admin: 24 },
  "study.industries": { anonymous: 3, free: 3, essential: 3, professional: 3, enterprise: 3, admin: 3 },
  "study.markets": { anonymous: 5, free: 5, essential: 5, professional: 5, enterprise: 5, admin: 5 },
  "study.publications": { anonymous: 0, free: 0, essential: 0, professional: 0, enterprise: 0, admin: 2 },
  "study.publication_events": { anonymous: 0, free: 0, essential: 0, professional: 0, enterprise: 0, admin: 4 },
};

describe.each(Object.keys(EXPECTED))("%s, were it granted to all,", (table) => {
  test.each(LEVELS)("shows %s no more than their tier and years", async (level) => {
    expect(await rowsRead(level, table)).toBe(EXPECTED[table]?.[level]);
  });
});

test("the names of what is being staged stay with admins, and every table of the study is looked at here", async () => {
  for (const level of LEVELS) expect((await rowsRead(level, "study.staged_names")) > 0).toBe(level === "admin");
  const tables = await database.query(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'study'",
  );
  expect(new Set(tables.map(({ name }) => name))).toEqual(new Set([...Object.keys(EXPECTED), "study.staged_names"]));
});

test.each(LEVELS)("without such a grant %s reads no table of the study", async (level) => {
  const caller = level === "anonymous" ? ({ role: "anon" } as const) : ({ role: "authenticated", sub: level } as const);
  for (const table of Object.keys(EXPECTED)) {
    await expect(database.as(caller, `select * from ${table} limit 1`)).rejects.toThrow("permission denied");
  }
});

test("what rows speak of cannot be deleted", async () => {
  for (const table of ["brands", "industries"]) {
    await expect(database.query(`delete from study.${table}`)).rejects.toThrow(
      "results speak of what would be deleted",
    );
  }
  await database.query("begin; delete from study.published_waves");
  await expect(database.query("delete from study.waves")).rejects.toThrow("results speak of what would be deleted");
  await database.query("rollback");
});
