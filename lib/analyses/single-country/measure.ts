import type { ScaleName, ScorePart } from "@/lib/rankings/histories/analysis-query";
import type { BrandYear, MarketWave } from "@/lib/rankings/histories/dataset";
import { scoreInterval } from "@/lib/statistics/score";
import { wilsonInterval } from "@/lib/statistics/share-interval";

/** The measure shown: the score on one of three scales, or the share for one of its two dimensions. */
export interface Measure {
  scale: ScaleName;
  part: ScorePart;
}

interface Measured {
  value: number;
  low: number;
  high: number;
}

/** The nearest measure available: only the whole score has standardised values. */
export function toMeasure({ scale, part }: Measure): Measure {
  return part === "score" ? { scale, part } : { scale: "score", part };
}

/** Decimals of a measure wherever it is shown: points and percent have one, z two, the index none. */
export function digitsOf({ scale, part }: Measure): number {
  if (part !== "score" || scale === "score") return 1;
  return scale === "z" ? 2 : 0;
}

/**
 * A brand's figure with its 95% interval, in points, standard deviations, index points or percent; null where it was
 * not published. z and index are the published ones; their intervals take the market's mean and deviation as known,
 * since both rest on hundreds of brands. Shares have Wilson's interval with the effective number of answers.
 */
export function measureOf(at: BrandYear, wave: MarketWave | null, measure: Measure): Measured | null {
  if (measure.part !== "score") return shareOf(at, measure.part);
  if (at.score === null || at.error === null) return null;
  const { low, high } = scoreInterval(at.score, at.error);
  const around = (value: number, perPoint: number): Measured => ({
    value,
    low: value + (low - score) * perPoint,
    high: value + (high - score) * perPoint,
  });
  const { score } = at;
  if (measure.scale === "score") return { value: score, low, high };
  if (measure.scale === "z") return at.z === null || !wave?.deviation ? null : around(at.z, 1 / wave.deviation);
  return at.index === null || !wave?.mean ? null : around(at.index, 100 / wave.mean);
}

/** The market's average in the same measure; null if the market has none. Shares have none: see `industryAverage`. */
export function marketAverage(wave: MarketWave | null, { scale, part }: Measure): number | null {
  if (part !== "score" || wave?.mean == null) return null;
  if (scale === "score") return wave.mean;
  return scale === "z" ? 0 : 100;
}

/** Unweighted mean of the industry's brands that have the measure. */
export function industryAverage(years: readonly BrandYear[], measure: Measure): number | null {
  const values = years.flatMap((at) => measureOf(at, null, measure)?.value ?? []);
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}

function shareOf(at: BrandYear, part: "environment" | "social"): Measured | null {
  const [share, answers] = [at[part], at.nEff ?? at.n];
  if (share === null || answers === null || answers <= 0) return null;
  const { low, high } = wilsonInterval(share, answers);
  return { value: 100 * share, low: 100 * low, high: 100 * high };
}
