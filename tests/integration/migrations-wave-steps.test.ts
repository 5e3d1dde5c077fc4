import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { afterAll, beforeAll, expect, test } from "vitest";
import { applyMigrations } from "@/supabase/local/migrations";
import { platformSql, rolesSql } from "@/supabase/local/platform";

// Of which years an alert's evidence tells: a reader whose plan begins later sees it without these figures.

let database: PGlite;

beforeAll(async () => {
  database = await PGlite.create({ extensions: { pg_trgm, unaccent } });
  await database.exec(`${rolesSql}${platformSql}`);
  await applyMigrations(database);
}, 120_000);
afterAll(() => database?.close());

test.each([
  ["rank-drop", {}, 2024],
  ["rank-drop", { step: 2 }, 2023],
  ["age-divergence", { step: 2 }, 2023],
  ["level-shift", { waves: 5 }, 2021],
  ["level-shift", { waves: 5, step: 2 }, 2017],
  ["sustained-decline", { sinceYear: 2021, pathFrom: 2013, step: 2 }, 2013],
])("the alert type %s with %j refers to the years from %i", async (kind, evidence, first) => {
  const { rows } = await database.query("select study.first_year_told($1, 2025, $2::jsonb) as year", [
    kind,
    JSON.stringify(evidence),
  ]);
  expect(rows).toEqual([{ year: first }]);
});
