import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseShareSearch, toConfiguration, toPageAddress, toShareSearch } from "@/lib/analyses/configuration";
import { migrate, parseConfiguration } from "@/lib/analyses/parse-configuration";
import { ANALYSIS_IDS, findAnalysisAt } from "@/lib/catalogue/analyses";
import { MARKETS } from "@/lib/catalogue/markets/market";

const figures = fc.constantFrom(...ANALYSIS_IDS);
const slug = fc.constantFrom("havremark", "tuvmark", "åäö", "a--b", "x".repeat(121), "it's", "nord-2");
const market = fc.constantFrom(...MARKETS.map((each) => each.slug), "atlantis");
const year = fc.integer({ min: 1990, max: 2040 }).map(String);
const params = fc
  .record(
    {
      market,
      industry: slug,
      brands: fc
        .array(
          fc.oneof(
            slug,
            fc.tuple(slug, market).map((pair) => pair.join(".")),
          ),
          { maxLength: 12 },
        )
        .map((list) => list.join(",")),
      markets: fc.array(market, { maxLength: 5 }).map((list) => list.join(",")),
      from: year,
      to: year,
      year,
      scale: fc.constantFrom("score", "z", "index", "other"),
      part: fc.constantFrom("score", "environment", "social", ""),
      view: fc.oneof(slug, fc.uuid()),
      age: fc.constantFrom("all", "16-24", "65+", "ÅÄÖ 16–24"),
      sex: fc.constantFrom("all", "female"),
      group: fc.constantFrom("all", "smart"),
      with: fc.constantFrom("sweden.2025.all.female.all", "nothing", "norway.2024.16-24.all.ego"),
      claim: fc.string({ unit: "binary", maxLength: 400 }),
      of: fc.constantFrom("all", "followed", "rule-default"),
      show: fc.constantFrom("open", "all"),
      rows: fc.constantFrom("8", "32", "9999"),
      figure: fc.string(),
      anything: fc.string(),
    },
    { requiredKeys: [] },
  )
  .map((search) => new URLSearchParams(search));

describe("a chart configuration", () => {
  test("a chart's configuration is read back from its address", () => {
    fc.assert(
      fc.property(figures, params, (figure, search) => {
        const configuration = toConfiguration(figure, search);
        expect(parseShareSearch(new URLSearchParams(toShareSearch(configuration)))).toEqual(configuration);
        const page = new URL(toPageAddress(configuration), "https://granskog.example");
        expect(findAnalysisAt(page.pathname)).toBe(figure);
        expect(toConfiguration(figure, page.searchParams)).toEqual(configuration);
        expect(parseConfiguration(JSON.parse(JSON.stringify(configuration)))).toEqual(configuration);
      }),
      { numRuns: 400 },
    );
  });

  test("a chart's configuration accepts nothing unknown", () => {
    const right = toConfiguration("single-country", new URLSearchParams("market=sweden&industry=food-grocery"));
    expect(right.search).toBe("market=sweden&industry=food-grocery");
    for (const wrong of [
      null,
      [],
      "x",
      {},
      { ...right, version: 2 },
      { ...right, version: 0 },
      { ...right, figure: "constructor" },
      { ...right, rows: [] },
      { ...right, search: 7 },
      { ...right, search: "x".repeat(30_001) },
    ]) {
      expect(parseConfiguration(wrong), JSON.stringify(wrong)?.slice(0, 80)).toBeNull();
    }
    expect(parseShareSearch(new URLSearchParams("market=sweden"))).toBeNull();
    expect(parseShareSearch(new URLSearchParams("figure=__proto__"))).toBeNull();
  });

  test("an older configuration goes through each step to the current version", () => {
    const steps = {
      1: ({ chart, ...rest }: Record<string, unknown>) => ({ ...rest, figure: chart }),
      2: (document: Record<string, unknown>) => ({ ...document, search: "market=sweden" }),
    };
    expect(migrate({ version: 1, chart: "snapshot" }, steps, 3)).toEqual({
      version: 3,
      figure: "snapshot",
      search: "market=sweden",
    });
    expect(migrate({ version: 2, figure: "snapshot" }, steps, 3)).toEqual({
      version: 3,
      figure: "snapshot",
      search: "market=sweden",
    });
    expect(migrate({ version: 4 }, steps, 3)).toBeNull();
    expect(migrate({ version: 1 }, {}, 2)).toBeNull();
  });
});
