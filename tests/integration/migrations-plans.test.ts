import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import {
  applyMigrations,
  startPlainPostgres,
  type Caller,
  type Database,
  type PlainPostgres,
} from "@/tests/support/plain-postgres";

// What a page asks must be found by an index, however much was published before: the rows a call touches are counted.

let server: PlainPostgres;
let database: Database;

/** Publications of which the last is shown, each with all waves. */
const PUBLICATIONS = 4;
const BRANDS = 420;

beforeAll(async () => {
  server = await startPlainPostgres();
  database = await server.createDatabase("plans");
  await applyMigrations(database);
  await database.query(`
    insert into study.publications (status, actor, source, input_sha256, meta, is_sample, published_at)
      select 'published', 'tests', 'generated', repeat('a', 64), '{}', true, now() from generate_series(1, ${PUBLICATIONS});
    insert into study.waves (publication_id, market_code, year, is_sample)
      select p.id, code, year, true from study.publications p, study.markets, generate_series(2011, 2025) as year;
    insert into study.published_waves select market_code, year, id from study.waves where publication_id = ${PUBLICATIONS};
    insert into study.industries (slug, name) select 'i' || i, 'Industry ' || i from generate_series(1, 22) as i;
    insert into study.brands (slug, name, folded) select 'b' || i, 'Brand ' || i, 'brand ' || i from generate_series(1, 1650) as i;
    insert into study.results (wave_id, brand_id, industry_id, overall_position, industry_position, in_public_top)
      select w.id, b, 1 + b % 22, b, b, b <= 10 from study.waves w, generate_series(1, ${BRANDS}) as b;
    insert into study.age_group_results (wave_id, brand_id, age_group, n)
      select w.id, b, age, 0 from study.waves w, generate_series(1, ${BRANDS}) as b, unnest(array['18-29', '30-44']) as age where w.year > 2022;
    insert into study.forecasts (wave_id, brand_id, year, model, value, low, high, waves)
      select w.id, b, 2026, 'naive', 1, 1, 1, 9 from study.waves w, generate_series(1, ${BRANDS}) as b where w.year = 2025;
    insert into study.risk_alerts (wave_id, brand_id, kind, sensitivity, evidence, false_alarm_rate, outcome)
      select w.id, b, 'rank-drop', 'standard', '{"places": 9}', 0.01, 'open' from study.waves w, generate_series(1, ${BRANDS}) as b;
    insert into study.consumer_sections (wave_id, section, age_group, sex, behaviour_group, items, figures, lows, highs, bases, effective_bases)
      select w.id, section, age, sex, grp, '{one}', '{null}', '{null}', '{null}', '{9}', '{null}'
      from study.waves w, unnest(array['awareness', 'priorities', 'decision-factors']) as section, unnest(array['all', '18-29', '30-44']) as age,
        unnest(array['all', 'female', 'male']) as sex, unnest(array['all', 'ego', 'smart']) as grp;
    insert into study.forecast_histories select w.id, b, '{2024}', '{2025}', '{1}', '{1}', '{1}', '{1}', '{1}'
      from study.waves w, generate_series(1, ${BRANDS}) as b where w.year = 2025;
    insert into study.forecast_tracks select w.id, 'i' || i, 0, h, 9, 1, 1, 1, 1, 1, 1, 1
      from study.waves w, generate_series(1, 22) as i, generate_series(1, 3) as h where w.year = 2025;
    insert into study.passing_odds select w.id, h, '{1}', '{}', '{}', '{}' from study.waves w, generate_series(1, 3) as h;
    insert into study.forecast_records select id, 'naive', h, 9, 1, 1, 1, 1, true from study.waves, generate_series(1, 3) as h;
    analyze`);
});

afterAll(async () => {
  await database?.close();
  await server?.stop();
});

const SERVICE: Caller = { role: "service_role" };
const VISITOR: Caller = { role: "anon" };

const counters = z.object({ whole: z.int(), rows: z.int() });

/** How often a call reads all of a table, and how many of its rows it touches. */
async function readsOf(table: string, caller: Caller, query: string) {
  const counted = async () => {
    await database.query("select pg_stat_force_next_flush()");
    const [row] = await database.query(
      `select seq_scan::int as whole, (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as rows
       from pg_stat_user_tables where schemaname = 'study' and relname = $1`,
      [table],
    );
    return counters.parse(row);
  };
  const before = await counted();
  await database.as(caller, query);
  const after = await counted();
  return { whole: after.whole - before.whole, rows: after.rows - before.rows };
}

