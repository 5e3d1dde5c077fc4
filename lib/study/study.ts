import type { MarketSlug } from "@/lib/catalogue/markets/market";
import type { PopulationFigures } from "@/lib/study/consumer";
import type { Forecast, ForecastHistory, ForecastRecord, ForecastTrack, PassingOdds } from "@/lib/study/prediction";
import type { RiskAlert } from "@/lib/study/risk-alert";

/** How a wave's interviews were weighted to its population. */
export type WaveWeighting = {
  /** nΣw²/(Σw)² over the interviews of the wave, and n divided by it. */
  designEffect: number;
  effectiveN: number;
  /** Rounds of raking until all margins agreed. */
  iterations: number;
  /** Largest remaining difference between a weighted share and its target, as a share. */
  largestGap: number;
  /** Weights are held between mean/cap and mean·cap; how many interviews were held. */
  cap: number;
  capped: number;
  /** Smallest and largest weight, with mean 1. */
  smallest: number;
  largest: number;
};

/** One market × year of fieldwork. Dates are ISO days; null if unknown. */
export type StudyWave = {
  market: MarketSlug;
  year: number;
  interviews: number | null;
  fieldworkFrom: string | null;
  fieldworkTo: string | null;
  /** The scoring rule; null without scores. */
  ruleVersion: string | null;
  /** Ratings of brands in all interviews; null if only results are known. */
  assessments: number | null;
  /** Unweighted mean and standard deviation of the wave's scores, in points. */
  marketMean: number | null;
  marketDeviation: number | null;
  /** Null for finished results. */
  weighting: WaveWeighting | null;
};

/** A brand's change since its previous wave, with its market's false-discovery control. Scores in points. */
export type ScoreChange = {
  /** Year of the market's previous wave. */
  previousYear: number;
  difference: number;
  standardError: number;
  /** Two-sided, of this brand alone; and after Benjamini–Hochberg over all brands of the market. */
  p: number;
  q: number;
  isTested: boolean;
  /** Change beyond the market's, shrunk towards the industry's mean, with its standard error. */
  momentum: number;
  momentumError: number;
};

/**
 * One brand's results in one wave. Positions are 1-based and count ranked brands only. Everything that depends on
 * scores is null in a study of positions only. A brand rated by fewer than SMALLEST_BASE people is not ranked: only its
 * n is known.
 */
export type StudyResult = {
  market: MarketSlug;
  year: number;
  brand: string;
  brandSlug: string;
  industry: string;
  industrySlug: string;
  overallPosition: number | null;
  industryPosition: number | null;
  /** 0–200, with its standard error in points. */
  score: number | null;
  standardError: number | null;
  n: number | null;
  nEff: number | null;
  /** Weighted shares (0–1) of positive ratings on the environment, on social responsibility, and on both. */
  environmentShare: number | null;
  socialShare: number | null;
  bothShare: number | null;
  /** Joint 95 % rank range among the wave's ranked brands: exact, and widened for free pages. */
  rankLow: number | null;
  rankHigh: number | null;
  publicRankLow: number | null;
  publicRankHigh: number | null;
  /** Joint 95 % rank range by bootstrap with stepdown; latest waves computed from interviews only. */
  bootRankLow: number | null;
  bootRankHigh: number | null;
  /** (score − market mean) / market deviation, and 100 · score / market mean. */
  zScore: number | null;
  marketIndex: number | null;
  change: ScoreChange | null;
};

/**
 * A brand's score in one age group. Suppressed (null) below SMALLEST_BASE interviews, and where it would reveal the
 * score of a smaller group; n is always shown.
 */
export type AgeGroupResult = {
  market: MarketSlug;
  year: number;
  brandSlug: string;
  ageGroup: string;
  score: number | null;
  standardError: number | null;
  n: number;
  nEff: number | null;
};

/** A study ready to be published: all its waves with their results. */
export type Study = {
  /** Its source, for the publication's record. */
  source: string;
  isSample: boolean;
  waves: readonly StudyWave[];
  results: readonly StudyResult[];
  ageGroups: readonly AgeGroupResult[];
  consumers: readonly PopulationFigures[];
  forecasts: readonly Forecast[];
  forecastHistories: readonly ForecastHistory[];
  forecastRecords: readonly ForecastRecord[];
  forecastTracks: readonly ForecastTrack[];
  passingOdds: readonly PassingOdds[];
  alerts: readonly RiskAlert[];
};

/** A brand rated by fewer people than this has no score and is not ranked. */
export const SMALLEST_BASE = 50;
