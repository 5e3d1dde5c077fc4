import type { MarketSlug } from "@/lib/catalogue/markets/market";

/** A brand's score as foreseen from the waves up to the origin, the market's latest. Scores in points. */
export type Forecast = {
  market: MarketSlug;
  /** Year of the last wave it was made from, and the year it speaks of. */
  originYear: number;
  year: number;
  brandSlug: string;
  model: string;
  value: number;
  /** Split-conformal 95 % interval, and those of 80 and 50 %. */
  low: number;
  high: number;
  low80: number;
  high80: number;
  low50: number;
  high50: number;
  /** Overall position foreseen: median and 95 % interval of simulated futures of the whole market. */
  position: number;
  positionLow: number;
  positionHigh: number;
  /** Share (0–1) of these futures in which it is among the first ten. */
  topTen: number;
  /** Waves of this brand it was made from. */
  waves: number;
};

/** What was forecast of a brand from earlier waves, each origin knowing only what was known then. Points. */
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
  /** The market's latest wave. */
  latestYear: number;
  brandSlug: string;
  past: readonly PastForecast[];
};

/** How forecasts of a model did in the past: each origin used only what was known then. */
export type ForecastRecord = {
  market: MarketSlug;
  originYear: number;
  model: string;
  horizon: number;
  /** Forecasts compared with what came. */
  forecasts: number;
  /** Share of them inside the nominal 95 % interval; averaged over the last five origins. */
  coverage: number;
  /** Mean absolute scaled error, and that of "no change", over the same forecasts; null where no series ever changed. */
  mase: number | null;
  maseOfNaive: number | null;
  /** Mean continuous ranked probability score, in points. */
  crps: number;
  /** The model whose forecasts are published. */
  isChosen: boolean;
};

/** The record of the published model by industry and by origin. Shares 0–1. */
export type ForecastTrack = {
  market: MarketSlug;
  /** The market's latest wave. */
  latestYear: number;
  /** Slug, or "all". */
  industry: string;
  /** The wave the forecasts were made from; null: the last five together. */
  originYear: number | null;
  horizon: number;
  forecasts: number;
  coverage50: number;
  coverage80: number;
  coverage: number;
  /** What 95 % intervals by the textbook (random walk, normal errors) held, of the same forecasts. */
  textbookCoverage: number;
  mase: number | null;
  maseOfNaive: number | null;
  /** Share of outcomes inside the 95 % interval of the position, null where no positions were foreseen. */
  positionCoverage: number | null;
};

/**
 * How far the errors of two brands' forecasts lie apart, from which the chance follows that one passes the other: the
 * share of `quantiles` q (points, evenly spaced probabilities) with forecast A − forecast B + q > 0.
 */
export type PassingOdds = {
  market: MarketSlug;
  latestYear: number;
  horizon: number;
  quantiles: readonly number[];
  /** Chances said in the past (0–1, mean of a band), and the share of pairs in which it happened. */
  record: readonly { said: number; happened: number; pairs: number }[];
};
