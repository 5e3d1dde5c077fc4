import { STUDY_OF_TODAY } from "@/lib/catalogue/shown-study/study-of-today";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { BrandDataset, BrandYear } from "@/lib/rankings/histories/dataset";
import { toCsvTable } from "@/lib/analyses/portfolio/csv-table";
import { toHoldings, yearsOf } from "@/lib/analyses/portfolio/holdings";
import { toMatrix, toMeanChange, toSummary } from "@/lib/analyses/portfolio/summary";
import { wordAbsence, wordClaim, wordConcentration, wordStandfirst } from "@/lib/analyses/portfolio/wording";
import { formatSigned } from "@/lib/platform/words/format";
import { waveOf } from "@/lib/rankings/histories/market-wave.fixture";

const year = (at: number, score: number | null, more: Partial<BrandYear> = {}): BrandYear => ({
  market: "sweden",
  year: at,
  industry: { slug: "food", name: "Food" },
  overall: 1,
  inIndustry: 1,
  rankLow: 1,
  rankHigh: 2,
  score,
  error: score === null ? null : 2,
  n: 1000,
  nEff: 900,
  environment: null,
  social: null,
  both: null,
  z: 0,
  index: 100,
  change: null,
  ...more,
});
const wave = (at: number, mean: number | null = 70) =>
  waveOf(at, { hasScores: mean !== null, mean, deviation: 15, compared: 300, real: 20 });
const change = { since: 2024, points: 6, error: 2.8, clear: true, momentum: { points: 5, error: 2 } };
const dataset: BrandDataset = {
  brands: [
    { slug: "a", name: "Alv", years: [year(2024, 84), year(2025, 90, { change })] },
    {
      slug: "b",
      name: "Bjo",
      years: [year(2024, 70), year(2025, 71, { industry: { slug: "energy", name: "Energy" } })],
    },
    { slug: "c", name: "Cykla", years: [year(2025, 52)] },
    { slug: "d", name: "Dun", years: [year(2024, 60), year(2025, null, { n: 39 })] },
    { slug: "e", name: "Ek", years: [year(2024, 66)] },
  ],
};
const entries = ["a", "b", "c", "d", "e", "gone"].map((brand) => ({ brand, market: "sweden" }));
const holdings = toHoldings(entries, dataset, [wave(2024), wave(2025)], 2025, STUDY_OF_TODAY);

