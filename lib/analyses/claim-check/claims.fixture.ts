import type { BrandHistory, BrandYear, MarketWave } from "@/lib/rankings/histories/dataset";

// A market of four brands, one of which too few people were asked about.

export const INDUSTRIES = [
  { slug: "food-grocery", name: "Food & grocery" },
  { slug: "banking", name: "Banking" },
];
const FOOD = { slug: "food-grocery", name: "Food & grocery" };
export const year = (over: Partial<BrandYear>): BrandYear => ({
  market: "sweden",
  year: 2025,
  industry: FOOD,
  overall: 1,
  inIndustry: 1,
  rankLow: 1,
  rankHigh: 9,
  score: 80,
  error: 1,
  n: 912,
  nEff: 800,
  environment: 0.4,
  social: 0.4,
  both: 0.3,
  z: 0,
  index: 100,
  change: null,
  ...over,
});
export const brand = (name: string, before: number, now: number | null): BrandHistory => ({
  slug: name.toLowerCase(),
  name,
  years: [
    year({ year: 2024, score: before }),
    year({ score: now, error: now === null ? null : 1, n: now === null ? 39 : 912 }),
  ],
});
export const DATASET = {
  market: "sweden",
  brands: [brand("Alpha", 80, 90), brand("Beta", 80, 82), brand("Gamma", 70, 81), brand("Small", 60, null)],
};
export const WAVES = [2024, 2025].map((at): MarketWave => ({
  market: "sweden",
  year: at,
  interviews: 1_000,
  fieldwork: null,
  brandCount: 4,
  hasScores: true,
  isSample: true,
  mean: 80,
  deviation: 10,
  compared: null,
  real: null,
}));
