import type { MarketWave } from "@/lib/rankings/histories/dataset";

/** A study of Sweden in one year, with what `more` says otherwise. */
export const waveOf = (year: number, more: Partial<MarketWave> = {}): MarketWave => ({
  market: "sweden",
  year,
  interviews: 10_000,
  fieldwork: null,
  brandCount: 400,
  hasScores: true,
  isSample: true,
  mean: 70,
  deviation: 14,
  compared: 390,
  real: 27,
  ...more,
});
