import type { MarketSlug } from "@/lib/catalogue/markets/market";

/** A brand's forecast score from the waves up to the origin, the market's latest. Scores in points. */
export type Forecast = {
  market: MarketSlug;
  /** Year of the last wave it is based on, and the forecast year. */
  originYear: number;
  year: number;
  brandSlug: string;
  model: string;
  value: number;
  /** Split-conformal 95 % interval, and the 80 % and 50 % ones. */
  low: number;
  high: number;
  low80: number;
  high80: number;
  low50: number;
  high50: number;
  /** Forecast position: median and 95 % interval of simulated futures of the whole market. */
  position: number;
  positionLow: number;
  positionHigh: number;
  /** Share (0–1) of these futures in which it is among the first ten. */
  topTen: number;
  /** Number of this brand's waves it is based on. */
  waves: number;
};

/** A brand's past forecasts, each using only what was known at its origin. Points. */
export type PastForecast = {
  originYear: number;
  year: number;
  value: number;
  low: number;
  high: number;
  low80: number;
  high80: number;
};
export type ForecastHistory = {
  market: MarketSlug;
  /** The market's latest study. */
  latestYear: number;
  brandSlug: string;
  past: readonly PastForecast[];
};

/** How a model's past forecasts performed: each origin used only what was known then. */
export type ForecastRecord = {
  market: MarketSlug;
  originYear: number;
  model: string;
  horizon: number;
  /** Forecasts compared with actual scores. */
  forecasts: number;
  /** Share of them inside the nominal 95 % interval; averaged over the last five origins. */
  coverage: number;
  /** Mean absolute scaled error, and that of "no change", over the same forecasts; null if no series ever changed. */
  mase: number | null;
  maseOfNaive: number | null;
  /** Mean continuous ranked probability score, in points. */
  crps: number;
  /** The model whose forecasts are published. */
  isChosen: boolean;
};

/** The published model's record by industry and by origin. Shares 0–1. */
export type ForecastTrack = {
  market: MarketSlug;
  /** The market's latest wave. */ latestYear: number;
  /** Slug, or "all". */
  industry: string;
  /** The wave the forecasts were made from; null: the last five together. */
  originYear: number | null;
  horizon: number;
  forecasts: number;
  coverage50: number;
  coverage80: number;
  coverage: number;
  /** Coverage of textbook 95 % intervals (random walk, normal errors) for the same forecasts. */
  textbookCoverage: number;
  mase: number | null;
  maseOfNaive: number | null;
  /** Share of actual positions inside the 95 % interval of the position, null if no positions were forecast. */
  positionCoverage: number | null;
};

/**
 * The distribution of differences between two brands' forecast errors, which gives the probability that one passes the
 * other: the share of `quantiles` q (points, evenly spaced probabilities) with forecast A − forecast B + q > 0.
 */
export type PassingOdds = {
  market: MarketSlug;
  latestYear: number;
  horizon: number;
  quantiles: readonly number[];
  /** Past probabilities (0–1, mean of a band), and the share of pairs in which it happened. */
  record: readonly { said: number; happened: number; pairs: number }[];
};
