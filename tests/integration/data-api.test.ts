import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  addCallers,
  brandsOf,
  CALLERS,
  findSentinel,
  publishSentinelStudy,
  rowsOf,
  slugOf,
  YEARS,
  type CallerName,
} from "@/tests/support/sentinel-study";
import { TestBackend, type Answer, type As } from "@/tests/support/test-backend";
import { KNOWS, yearsOf } from "@/tests/support/what-callers-know";

let backend: TestBackend;
let callers: Record<CallerName, As>;

beforeAll(async () => {
  backend = await TestBackend.start();
  await publishSentinelStudy(backend);
  callers = await addCallers(backend);
});

afterAll(() => backend?.stop());

type Rows = Record<string, unknown>[];
const rowsIn = ({ status, json }: Answer): Rows => (status === 200 && Array.isArray(json) ? (json as Rows) : []);

describe.each(CALLERS)("%s", (name) => {
  const knows = KNOWS[name];
  const rpc = (call: string, args: Record<string, unknown> = {}) => backend.rpc(callers[name], call, args);
  const view = (query: string) => backend.request(callers[name], `/rest/v1/${query}`);
  const answeredYears = async (ask: (year: number) => Promise<boolean>) => {
    const answered: number[] = [];
    for (const year of YEARS) if (await ask(year)) answered.push(year);
    return answered;
  };

  test("list_ranked_brands returns the ranking of a market", async () => {
    const expected = rowsOf("sweden", 2025).slice(0, knows.brands);
    expect(rowsIn(await rpc("list_ranked_brands", { p_market: "sweden" }))).toEqual(
      expected.map((row) => ({
        position: row.overall_position,
        brand_slug: row.brand_slug,
        brand_name: row.brand,
        industry_slug: row.industry_slug,
        industry_name: row.industry,
        year: 2025,
        overall_position: row.overall_position,
        industry_position: knows.industryPositions ? row.industry_position : null,
        rank_low: knows.exact ? row.rank_low : 1,
        rank_high: knows.exact ? row.rank_high : 14,
        range_exact: knows.exact,
        score: knows.exact ? row.score : null,
        standard_error: knows.exact ? row.standard_error : null,
        n: knows.exact ? row.n : null,
        n_eff: knows.exact ? row.n_eff : null,
      })),
    );
  });

  test("list_ranked_brands returns the ranking of an industry", async () => {
    const expected = knows.industryPositions ? rowsOf("sweden", 2025).filter((row) => row.industry === "Energy") : [];
    const rows = rowsIn(await rpc("list_ranked_brands", { p_market: "sweden", p_industry: "energy" }));
    expect(rows.map((row) => [row.position, row.brand_name])).toEqual(
      expected.map((row, index) => [index + 1, row.brand]),
    );
  });

  test("every call returns the same earlier years", async () => {
    const years = yearsOf(knows);
    const has = async (answer: Promise<Answer>) => rowsIn(await answer).length > 0;
    expect(await answeredYears((p_year) => has(rpc("list_ranked_brands", { p_market: "sweden", p_year })))).toEqual(
      years,
    );
    expect(await answeredYears((p_year) => has(rpc("get_industry_brand_counts", { p_country: "Se", p_year })))).toEqual(
      years,
    );
    const totals = async (p_year: number) =>
      (await rpc("get_total_country_brands", { p_country: "Sweden", p_year })).json === 14;
    expect(await answeredYears(totals)).toEqual(years);
    const signedIn = (p_year: number) =>
      has(rpc("get_rankings_for_authenticated_user", { p_country: "Sweden", p_year }));
    expect(await answeredYears(signedIn)).toEqual(name === "anonymous" ? [] : years);
  });

  test("get_rankings_for_authenticated_user returns the specification's column names", async () => {
    const answer = await rpc("get_rankings_for_authenticated_user", {
      p_country: "Sweden",
      p_industry: "Energy",
      p_year: 2025,
    });
    if (name === "anonymous") return expect(answer.status).toBe(401);
    const energy = rowsOf("sweden", 2025).filter((row) => row.industry === "Energy");
    expect(answer.json).toEqual(
      energy.map((row) => ({
        Brand: row.brand,
        Country: "Sweden",
        industry: "Energy",
        Year: 2025,
        "Ranking Position": row.industry_position,
        "Overall Country Ranking": row.overall_position,
      })),
    );
  });

  test("ranking_positions_2025 shows the caller's positions", async () => {
    const rows = rowsIn(await view("ranking_positions_2025?Country=eq.Sweden&order=Overall%20Country%20Ranking.asc"));
    expect(rows.map((row) => [row.Brand, row["Overall Country Ranking"], row["Ranking Position"]])).toEqual(
      rowsOf("sweden", 2025)
        .slice(0, knows.brands)
        .map((row) => [row.brand, row.overall_position, knows.industryPositions ? row.industry_position : null]),
    );
  });

  test("ranking_scores shows the scores in the caller's plan", async () => {
    const rows = rowsIn(await view("ranking_scores?Country=eq.Sweden&order=Year,Score.desc"));
    expect(rows.map((row) => [row.Year, row.Brand, row.Score])).toEqual(
      knows.scoredYears.flatMap((year) => rowsOf("sweden", year).map((row) => [year, row.brand, row.score])),
    );
  });

  test("find_brand returns hidden values as null", async () => {
    const last = rowsOf("sweden", 2025)[12];
    const rows = rowsIn(await rpc("find_brand", { p_slug: last?.brand_slug }));
    expect(rows).toEqual([
      {
        brand_slug: last?.brand_slug,
        brand_name: last?.brand,
        market_slug: "sweden",
        market_name: "Sweden",
        industry_slug: last?.industry_slug,
        industry_name: last?.industry,
        year: 2025,
        brand_count: 14,
        overall_position: knows.brands === 14 ? 13 : null,
        industry_position: knows.industryPositions ? last?.industry_position : null,
        rank_low: knows.exact ? last?.rank_low : knows.brands === 14 ? 1 : null,
        rank_high: knows.exact ? last?.rank_high : knows.brands === 14 ? 14 : null,
        range_exact: knows.exact,
        score: knows.exact ? last?.score : null,
        standard_error: knows.exact ? last?.standard_error : null,
        n: knows.exact ? last?.n : null,
      },
    ]);
  });

  test("find_brand returns each market's own latest study", async () => {
    const rows = rowsIn(await rpc("find_brand", { p_slug: slugOf(brandsOf(2024)[0] ?? "") }));
    expect(rows.map((row) => [row.market_slug, row.year])).toEqual([
      ["sweden", 2025],
      ["norway", 2024],
    ]);
    expect(rows[1]).toMatchObject({ overall_position: 1, industry_position: knows.industryPositions ? 1 : null });
  });

  test("lists of names are alphabetical and the same for everyone", async () => {
    const industries = rowsIn(await rpc("list_industries", { p_market: "sweden" }));
    expect(industries).toEqual([
      { slug: "banking", name: "Banking", brand_count: 4 },
      { slug: "energy", name: "Energy", brand_count: 5 },
      { slug: "food-grocery", name: "Food & grocery", brand_count: 5 },
    ]);
    const brands = rowsIn(await rpc("list_industry_brands", { p_market: "sweden", p_industry: "energy" }));
    expect(brands.map((row) => row.brand_name)).toEqual(["Brand A", "Brand D", "Brand G", "Brand J", "Brand M"]);
    const found = rowsIn(await rpc("search_brands", { p_market: "sweden", p_query: "bRÄNd" }));
    expect(found.map((row) => row.brand_name)).toEqual(["Brand A", "Brand B", "Brand C", "Brand D", "Brand E"]);
    const markets = rowsIn(await rpc("list_markets"));
    expect(markets.map((row) => [row.slug, row.year, row.brand_count, row.industry_count])).toEqual([
      ["sweden", 2025, 14, 3],
      ["norway", 2024, 3, 3],
    ]);
    const signUp = rowsIn(await view("ranking_industries_2024?Country=eq.Norway&select=industry&order=industry"));
    expect(signUp.map((row) => row.industry)).toEqual(["Banking", "Energy", "Food & grocery"]);
    const filter = rowsIn(await view("ranking_industries_2025?select=Country,industry&order=industry"));
    expect(filter.map((row) => `${row.Country} ${row.industry}`)).toEqual([
      "Sweden Banking",
      "Sweden Energy",
      "Sweden Food & grocery",
    ]);
  });

  test("no call returns paid data without a plan", async () => {
    const answers = await Promise.all([
      rpc("list_ranked_brands", { p_market: "sweden" }),
      rpc("find_brand", { p_slug: "brand-a" }),
      rpc("list_markets"),
      rpc("current_publication"),
      view("ranking_positions_2025"),
      view("ranking_scores"),
    ]);
    const found = answers.map((answer) => findSentinel(answer.text)).filter((sentinel) => sentinel !== null);
    if (knows.exact) expect(found.length).toBeGreaterThan(0);
    else expect(found).toEqual([]);
  });
});
