import type { PopulationReading } from "@/lib/analyses/consumers/dataset";
import { toImportanceEstimate } from "@/lib/analyses/consumers/decision-factors/importance";
import { type JudgedChange, judgeTogether, testDifference } from "@/lib/analyses/consumers/figure-test";
import { findAsked } from "@/lib/analyses/consumers/behaviour-groups/known-figure";
import type { Item } from "@/lib/analyses/consumers/questionnaire/questionnaire";

/** A factor's importance year by year, shares of variance from 0 to 1. */
export interface FactorSeries {
  key: string;
  text: string;
  points: { year: number; value: number | null; low: number | null; high: number | null; n: number | null }[];
  /** From the first year with a figure to the last. */
  change: JudgedChange | null;
}

export interface FactorYears {
  years: number[];
  series: FactorSeries[];
  /** Clear changes, among those tested. */
  clear: number;
  of: number;
}

/**
 * Importance over the years; the changes of all factors from first to last are tested together. Null with fewer than
 * two years.
 */
export function toFactorYears(readings: readonly PopulationReading[], factors: readonly Item[]): FactorYears | null {
  if (readings.length < 2) return null;
  const drawn = factors.map(({ key, text }) => {
    const figures = readings.map((reading) => ({ year: reading.year, figure: findAsked(reading, key) }));
    const known = figures.flatMap(({ figure }) => toImportanceEstimate(figure) ?? []);
    return {
      key,
      text,
      points: figures.map(({ year, figure }) => ({
        year,
        value: figure?.value ?? null,
        low: figure?.low ?? null,
        high: figure?.high ?? null,
        n: figure?.n ?? null,
      })),
      change: known.length > 1 ? testDifference(known[0] ?? null, known.at(-1) ?? null) : null,
    };
  });
  const judged = judgeTogether(drawn.map(({ change }) => change));
  const tests = judged.filter((change) => change !== null);
  return {
    years: readings.map(({ year }) => year),
    series: drawn.map((series, index) => ({ ...series, change: judged[index] ?? null })),
    clear: tests.filter(({ isClear }) => isClear).length,
    of: tests.length,
  };
}
