import { NOTHING_ASKED } from "@/lib/rankings/histories/analysis-query";
import type { BrandHistory, BrandYear } from "@/lib/rankings/histories/dataset";
import { NO_FIGURES } from "@/lib/rankings/histories/kept-figures";
import type { BrandForecast, ForecastDataset, ForecastTrack } from "@/lib/analyses/predictions/dataset";
import { AHEAD } from "@/lib/analyses/trajectory/horizon";
import { toTrajectory } from "@/lib/analyses/trajectory/view";
import { waveOf } from "@/lib/rankings/histories/market-wave.fixture";

// Three brands of an invented industry, their forecasts, and the page about the first.

const market = { slug: "sweden", name: "Sweden" };
const industry = { slug: "food", name: "Food" };

const at = (year: number, score: number | null, position = 30): BrandYear => ({
  ...NO_FIGURES,
  market: "sweden",
  year,
  industry,
  overall: score === null ? null : position,
  inIndustry: 1,
  rankLow: 8,
  rankHigh: 160,
  score,
  error: score === null ? null : 2.9,
  n: score === null ? 39 : 1_000,
  nEff: 880,
});
export const brand = (slug: string, ...scores: (number | null)[]): BrandHistory => ({
  slug,
  name: slug.toUpperCase(),
  years: scores.map((score, index) => at(2026 - scores.length + index, score)),
});
export const forecast = (slug: string, value: number, more: Partial<BrandForecast> = {}): BrandForecast => ({
  slug,
  name: slug.toUpperCase(),
  model: "damped-trend",
  waves: 15,
  years: AHEAD.map((ahead) => ({
    year: 2025 + ahead,
    value: value + ahead,
    p95: { low: value - 9 * ahead, high: value + 9 * ahead },
    p80: { low: value - 6 * ahead, high: value + 6 * ahead },
    p50: { low: value - 3 * ahead, high: value + 3 * ahead },
    position: { median: 28, low: 10, high: 80 },
    topTen: 0.06 * ahead,
  })),
  past: [
    { origin: 2022, year: 2025, value: 84, p95: { low: 70, high: 98 }, p80: { low: 75, high: 93 } },
    { origin: 2024, year: 2025, value: 99, p95: { low: 92, high: 106 }, p80: { low: 94, high: 104 } },
  ],
  ...more,
});
const track = (more: Partial<ForecastTrack>): ForecastTrack => ({
  industry: null,
  origin: null,
  horizon: 3,
  forecasts: 900,
  coverage: { p50: 0.51, p80: 0.79, p95: 0.952 },
  textbook: 0.84,
  mase: 0.9,
  maseOfNaive: 1,
  positions: 0.94,
  ...more,
});

const forecasts: ForecastDataset = {
  market: "sweden",
  industry: "food",
  origin: 2025,
  brands: [forecast("a", 90), forecast("b", 95), forecast("c", 60)],
  tracks: [
    track({}),
    track({ horizon: 1 }),
    track({ industry: "food", forecasts: 60 }),
    track({ origin: 2020 }),
    track({ industry: "food", origin: 2020 }),
  ],
  records: [
    { model: "naive", horizon: 3, forecasts: 900, coverage: 0.95, mase: 1.2, maseOfNaive: 1.2, isChosen: false },
    { model: "damped-trend", horizon: 3, forecasts: 900, coverage: 0.95, mase: 0.9, maseOfNaive: 1.2, isChosen: true },
  ],
  odds: AHEAD.map((horizon) => ({ horizon, quantiles: [-12, -4, 0, 4, 12], record: [] })),
  tenthScore: 108.5,
};
export const brands = [brand("a", 80, 84, 90), brand("b", 91, 92, 93), brand("c", 60, 60, 60)];

export const view = (more: Partial<ForecastDataset> = {}, asked: Partial<typeof NOTHING_ASKED> = {}, own = brands) =>
  toTrajectory({
    dataset: { market: "sweden", industry: "food", brands: own },
    forecasts: { ...forecasts, ...more },
    waves: [waveOf(2023), waveOf(2024), waveOf(2025)],
    query: { ...NOTHING_ASKED, brands: ["a", "b"], ...asked },
    market,
    industry,
    industries: [industry],
  });
