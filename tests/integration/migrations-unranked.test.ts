import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { afterAll, beforeAll, expect, test } from "vitest";
import { applyMigrations, listMigrations } from "@/supabase/local/migrations";
import { platformSql, rolesSql } from "@/supabase/local/platform";

// What was published while brands of too few people still had positions is put right when the database is upgraded.

const UNRANKED = "20261124003000";

let database: PGlite;

/** Wave 1: 13 brands; brands 2 and 12 have few people, and brand 2 has one of them nonetheless in the public list. */
beforeAll(async () => {
  database = await PGlite.create({ extensions: { pg_trgm, unaccent } });
  await database.exec(`${rolesSql}${platformSql}`);
  await applyMigrations(
    database,
    listMigrations().filter(({ version }) => version < UNRANKED),
  );
  await database.exec(`
    insert into study.publications (status, actor, source, input_sha256, meta, is_sample, published_at)
      values ('published', 'tests', 'results.csv', repeat('a', 64), '{}', false, now());
    insert into study.waves (publication_id, market_code, year, is_sample, brand_count, has_scores)
      select 1, 'Se', year, false, 13, true from unnest(array[2024, 2025]) as year;
    insert into study.published_waves select market_code, year, id from study.waves;
    insert into study.industries (slug, name) values ('energy', 'Energy'), ('food', 'Food');
    insert into study.brands (slug, name, folded) select 'b' || i, 'Brand ' || i, 'brand ' || lpad(i::text, 2, '0') from generate_series(1, 13) as i;
    insert into study.results (wave_id, brand_id, industry_id, overall_position, industry_position, in_public_top, score, standard_error,
      n, n_eff, rank_low, rank_high, public_rank_low, public_rank_high)
      select w.id, b, 1 + b % 2, b, (b + 1) / 2, b <= 10,
        case when small then null else 150 - b end, case when small then null else 2 end,
        case when small then 40 when w.year = 2024 then null else 1000 end, case when small or w.year = 2024 then null else 900 end,
        case when small then null else greatest(1, b - 3) end, case when small then null else 13 end,
        case when small then null else 1 end, case when small then null else 20 end
      from study.waves w, generate_series(1, 13) as b, lateral (select w.year = 2025 and b in (2, 12) as small) as base`);
  await applyMigrations(database);
}, 120_000);
afterAll(() => database?.close());

const rowsOf = async (year: number) =>
  (
    await database.query<Record<string, number | boolean | null>>(
      `select r.brand_id, r.overall_position, r.industry_position, r.in_public_top, r.n, r.rank_low, r.rank_high
       from study.results r join study.waves w on w.id = r.wave_id where w.year = $1 order by r.brand_id`,
      [year],
    )
  ).rows;

test("brands rated by too few people lose their positions, and the others close up", async () => {
  const rows = await rowsOf(2025);
  expect(rows.map(({ overall_position }) => overall_position)).toEqual([1, null, 2, 3, 4, 5, 6, 7, 8, 9, 10, null, 11]);
  // Odd brands are in one industry, even ones in the other.
  expect(rows.map(({ industry_position }) => industry_position)).toEqual([1, null, 2, 1, 3, 2, 4, 3, 5, 4, 6, null, 7]);
  expect(rows.filter(({ in_public_top }) => in_public_top).map(({ brand_id }) => brand_id)).toEqual([
    1, 3, 4, 5, 6, 7, 8, 9, 10, 11,
  ]);
  expect(rows[1]).toMatchObject({ n: 40, rank_low: null, rank_high: null });
});

test("rank ranges and the number of brands no longer count unranked brands", async () => {
  expect((await rowsOf(2025)).flatMap(({ rank_high }) => rank_high ?? [])).toEqual(
    Array.from({ length: 11 }, () => 11),
  );
  const { rows } = await database.query("select year, brand_count from study.waves order by year");
  expect(rows).toEqual([
    { year: 2024, brand_count: 13 },
    { year: 2025, brand_count: 11 },
  ]);
});

test("a wave in which enough people rated every brand is unchanged", async () => {
  const rows = await rowsOf(2024);
  expect(rows.map(({ overall_position }) => overall_position)).toEqual(Array.from({ length: 13 }, (_, i) => i + 1));
  expect(rows.every(({ rank_high }) => rank_high === 13)).toBe(true);
});
