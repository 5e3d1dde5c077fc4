import { exactEndsBehind } from "@/lib/statistics/rank-grid";
import { jointMultiplier, type RankRange } from "@/lib/statistics/rank-range";
import { Distances } from "@/lib/study/score-distances";

/**
 * The attack that published rank ranges invite: derive the scores from the order of the brands, their rank ranges, and
 * the method behind the ranges. Against public data it must fail.
 */
export type AttackerKnowledge = {
  brandCount: number;
  /** Known facts about single brands. */
  clues: readonly Clue[];
  survey: Survey;
  /** The market's mean score, if known. */
  mean: number | null;
};

/** A brand's position in the order (0-based), its rank range, and its score if known. */
export type Clue = { index: number; range: RankRange | null; isExact: boolean; score: number | null };

/** From the methodology page: the level of the ranges, and the typical standard errors. */
export type Survey = { level: number; interviews: number; designEffect: number; answerCorrelation: number };

/** The attack's result for a brand: all scores from `low` to `high` fit the known facts; `guess` is its best one. */
export type ScoreBounds = { low: number; high: number; guess: number };

/**
 * The scores consistent with all known facts, for every position. On a scale on which every score has the same standard
 * error (the arcsine of shares), each clue says that two brands differ by at least, or at most, one fixed step. Such a
 * system of differences is solved exactly by shortest paths (R. Bellman, 1958); a known mean fixes its position on the
 * scale.
 */
export function boundScores(knowledge: AttackerKnowledge): ScoreBounds[] {
  const { brandCount: count, mean } = knowledge;
  const scale = evenScale(count, knowledge.survey);
  const apart = smallestConsistentDistances(knowledge, scale);
  const origin = count;
  return Array.from({ length: count }, (_, i) => {
    let low = -apart.most(origin, i);
    let high = apart.most(i, origin);
    if (mean !== null) {
      // A brand moved down drags the others only as far as their distances require, and likewise up.
      const meanIfAt = (x: number, drag: (j: number) => number) => meanOf(count, (j) => scale.toScore(x + drag(j)));
      const lowest = low;
      low = lastThatHolds(high, low, (x) => meanIfAt(x, (j) => apart.most(j, i)) >= mean);
      high = lastThatHolds(lowest, high, (x) => meanIfAt(x, (j) => -apart.most(i, j)) <= mean);
    }
    return { low: scale.toScore(low), high: scale.toScore(high), guess: scale.toScore((low + high) / 2) };
  });
}

type Scale = { length: number; toScore: (x: number) => number; fromScore: (score: number) => number };

/** Scores 0 to 200 in steps of the distance at which two joint intervals separate. */
function evenScale(brandCount: number, { level, interviews, designEffect, answerCorrelation }: Survey): Scale {
  const z = jointMultiplier(brandCount, level);
  const errorAtMiddle = 100 * Math.sqrt((0.5 * (1 + answerCorrelation) * designEffect) / interviews);
  const length = (Math.PI * 50) / (z * errorAtMiddle);
  const clamp = (x: number) => Math.min(1, Math.max(0, x));
  return {
    length,
    toScore: (x) => 200 * Math.sin((Math.PI / 2) * clamp(x / length)) ** 2,
    fromScore: (score) => length * (2 / Math.PI) * Math.asin(Math.sqrt(clamp(score / 200))),
  };
}

/** Standard errors differ slightly from the rule of thumb; the attacker trusts it unless contradicted. */
function smallestConsistentDistances(knowledge: AttackerKnowledge, scale: Scale): Distances {
  for (let slack = 0.002; slack < 1; slack *= 1.5) {
    const distances = limitsOf(knowledge, scale, slack);
    if (distances.close()) return distances;
  }
  throw new Error("what is known contradicts itself");
}

/** The last node stands for score 0. */
function limitsOf({ brandCount: count, clues }: AttackerKnowledge, scale: Scale, slack: number): Distances {
  const distances = new Distances(count + 1);
  const origin = count;
  for (let i = 0; i < count; i += 1) {
    distances.limit(i, origin, scale.length);
    distances.limit(origin, i, 0);
    if (i > 0) distances.limit(i, i - 1, 0);
  }
  for (const { index, range, isExact, score } of clues) {
    if (score !== null) {
      distances.limit(index, origin, scale.fromScore(score) + slack / 100);
      distances.limit(origin, index, -scale.fromScore(score) + slack / 100);
    }
    if (!range) continue;
    const ends = isExact ? exactEnds(range) : exactEndsBehind(range);
    const surelyAbove = ends.low.low - 1;
    const perhapsAbove = ends.low.high - 1;
    const firstSurelyBelow = ends.high.high;
    const lastPerhapsBelow = ends.high.low - 1;
    if (surelyAbove > 0) distances.limit(index, surelyAbove - 1, -(1 - slack));
    if (perhapsAbove < index) distances.limit(perhapsAbove, index, 1 + slack);
    if (firstSurelyBelow < count) distances.limit(firstSurelyBelow, index, -(1 - slack));
    if (lastPerhapsBelow > index) distances.limit(index, Math.min(lastPerhapsBelow, count - 1), 1 + slack);
  }
  return distances;
}

function exactEnds({ low, high }: RankRange): { low: RankRange; high: RankRange } {
  return { low: { low, high: low }, high: { low: high, high } };
}

function meanOf(count: number, value: (index: number) => number): number {
  let sum = 0;
  for (let i = 0; i < count; i += 1) sum += value(i);
  return sum / count;
}

/** The x furthest from `inside` towards `outside` that still holds, by bisection. */
function lastThatHolds(inside: number, outside: number, holds: (x: number) => boolean): number {
  if (holds(outside)) return outside;
  let [good, bad] = [inside, outside];
  for (let round = 0; round < 40; round += 1) {
    const middle = (good + bad) / 2;
    if (holds(middle)) good = middle;
    else bad = middle;
  }
  return good;
}
