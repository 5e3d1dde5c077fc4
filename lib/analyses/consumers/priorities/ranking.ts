import type { PopulationReading } from "@/lib/analyses/consumers/dataset";
import { toEstimate } from "@/lib/analyses/consumers/figure-test";
import { findAsked, isKnown, type KnownFigure } from "@/lib/analyses/consumers/behaviour-groups/known-figure";
import { tellApart, type TieRun, toPositionRange, toTieRuns } from "@/lib/analyses/consumers/priorities/ties";
import { competitionRanks } from "@/lib/statistics/competition-rank";
import type { Item } from "@/lib/analyses/consumers/questionnaire/questionnaire";

/** What a priority's best minus worst is shown as: per 100 times it was shown. */
export const PER_SHOWN = 100;

export interface RankedPriority {
  key: string;
  text: string;
  figure: KnownFigure;
  /** Its position by value; equal values share the better one. */
  position: number;
  /** Positions that the tests allow. */
  best: number;
  worst: number;
}

/** Priorities of one population in one wave, most important first. */
export interface PriorityRanking {
  year: number;
  n: number;
  rows: RankedPriority[];
  /** Runs of rows that are tied. */
  ties: TieRun[];
  /** Pairs that clearly differ, and all pairs. */
  apart: number;
  of: number;
}

/** A reading's priorities in order, with their possible positions; null if too few were asked. */
export function toPriorityRanking(
  reading: PopulationReading | null,
  priorities: readonly Item[],
): PriorityRanking | null {
  if (!reading) return null;
  const known = priorities.flatMap(({ key, text }) => {
    const figure = findAsked(reading, key);
    return isKnown(figure) ? [{ key, text, figure }] : [];
  });
  if (known.length === 0 || known.length < priorities.length) return null;
  const order = known.toSorted((a, b) => b.figure.value - a.figure.value);
  const apart = tellApart(order.flatMap(({ figure }) => toEstimate(figure) ?? []));
  const positions = competitionRanks(order.map(({ figure }) => figure.value));
  return {
    year: reading.year,
    n: Math.max(...order.map(({ figure }) => figure.n)),
    rows: order.map((row, index) => ({
      ...row,
      position: positions[index] ?? index + 1,
      ...toPositionRange(apart, index),
    })),
    ties: toTieRuns(apart),
    apart: apart.reduce((sum, row, i) => sum + row.slice(i + 1).filter(Boolean).length, 0),
    of: (order.length * (order.length - 1)) / 2,
  };
}
