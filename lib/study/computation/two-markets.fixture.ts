import { NOT_COMPUTED, withoutFigures } from "@/lib/study/bare-study";
import type { Study, StudyResult, StudyWave } from "@/lib/study/study";

const MARKETS = ["sweden", "netherlands"];
const YEARS = [2023, 2024, 2025];
const BRANDS = ["Algkraft", "Björkdal", "Cirrus", "Dimma"];

/** Two markets in three years, each with four brands; every table that belongs to a wave has one row of each. */
export function createTwoMarkets(): Study {
  const waves = MARKETS.flatMap((market) => YEARS.map((year) => waveOf(market, year)));
  const results = waves.flatMap(({ market, year }) => BRANDS.map((brand, i) => resultOf(market, year, brand, i + 1)));
  const ofWaves: readonly object[] = waves.map(({ market, year }) => ({ market, year }));
  const origins: readonly object[] = waves.map(({ market, year }) => ({ market, originYear: year }));
  const latest: readonly object[] = waves.map(({ market, year }) => ({ market, latestYear: year }));
  return {
    source: "two markets",
    isSample: false,
    waves,
    results,
    ...withoutFigures(),
    ageGroups: ofWaves as Study["ageGroups"],
    consumers: ofWaves as Study["consumers"],
    forecasts: origins as Study["forecasts"],
    forecastHistories: latest as Study["forecastHistories"],
    forecastRecords: origins as Study["forecastRecords"],
    forecastTracks: latest as Study["forecastTracks"],
    passingOdds: latest as Study["passingOdds"],
    alerts: ofWaves as Study["alerts"],
  };
}

const waveOf = (market: string, year: number): StudyWave => ({
  market,
  year,
  interviews: 4_000,
  fieldworkFrom: null,
  fieldworkTo: null,
  ruleVersion: "top-two-of-five/1",
  assessments: null,
  marketMean: null,
  marketDeviation: null,
  weighting: null,
});

const resultOf = (market: string, year: number, brand: string, position: number): StudyResult => ({
  ...NOT_COMPUTED,
  market,
  year,
  brand,
  brandSlug: brand.toLowerCase(),
  industry: "Energy",
  industrySlug: "energy",
  overallPosition: position,
  industryPosition: position,
  score: 120 - 10 * position,
  standardError: 3,
  n: 1_000,
  nEff: 900,
  rankLow: position,
  rankHigh: position,
  publicRankLow: position,
  publicRankHigh: position,
});