const WAVES = 15;
const MARKETS = 5;

test.each<[Caller, string, string, number]>([
  [VISITOR, "results", "list_ranked_brands('sweden')", 10],
  [SERVICE, "results", "list_ranked_brands('sweden')", BRANDS],
  [SERVICE, "results", "list_ranked_brands('sweden', 'i3')", BRANDS],
  [SERVICE, "results", "list_ranked_brands('sweden', null, 2018)", BRANDS],
  [VISITOR, "results", "find_brand('b7')", MARKETS],
  [SERVICE, "results", "find_brand('b7')", MARKETS],
  [SERVICE, "results", "list_brand_waves('sweden', 'b7')", WAVES],
  [SERVICE, "results", "find_score_parts('sweden', 'b7')", WAVES],
  [SERVICE, "results", "list_momentum('sweden')", BRANDS],
  [SERVICE, "results", "list_forecasts('sweden', 'b7')", 1],
  [SERVICE, "forecasts", "list_forecasts('sweden', 'b7')", 1],
  [SERVICE, "forecasts", "list_forecasts('sweden')", BRANDS],
  [SERVICE, "age_group_results", "list_age_group_results('sweden', null, 'b7')", 2],
  [SERVICE, "age_group_results", "list_age_group_results('sweden', 2023)", 2 * BRANDS],
  [SERVICE, "age_group_results", "list_age_results('sweden', array['b7', 'b8'])", 4],
  [SERVICE, "age_group_results", "list_age_means('sweden', 2023)", 2 * BRANDS],
  // The latest wave's brands of the industry, and each of them in every wave.
  [SERVICE, "results", "list_industry_results('sweden', 'i3')", 20 + 20 * WAVES],
  [SERVICE, "results", "list_brand_results(array['b7', 'b8'])", 2 * MARKETS * WAVES],
  [SERVICE, "risk_alerts", "list_risk_alerts('sweden', 'b7')", 2 * WAVES],
  [SERVICE, "risk_alerts", "list_risk_alerts(null, 'b7')", MARKETS * WAVES],
  [SERVICE, "consumer_sections", "list_consumer_figures('priorities', '18-29', 'female')", MARKETS * WAVES],
  [SERVICE, "consumer_sections", "list_consumer_populations('sweden', 'priorities')", 27],
  [SERVICE, "consumer_sections", "list_consumer_waves()", 3 * MARKETS * WAVES],
  [SERVICE, "results", "list_wave_results('sweden', 2023)", BRANDS],
  [SERVICE, "forecasts", "list_forecasts('sweden', null, 'i3')", 20],
  [SERVICE, "forecast_histories", "list_forecast_histories('sweden', 'i3')", 20],
  [SERVICE, "forecast_tracks", "list_forecast_tracks('sweden')", 66],
  [SERVICE, "passing_odds", "list_passing_odds('sweden')", 3],
  [SERVICE, "forecast_records", "list_forecast_records('sweden')", 3 * WAVES],
])("the caller %o reads no more than %i rows of %s for %s", async (caller, table, call, most) => {
  const { whole, rows } = await readsOf(table, caller, `select * from public.${call}`);
  expect(whole).toBe(0);
  expect(rows).toBeGreaterThan(0);
  expect(rows).toBeLessThanOrEqual(most);
});

test.each([
  "list_industries('sweden')",
  "list_industry_brands('sweden', 'i3')",
  "list_brand_names()",
  "search_brands('sweden', 'brand 4', 5)",
  "get_rankings_for_authenticated_user('Sweden', null, 2025)",
  "get_industry_brand_counts('Sweden', 2025)",
  `ranking_positions_2025 where "Country" = 'Sweden' and "Year" = 2025`,
  `ranking_scores where "Country" = 'Sweden' and "Year" = 2025`,
])("%s finds its rows by an index", async (call) => {
  const { whole, rows } = await readsOf("results", SERVICE, `select * from public.${call}`);
  expect(whole).toBe(0);
  expect(rows).toBeGreaterThan(0);
});

test("a full table scan would be detected", async () => {
  const all = await readsOf("results", SERVICE, "select avg(score) from study.results");
  expect(all).toEqual({ whole: 1, rows: PUBLICATIONS * MARKETS * WAVES * BRANDS });
});
