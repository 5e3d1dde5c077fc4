import type { PopulationReading } from "@/lib/analyses/consumers/dataset";
import { findAsked, isKnown, type KnownFigure } from "@/lib/analyses/consumers/behaviour-groups/known-figure";
import { tellApart, type TieRun, toPositionRange, toTieRuns } from "@/lib/analyses/consumers/priorities/ties";
import type { Estimate } from "@/lib/statistics/change";
import { halfWidth } from "@/lib/statistics/interval";
import type { ConsumerFigure } from "@/lib/study/consumer";
import type { Item } from "@/lib/analyses/consumers/questionnaire/questionnaire";

/** A factor's share of the explained variance in willingness to buy again. */
export interface RankedFactor {
  key: string;
  text: string;
  /** Share of all variance, 0 to 1; the factors' shares sum to R². */
  figure: KnownFigure;
  /** Positions that the tests allow, from 1. */
  best: number;
  worst: number;
}

export interface FactorImportance {
  year: number;
  n: number;
  /** Most important first. */
  rows: RankedFactor[];
  /** Their sum: the share of the differences between people that all factors explain. */
  explained: number;
  ties: TieRun[];
}

/**
 * A factor's importance with its standard error, from the longer arm of its interval: the other may have been cut off
 * at 0, the minimum of a share of variance.
 */
export function toImportanceEstimate(figure: ConsumerFigure | null): Estimate | null {
  if (!isKnown(figure)) return null;
  const { value, low, high } = figure;
  return { value, standardError: Math.max(high - value, value - low) / halfWidth(1) };
}

/** A reading's decision factors in order; null where too few people answered on all of them. */
export function toFactorImportance(
  reading: PopulationReading | null,
  factors: readonly Item[],
): FactorImportance | null {
  if (!reading) return null;
  const known = factors.flatMap(({ key, text }) => {
    const figure = findAsked(reading, key);
    return isKnown(figure) ? [{ key, text, figure }] : [];
  });
  if (known.length === 0 || known.length < factors.length) return null;
  const order = known.toSorted((a, b) => b.figure.value - a.figure.value);
  const apart = tellApart(order.flatMap(({ figure }) => toImportanceEstimate(figure) ?? []));
  return {
    year: reading.year,
    n: order[0]?.figure.n ?? 0,
    rows: order.map((row, index) => ({ ...row, ...toPositionRange(apart, index) })),
    explained: order.reduce((sum, { figure }) => sum + figure.value, 0),
    ties: toTieRuns(apart),
  };
}
