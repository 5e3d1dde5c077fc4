import { STUDY_OF_TODAY } from "@/lib/catalogue/shown-study/study-of-today";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { forLeader, type UnnamedClaim } from "@/lib/analyses/claim-check/leader";
import { parseClaim } from "@/lib/analyses/claim-check/parse-claim";
import { toNameIndex } from "@/lib/analyses/claim-check/read-brands";
import { NO_CLAIM } from "@/lib/analyses/claim-check/search-params";
import { settle } from "@/lib/analyses/claim-check/settle";
import { checkClaim } from "@/lib/analyses/claim-check/view";
import type { BrandHistory, MarketDataset, MarketWave } from "@/lib/rankings/histories/dataset";

const FOOD = { slug: "food-grocery", name: "Food & grocery" };
const WAVES: MarketWave[] = [
  {
    market: "sweden",
    year: 2025,
    interviews: 1_000,
    fieldwork: null,
    brandCount: 3,
    hasScores: true,
    isSample: true,
    mean: 80,
    deviation: 10,
    compared: null,
    real: null,
  },
];
const brand = (name: string, score: number, error: number): BrandHistory => ({
  slug: name.toLowerCase(),
  name,
  years: [
    {
      market: "sweden",
      year: 2025,
      industry: FOOD,
      overall: 1,
      inIndustry: 1,
      rankLow: 1,
      rankHigh: 9,
      score,
      error,
      n: 900,
      nEff: 800,
      environment: 0.4,
      social: 0.4,
      both: 0.3,
      z: 0,
      index: 100,
      change: null,
    },
  ],
});
const BEST: UnnamedClaim = {
  kind: "best",
  market: "sweden",
  industry: null,
  part: "score",
  year: 2025,
  since: null,
  count: null,
  rival: null,
};
const NAMES = { brands: toNameIndex([brand("Alpha", 90, 1), brand("Beta", 80, 1)]), industries: [FOOD] };
const settled = (text: string) =>
  settle({ ...NO_CLAIM, text }, parseClaim(text, { ...NAMES, study: STUDY_OF_TODAY }), WAVES);
const statusOf = (dataset: MarketDataset, slug: string) => {
  const { judgement } = checkClaim({ ...BEST, brand: slug }, dataset, WAVES, { markets: [], industries: [] });
  return judgement.isJudged ? judgement.status : null;
};

describe("a claim without a brand", () => {
  it("a claim about a position without a brand lacks only the brand", () => {
    expect(settled("The most sustainable grocery brand in Sweden")).toMatchObject({
      claim: null,
      gaps: ["brand"],
      unnamed: { kind: "best", market: "sweden", industry: "food-grocery" },
    });
    expect(settled("The most sustainable brand in Sweden").unnamed).toMatchObject({ industry: null });
  });

  it("a claim without a brand is incomplete if more is missing or a name is misspelt", () => {
    expect(settled("The most sustainable grocery brand").unnamed).toBeNull();
    expect(settled("Alpja is the most sustainable brand in Sweden").unnamed).toBeNull();
    expect(settled("Above average on sustainability in Sweden").unnamed).toBeNull();
    expect(settled("Alpha is the most sustainable brand in Sweden")).toMatchObject({
      unnamed: null,
      claim: { brand: "alpha" },
    });
  });

  it("a claim without a brand is checked for the one brand that could make it", () => {
    const field = fc.array(
      fc.record({
        score: fc.double({ min: 0, max: 200, noNaN: true }),
        error: fc.double({ min: 0.1, max: 9, noNaN: true }),
      }),
      { minLength: 2, maxLength: 12 },
    );
    fc.assert(
      fc.property(field, (drawn) => {
        const dataset = {
          market: "sweden",
          brands: drawn.map(({ score, error }, index) => brand(`B${index}`, score, error)),
        };
        const leader = forLeader(BEST, dataset)?.brand ?? "";
        const winners = dataset.brands
          .filter(({ slug }) => statusOf(dataset, slug) === "supported")
          .map(({ slug }) => slug);
        expect(winners).toEqual(statusOf(dataset, leader) === "supported" ? [leader] : []);
      }),
    );
  });

  it("a claim without a brand fits none if no brand has a value", () => {
    expect(forLeader(BEST, { market: "sweden", brands: [] })).toBeNull();
  });
});
