import { findFigure, findReading } from "@/lib/analyses/consumers/find-figure";
import type { SectionDataset } from "@/lib/analyses/consumers/dataset";
import { type JudgedChange, judgeTogether, testDifference, toEstimate } from "@/lib/analyses/consumers/figure-test";
import type { ConsumerFigure } from "@/lib/study/consumer";

/** Years between `from` and `to` in which the market was asked, ascending. */
function yearsAsked(dataset: SectionDataset, market: string, from: number, to: number): number[] {
  const years = dataset.readings.flatMap((reading) =>
    reading.market === market && reading.year >= from && reading.year <= to ? [reading.year] : [],
  );
  return [...new Set(years)].sort((a, b) => a - b);
}

/** One item of one market over the years in which it was asked. */
export interface Trend {
  item: string;
  market: string;
  points: { year: number; figure: ConsumerFigure }[];
  /** First and last year in which it was asked. */
  since: number | null;
  until: number | null;
  /**
   * From the first to the last of them, tested with all other trends shown; null if one is not shown or there is only
   * one.
   */
  change: JudgedChange | null;
}

interface TrendSource {
  dataset: SectionDataset;
  /** Values shown side by side, each an item of a market. */
  of: readonly { item: string; market: string }[];
  from: number;
  to: number;
}

/**
 * Years of several items or markets, with their changes from the first to the last year tested together. Waves have no
 * interviews in common.
 */
export function toTrends({ dataset, of, from, to }: TrendSource): Trend[] {
  const trends = of.map(({ item, market }) => {
    const points = yearsAsked(dataset, market, from, to).map((year) => ({
      year,
      figure: findFigure(findReading(dataset, market, year), item),
    }));
    const [first, last] = [points[0], points.at(-1)];
    const change =
      first && last && first !== last ? testDifference(toEstimate(first.figure), toEstimate(last.figure)) : null;
    return { item, market, points, since: first?.year ?? null, until: last?.year ?? null, change };
  });
  const judged = judgeTogether(trends.map(({ change }) => change));
  return trends.map((trend, index) => ({ ...trend, change: judged[index] ?? null }));
}
