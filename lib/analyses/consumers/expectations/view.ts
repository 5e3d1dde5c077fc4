import { findFigure, findReading } from "@/lib/analyses/consumers/find-figure";
import { toTrends, type Trend } from "@/lib/analyses/consumers/attitudes/trend";
import type { SectionDataset } from "@/lib/analyses/consumers/dataset";
import { type JudgedChange, judgeTogether, testAgainstMean, toEstimate } from "@/lib/analyses/consumers/figure-test";
import type { Item } from "@/lib/analyses/consumers/questionnaire/questionnaire";
import type { ConsumerFigure } from "@/lib/study/consumer";

/** Key of the mean over the industries. */
export const MEAN_ITEM = "mean";

export interface ExpectationRow {
  slug: string;
  name: string;
  figure: ConsumerFigure;
  /** Difference from the mean of the industries, tested with the others; null if not shown. */
  fromMean: JudgedChange | null;
  trend: Trend | null;
}

export interface ExpectationView {
  /** Highest first, those without a value last. */
  rows: ExpectationRow[];
  /** Share (0–1) expecting a lot, averaged over the industries. */
  mean: ConsumerFigure;
  above: number;
  below: number;
  of: number;
  moved: number;
  compared: number;
}

interface ExpectationSource {
  dataset: SectionDataset;
  market: string;
  from: number;
  to: number;
  industries: readonly Item[];
}

/** An industry's name; for an industry that only a brand list names, its slug. */
export function industryName(slug: string, industries: readonly Item[]): string {
  const words = slug.replaceAll("-", " ");
  return industries.find(({ key }) => key === slug)?.text ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * What people of one market expect of each industry, against the mean of the industries.
 *
 * Each person is asked about some industries only, so two industries share some people, and who expects much of one tends
 * to expect much of another: their covariance is c ≥ 0. With weights a summing to zero, as a distance from a mean has,
 * Var(Σ a_i x_i) = Σ a_i² SE_i² + c·Σ_{i≠j} a_i a_j = Σ a_i² (SE_i² − c): the test for independent figures, used here,
 * errs on the side of noise.
 */
export function toExpectationView({ dataset, market, from, to, industries }: ExpectationSource): ExpectationView {
  const reading = findReading(dataset, market, to);
  const figures = (reading?.figures ?? []).filter(({ item }) => item !== MEAN_ITEM);
  const judged = judgeTogether(testAgainstMean(figures.map((figure) => toEstimate(figure))));
  const trends = toTrends({ dataset, from, to, of: figures.map(({ item }) => ({ item, market })) });
  const rows = figures.map((figure, index): ExpectationRow => ({
    slug: figure.item,
    name: industryName(figure.item, industries),
    figure,
    fromMean: judged[index] ?? null,
    trend: trends[index] ?? null,
  }));
  const found = judged.filter((change) => change !== null);
  const changes = trends.flatMap(({ change }) => change ?? []);
  return {
    rows: rows.toSorted((a, b) => (b.figure.value ?? -1) - (a.figure.value ?? -1)),
    mean: findFigure(reading, MEAN_ITEM),
    above: found.filter(({ isClear, difference }) => isClear && difference > 0).length,
    below: found.filter(({ isClear, difference }) => isClear && difference < 0).length,
    of: found.length,
    moved: changes.filter(({ isClear }) => isClear).length,
    compared: changes.length,
  };
}
