import type { Named } from "@/lib/catalogue/names/named";

// Data of the predictive pages. Scores in points (0 to 200), shares and probabilities 0 to 1.

interface Band {
  low: number;
  high: number;
}

/** A brand's forecast score for a year. */
export interface ForecastYear {
  year: number;
  value: number;
  /**
   * Split-conformal intervals. The 80 and 50% ones, and values derived from them, are null in publications of an
   * earlier engine.
   */
  p95: Band;
  p80: Band | null;
  p50: Band | null;
  /** Overall position: median of simulated futures, its 95% interval, and the share of futures among the first ten. */
  position: (Band & { median: number }) | null;
  topTen: number | null;
}

/** A past forecast of a brand; both years are in the reader's plan. */
export interface PastForecast {
  origin: number;
  year: number;
  value: number;
  p95: Band;
  p80: Band;
}

export interface BrandForecast extends Named {
  /** The model that made it: naive, drift, theta, damped-trend, average … */
  model: string;
  /** Waves of this brand it was made from. */
  waves: number;
  /** By year. */
  years: ForecastYear[];
  /** By year, then by origin. */
  past: PastForecast[];
}

/** The performance of a market's published forecasts. */
export interface ForecastTrack {
  /** Slug of the industry; null: all of them. */
  industry: string | null;
  /** Year of the wave they were made from; null: the last five together. */
  origin: number | null;
  horizon: number;
  /** Forecasts compared with actual scores. */
  forecasts: number;
  /** Share of outcomes inside the interval of so many percent. */
  coverage: { p50: number; p80: number; p95: number };
  /** Coverage of a textbook 95% interval (random walk, normal errors) for the same forecasts. */
  textbook: number;
  /** Mean absolute scaled error, and that of "no change"; null where nothing ever changed. */
  mase: number | null;
  maseOfNaive: number | null;
  /** Share of positions inside their 95% interval. */
  positions: number | null;
}

/** The performance of one model in a market, over the last five origins. */
export interface ModelRecord {
  model: string;
  horizon: number;
  forecasts: number;
  coverage: number;
  mase: number | null;
  maseOfNaive: number | null;
  isChosen: boolean;
}

/** The basis for the probability that one brand passes another, see `chanceToPass`. */
export interface PassingOdds {
  horizon: number;
  /** Evenly spaced quantiles of the difference of two brands' errors, in points. */
  quantiles: number[];
  /** Past probabilities by band: the mean probability, the share that happened, pairs. */
  record: { predicted: number; observed: number; pairs: number }[];
}

/** The forecasts for an industry of a market. */
export interface ForecastDataset {
  market: string;
  industry: string;
  /** The wave of the forecasts; null if there is none the reader may see. */
  origin: number | null;
  /** By name; brands of the industry in the latest wave. Without a forecast: too few waves, or no scores. */
  brands: BrandForecast[];
  tracks: ForecastTrack[];
  records: ModelRecord[];
  odds: PassingOdds[];
  /** Score of the market's tenth position in the latest wave. */
  tenthScore: number | null;
}