describe("a portfolio in one year", () => {
  test("a portfolio compares each brand with its market, tested together", () => {
    expect(holdings.scored.map(({ brand, ahead, verdict }) => [brand.name, ahead, verdict])).toEqual([
      ["Alv", 20, "above"],
      ["Bjo", 1, "unclear"],
      ["Cykla", -18, "below"],
    ]);
    expect(holdings.scored[0]?.low).toBeCloseTo(20 - 1.959964 * 2, 1);
    expect(yearsOf(entries, [wave(2024), wave(2025)])).toEqual([2025, 2024]);
  });

  test("in a portfolio, a distance clear alone may not be clear among many", () => {
    const far = { slug: "far", name: "Far", years: [year(2025, 74.15)] };
    const near = Array.from({ length: 9 }, (_, index) => ({
      slug: `near-${index}`,
      name: `Near ${index}`,
      years: [year(2025, 70 + index / 10)],
    }));
    const verdictOf = (brands: BrandDataset["brands"]) =>
      toHoldings(
        brands.map(({ slug }) => ({ brand: slug, market: "sweden" })),
        { brands },
        [wave(2025)],
        2025,
        STUDY_OF_TODAY,
      ).scored.find(({ brand }) => brand.slug === "far")?.verdict;
    expect([verdictOf([far]), verdictOf([far, ...near])]).toEqual(["above", "unclear"]);
  });

  test("a portfolio says why a brand has no value", () => {
    expect(holdings.absent.map((each) => [each.brand.slug, wordAbsence(each, 2025)])).toEqual([
      ["d", "Not ranked: 39 people asked"],
      ["e", "Not ranked in 2025"],
      ["gone", "No longer in the study, or not in the years of your plan"],
    ]);
  });

  test("a portfolio counts brands above their market, with an interval", () => {
    const summary = toSummary(holdings);
    expect(summary).toMatchObject({ above: 1, below: 1, unclear: 1, share: { above: 2, brands: 3 } });
    expect(summary?.industries.index).toBeCloseTo(5555.56, 1);
    expect(summary?.industries.equalParts).toBeCloseTo(1.8, 6);
    expect(summary?.ahead).toMatchObject({ points: 1 });
    expect(summary && wordClaim(summary)).toBe("1 of 3 brands is clearly above its market, 1 clearly below");
    expect(summary && wordConcentration(summary.industries, "industry", "industries")).toBe(
      "Concentration index 5,556 out of 10,000: as if the brands were spread evenly over 1.8 industries. The largest industry is food, with 67% of the brands.",
    );
  });

  test("a headline says both and all brands in words", () => {
    const summary = toSummary(holdings);
    const say = (above: number, below: number, all: number) =>
      summary && wordClaim({ ...summary, above, below, share: { ...summary.share, brands: all } });
    expect(say(2, 0, 2)).toBe("Both brands are clearly above their market");
    expect(say(0, 5, 5)).toBe("All five brands are clearly below their market");
    expect(say(3, 0, 12)).toBe("Three of 12 brands are clearly above their market");
    expect(say(2, 2, 4)).toBe("2 of 4 brands are clearly above their market, 2 clearly below");
  });

  test("a portfolio's change is split among brands that stayed, joined and left", () => {
    const mean = toMeanChange(holdings);
    expect(mean).toMatchObject({ before: 70, after: 71, points: 1, isClear: false });
    expect(mean?.contributions.map(({ brand, way }) => [brand.slug, way])).toEqual([
      ["c", "came"],
      ["a", "stayed"],
      ["d", "left"],
      ["e", "left"],
      ["b", "stayed"],
    ]);
    expect(mean?.contributions.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(1, 10);
    const summary = toSummary(holdings);
    expect(summary && wordStandfirst(summary, mean, holdings.since)).toContain(
      "The average score has risen by 1.0 points since 2024: no clear change.",
    );
  });

  test("a portfolio's chart has the brands with a change, and which of them changed clearly", () => {
    const { points, without } = toMatrix(holdings);
    expect(
      points.map(({ brand, ahead, change: moved, isChanged, isClear }) => [
        brand.slug,
        ahead,
        moved,
        isChanged,
        isClear,
      ]),
    ).toEqual([["a", 20, 6, true, true]]);
    expect(without).toBe(2);
  });

  test("a portfolio's table has the same numbers as its page", () => {
    const { columns, rows } = toCsvTable(holdings, "portfolio");
    expect(rows).toHaveLength(6);
    for (const row of rows) expect(row).toHaveLength(columns.length);
    const cell = (row: number, column: string) => rows[row]?.[columns.findIndex(({ label }) => label === column)];
    expect([
      cell(0, "Score"),
      cell(0, "Points from market"),
      cell(0, "Compared with market"),
      cell(0, "Clear change"),
    ]).toEqual([90, 20, "Clearly above", "Clear change"]);
    expect([cell(3, "Score"), cell(3, "Remark")]).toEqual([null, "Not ranked: 39 people asked"]);
  });

  test("a portfolio without brands or scores is empty", () => {
    const none = toHoldings([], dataset, [wave(2025)], 2025, STUDY_OF_TODAY);
    expect([toSummary(none), toMeanChange(none)]).toEqual([null, null]);
    const positions = toHoldings(
      entries,
      { brands: [{ slug: "a", name: "Alv", years: [year(2025, null, { n: null })] }] },
      [wave(2025, null)],
      2025,
      STUDY_OF_TODAY,
    );
    expect(toSummary(positions)).toBeNull();
    expect(positions.absent[0]?.why).toBe("no-scores");
  });
});

describe("invariants", () => {
  test("contributions add up to the change of the portfolio's average", () => {
    const score = fc.option(fc.double({ min: 0, max: 200, noNaN: true }));
    fc.assert(
      fc.property(fc.array(fc.tuple(score, score), { maxLength: 40 }), (scores) => {
        const brands = scores.map(([before, after], at) => ({
          slug: `b${at}`,
          name: `B${at}`,
          years: [...(before === null ? [] : [year(2024, before)]), ...(after === null ? [] : [year(2025, after)])],
        }));
        const some = toHoldings(
          brands.map(({ slug }) => ({ brand: slug, market: "sweden" })),
          { brands },
          [wave(2024), wave(2025)],
          2025,
          STUDY_OF_TODAY,
        );
        const mean = toMeanChange(some);
        expect(some.scored.length + some.absent.length).toBe(scores.length);
        if (mean) expect(mean.contributions.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(mean.points, 8);
      }),
    );
  });

  test("a sign matches the number shown", () => {
    expect([formatSigned(1.25), formatSigned(-3.04), formatSigned(-0.04), formatSigned(0)]).toEqual([
      "+1.3",
      "−3.0",
      "0.0",
      "0.0",
    ]);
  });
});
