import type { Unit } from "@/lib/charts/column";
import type { KnownCell } from "@/lib/analyses/country-comparison/market-cell";
import type { ScaleName } from "@/lib/rankings/histories/analysis-query";
import { scoreInterval } from "@/lib/statistics/score";
import { DECIMALS } from "@/lib/platform/words/format";

/** What of a brand in a market is looked at. */
export type Measure = ScaleName | "difference";

/** A figure with its 95% interval. */
export interface Reading {
  value: number;
  low: number;
  high: number;
}

interface MeasureWords {
  name: string;
  /** What a file says of its numbers. */
  unit: Unit;
  /** What it is, as one sentence. */
  meaning: string;
  digits: number;
  /** What the market's average brand has; null where that differs from market to market. */
  average: number | null;
  isSigned: boolean;
}

export const MEASURES: Record<Measure, MeasureWords> = {
  score: {
    name: "Score",
    unit: "score",
    meaning: "Score from 0 to 200.",
    digits: DECIMALS.score,
    average: null,
    isSigned: false,
  },
  difference: {
    name: "Points from average",
    unit: "points",
    meaning: "Score minus the market average, in points.",
    digits: DECIMALS.points,
    average: 0,
    isSigned: true,
  },
  z: {
    name: "z",
    unit: "z",
    meaning: "Distance from the market average, in standard deviations of brand scores.",
    digits: DECIMALS.exactPoints,
    average: 0,
    isSigned: true,
  },
  index: {
    name: "Index",
    unit: "index",
    meaning: "Score as a percentage of the market average (100).",
    digits: DECIMALS.index,
    average: 100,
    isSigned: false,
  },
};

/** What pages and files show of a scale across markets: not bare scores, which some countries give more freely. */
export const toShownMeasure = (scale: ScaleName): Measure => (scale === "score" ? "difference" : scale);

/**
 * A brand in a market on one measure. The market's mean and deviation are taken as known: they rest on all of its brands,
 * so that their own error is small beside one brand's. Null where the market's scores have no spread to measure by.
 */
export function readMeasure(cell: KnownCell, measure: Measure): Reading | null {
  const { score, error, difference, mean, deviation, z, index } = cell;
  const ends = scoreInterval(score, error);
  const toReading = (value: number, perPoint: number): Reading => ({
    value,
    low: value + (ends.low - score) * perPoint,
    high: value + (ends.high - score) * perPoint,
  });
  switch (measure) {
    case "score":
      return { value: score, ...ends };
    case "difference":
      return toReading(difference, 1);
    case "z":
      return z === null || !deviation ? null : toReading(z, 1 / deviation);
    case "index":
      return index === null || mean <= 0 ? null : toReading(index, 100 / mean);
  }
}
