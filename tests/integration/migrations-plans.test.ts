import { afterAll, beforeAll, expect, test } from "vitest";
import { applyMigrations, startPlainPostgres, type Database, type PlainPostgres } from "@/tests/support/plain-postgres";

// At the sample study's size, what each page asks must be found by an index: no query reads all results.

let server: PlainPostgres;
let database: Database;

beforeAll(async () => {
  server = await startPlainPostgres();
  database = await server.createDatabase("plans");
  await applyMigrations(database);
  await database.query(`
    insert into study.publications (status, actor, source, input_sha256, meta, is_sample, published_at)
      values ('published', 'tests', 'generated', repeat('a', 64), '{}', true, now());
    insert into study.waves (publication_id, market_code, year, is_sample)
      select 1, code, year, true from study.markets, generate_series(2011, 2025) as year;
    insert into study.published_waves select market_code, year, id from study.waves;
    insert into study.industries (slug, name) select 'i' || i, 'Industry ' || i from generate_series(1, 22) as i;
    insert into study.brands (slug, name, folded) select 'b' || i, 'Brand ' || i, 'brand ' || i from generate_series(1, 1650) as i;
    insert into study.results (wave_id, brand_id, industry_id, overall_position, industry_position)
      select w.id, b, 1 + b % 22, b, b from study.waves w, generate_series(1, 420) as b;
    analyze`);
});

afterAll(async () => {
  await database?.close();
  await server?.stop();
});

/** How the plan reaches the results: "Seq Scan" would be all 31,500 of them. */
async function accessToResults(query: string): Promise<string[]> {
  const [row] = await database.query(`explain (format json) ${query}`);
  const found: string[] = [];
  JSON.stringify(row, (_, node: unknown) => {
    if (node && typeof node === "object" && "Relation Name" in node && node["Relation Name"] === "results" && "Node Type" in node) {
      found.push(String(node["Node Type"]));
    }
    return node;
  });
  return found;
}

/** The body of a function with its arguments put in as literals, as SQL. */
async function bodyOf(functionName: string, args: Record<string, string>): Promise<string> {
  const [row] = await database.query("select prosrc from pg_proc where proname = $1", [functionName]);
  return Object.entries(args).reduce((body, [name, literal]) => body.replaceAll(name, literal), String(row?.prosrc));
}

const SWEDEN = "'sweden'::text";

test.each<[string, Record<string, string>]>([
  ["list_ranked_brands", { p_market: SWEDEN, p_industry: "null::text", p_year: "null::int" }],
  ["list_ranked_brands", { p_market: SWEDEN, p_industry: "'i3'::text", p_year: "null::int" }],
  ["list_ranked_brands", { p_market: SWEDEN, p_industry: "null::text", p_year: "2018" }],
  ["list_industries", { p_market: SWEDEN }],
  ["list_industry_brands", { p_market: SWEDEN, p_industry: "'i3'::text" }],
  ["search_brands", { p_market: SWEDEN, p_query: "'brand 4'::text", p_limit: "5" }],
  ["find_brand", { p_slug: "'b7'::text" }],
  ["get_rankings_for_authenticated_user", { p_country: "'Sweden'::text", p_industry: "null::text", p_year: "2025" }],
  ["get_industry_brand_counts", { p_country: "'Sweden'::text", p_year: "2025" }],
])("%s finds its rows by an index: %o", async (functionName, args) => {
  const nodes = await accessToResults(await bodyOf(functionName, args));
  expect(nodes.length).toBeGreaterThan(0);
  expect(nodes).not.toContain("Seq Scan");
});

test.each(["ranking_positions_2025", "ranking_scores"])("%s of a country is found by an index", async (view) => {
  const nodes = await accessToResults(`select * from public.${view} where "Country" = 'Sweden' and "Year" = 2025`);
  expect(nodes.length).toBeGreaterThan(0);
  expect(nodes).not.toContain("Seq Scan");
});

test("a query that reads everything would be noticed", async () => {
  expect(await accessToResults("select avg(score) from study.results")).toContain("Seq Scan");
});
