import type { PopulationReading } from "@/lib/analyses/consumers/dataset";
import { toEstimate } from "@/lib/analyses/consumers/figure-test";
import type { FactorImportance } from "@/lib/analyses/consumers/decision-factors/importance";
import { toImportanceEstimate } from "@/lib/analyses/consumers/decision-factors/importance";
import { findAsked, isKnown, type KnownFigure } from "@/lib/analyses/consumers/behaviour-groups/known-figure";
import { testDifference } from "@/lib/analyses/consumers/figure-test";
import type { Estimate } from "@/lib/statistics/change";
import { isDiscovery } from "@/lib/statistics/multiple-testing";

/** A factor's quadrant, as far as both tests decide it. */
export const QUADRANTS = ["work", "keep", "spare", "ease"] as const;
export type Quadrant = (typeof QUADRANTS)[number];

/** The meaning of a quadrant. */
export const QUADRANT_WORDS: Record<Quadrant, { title: string; reading: string }> = {
  work: { title: "Matters more, brands do less well", reading: "look here first" },
  keep: { title: "Matters more, brands do well", reading: "what to keep" },
  spare: { title: "Matters less, brands do less well", reading: "can wait" },
  ease: { title: "Matters less, brands do well", reading: "no action needed" },
};

export interface PlottedFactor {
  key: string;
  text: string;
  /** Share of variance, 0 to 1. */
  importance: KnownFigure;
  /** Share saying that their usual brands do well, 0 to 1. */
  performance: KnownFigure;
  /** Null if one of the two does not clearly differ from its average. */
  quadrant: Quadrant | null;
}

export interface FactorField {
  points: PlottedFactor[];
  /** Means over the factors, which divide the field. */
  importance: number;
  performance: number;
}

/**
 * Factors between what they weigh and how well people's usual brands do on them. A factor has a side of a line where it
 * clearly differs from the mean of all factors, both measures of all factors judged together. The same people
 * answer for all, so each difference has the largest error it can have (see `tellApart`): that of the factor and that
 * of the mean added, the mean's at most the mean of the factors' errors.
 */
export function toFactorField(
  importance: FactorImportance | null,
  performance: PopulationReading | null,
): FactorField | null {
  if (!importance) return null;
  const points = importance.rows.flatMap(({ key, text, figure }) => {
    const done = findAsked(performance, key);
    return isKnown(done) ? [{ key, text, importance: figure, performance: done }] : [];
  });
  if (points.length < 2) return null;
  const weighs = points.flatMap((point) => toImportanceEstimate(point.importance) ?? []);
  const does = points.flatMap((point) => toEstimate(point.performance) ?? []);
  const means = [toMean(weighs), toMean(does)] as const;
  const sides = [
    ...weighs.map((estimate) => testAtWidest(means[0], estimate)),
    ...does.map((estimate) => testAtWidest(means[1], estimate)),
  ];
  const found = isDiscovery(sides.map(({ p }) => p));
  const sideOf = (index: number) => (found[index] ? ((sides[index]?.difference ?? 0) > 0 ? "high" : "low") : null);
  return {
    points: points.map((point, index) => ({
      ...point,
      quadrant: toQuadrant(sideOf(index), sideOf(points.length + index)),
    })),
    importance: means[0].value,
    performance: means[1].value,
  };
}

type Side = "high" | "low" | null;

function toQuadrant(weighs: Side, does: Side): Quadrant | null {
  if (weighs === null || does === null) return null;
  if (weighs === "high") return does === "high" ? "keep" : "work";
  return does === "high" ? "ease" : "spare";
}

function toMean(estimates: readonly Estimate[]): Estimate {
  const mean = (pick: (estimate: Estimate) => number) =>
    estimates.reduce((sum, each) => sum + pick(each), 0) / estimates.length;
  return { value: mean(({ value }) => value), standardError: mean(({ standardError }) => standardError) };
}

function testAtWidest(from: Estimate, to: Estimate): { difference: number; p: number } {
  return testDifference(from, to, -from.standardError * to.standardError) ?? { difference: 0, p: 1 };
}
