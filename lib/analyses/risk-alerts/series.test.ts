import { expect, test } from "vitest";
import { toAgeChanges } from "@/lib/analyses/risk-alerts/age-changes";
import { Evidence } from "@/lib/analyses/risk-alerts/evidence";
import { toGaps } from "@/lib/analyses/risk-alerts/gaps";
import { toAgainstMarket } from "@/lib/analyses/risk-alerts/series";
import type { BrandYear, MarketWave } from "@/lib/rankings/histories/dataset";
import { scoreInterval } from "@/lib/statistics/score";

/** Few people rate the brand well: its interval reaches further up than down, and never below 0. */
const LOW = { score: 2, error: 1.6 };
const wave: MarketWave = {
  market: "sweden",
  year: 2025,
  mean: 60,
  deviation: 20,
  brandCount: 12,
  interviews: 900,
  fieldwork: null,
  hasScores: true,
  isSample: true,
  compared: null,
  real: null,
};
const year: BrandYear = {
  market: "sweden",
  year: 2025,
  industry: { slug: "food", name: "Food" },
  overall: 12,
  inIndustry: 3,
  rankLow: 10,
  rankHigh: 12,
  ...LOW,
  n: 60,
  nEff: 55,
  z: null,
  index: null,
  environment: null,
  social: null,
  both: null,
  change: null,
};

test("a brand's difference from its market has the published interval of its score", () => {
  const [point] = toAgainstMarket({ slug: "a", name: "A", years: [year] }, "sweden", [wave]);
  const { low, high } = scoreInterval(LOW.score, LOW.error);
  expect([point?.low, point?.value, point?.high]).toEqual([low - 60, -58, high - 60]);
  expect(high - LOW.score).toBeGreaterThan(LOW.score - low);
  expect(low).toBeGreaterThanOrEqual(0);
});

test("positions without scores have no interval against the market", () => {
  const [point] = toAgainstMarket({ slug: "a", name: "A", years: [{ ...year, score: null, error: null }] }, "sweden", [
    wave,
  ]);
  expect([point?.low, point?.value, point?.high]).toEqual([null, null, null]);
});

test("an age group's difference from its mean has the published interval of its score", () => {
  const ages = {
    market: "sweden",
    year: 2025,
    ages: ["18-29"],
    brands: [{ slug: "a", name: "A", cells: [{ age: "18-29", ...LOW, n: 60 }] }],
    means: [{ age: "18-29", mean: 60, brandCount: 12 }],
  };
  const [row] = toAgeChanges("a", ages, { ...ages, brands: [] });
  const { low, high } = scoreInterval(LOW.score, LOW.error);
  expect([row?.low, row?.value, row?.high]).toEqual([low - 60, -58, high - 60]);
});

test("an age gap reaches 1.96 standard errors to each side", () => {
  const [then, now] = toGaps(new Evidence({ gapNow: -12, errorNow: 4 }));
  expect(then).toBeNull();
  expect(now?.low).toBeCloseTo(-19.84, 2);
  expect(now?.high).toBeCloseTo(-4.16, 2);
});
