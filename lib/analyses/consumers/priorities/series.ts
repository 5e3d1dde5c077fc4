import type { PopulationReading } from "@/lib/analyses/consumers/dataset";
import { type JudgedChange, judgeTogether, testDifference, toEstimate } from "@/lib/analyses/consumers/figure-test";
import { findAsked, isKnown, type KnownFigure } from "@/lib/analyses/consumers/behaviour-groups/known-figure";
import { competitionRanks } from "@/lib/statistics/competition-rank";
import type { Item } from "@/lib/analyses/consumers/questionnaire/questionnaire";

export interface PrioritySeries {
  key: string;
  text: string;
  points: { year: number; position: number | null; figure: KnownFigure | null }[];
  /** Of its value, from the first year with figures to the last. */
  change: JudgedChange | null;
}

export interface PriorityYears {
  years: number[];
  first: number;
  last: number;
  series: PrioritySeries[];
  /** Changes of value found clear, of those tested. */
  clear: number;
  of: number;
}

/**
 * Positions of the priorities year by year, and the changes of their values from the first year to the last, judged together.
 * A position alone proves nothing: it may change because another's does. Null with fewer than two years.
 */
export function toPriorityYears(
  readings: readonly PopulationReading[],
  priorities: readonly Item[],
): PriorityYears | null {
  const waves = readings.map((reading) => ({
    year: reading.year,
    figures: priorities.map(({ key }) => {
      const figure = findAsked(reading, key);
      return isKnown(figure) ? figure : null;
    }),
  }));
  const whole = waves.filter(({ figures }) => figures.every((figure) => figure !== null));
  const [first, last] = [whole[0], whole.at(-1)];
  if (!first || !last || first === last) return null;
  const ranks = new Map(
    whole.map(({ year, figures }) => [year, competitionRanks(figures.map((figure) => figure?.value ?? -1))]),
  );
  const judged = judgeTogether(
    priorities.map((_, index) => {
      const [from, to] = [first.figures[index], last.figures[index]];
      return from && to ? testDifference(toEstimate(from), toEstimate(to)) : null;
    }),
  );
  const tests = judged.filter((change) => change !== null);
  return {
    years: waves.map(({ year }) => year),
    first: first.year,
    last: last.year,
    series: priorities.map(({ key, text }, index) => ({
      key,
      text,
      points: waves.map(({ year, figures }) => ({
        year,
        position: ranks.get(year)?.[index] ?? null,
        figure: figures[index] ?? null,
      })),
      change: judged[index] ?? null,
    })),
    clear: tests.filter(({ isClear }) => isClear).length,
    of: tests.length,
  };
}
