import { toChange } from "@/lib/statistics/change";
import { adjustForFalseDiscovery } from "@/lib/statistics/multiple-testing";
import { shrink } from "@/lib/statistics/shrinkage";
import { type ScoredResult, wavePairs, type WavePair } from "@/lib/study/derive/wave-pairs";
import type { ScoreChange, StudyResult } from "@/lib/study/study";

/** Expected share of false ones among a market's clear changes. */
const FALSE_DISCOVERY_RATE = 0.05;

/** Adds the change since the previous wave to every brand that had a score in it. */
export function withChanges(results: readonly StudyResult[]): StudyResult[] {
  const changeOf = new Map<StudyResult, ScoreChange>();
  for (const pair of wavePairs(results)) for (const [result, change] of changesOf(pair)) changeOf.set(result, change);
  return results.map((result) => ({ ...result, change: changeOf.get(result) ?? null }));
}

/**
 * A market's changes between two waves. Momentum is a brand's change beyond the mean change of the market's brands,
 * shrunk towards the mean of its industry according to its uncertainty.
 */
function changesOf({ previousYear, brands }: WavePair): [ScoredResult, ScoreChange][] {
  const raw = brands.map(({ then, now }) => toChange(toEstimate(then), toEstimate(now)));
  const adjusted = adjustForFalseDiscovery(raw.map(({ p }) => p));
  const marketChange = raw.reduce((sum, { difference }) => sum + difference, 0) / raw.length;
  const momentum = new Map<number, { value: number; standardError: number }>();
  for (const members of Map.groupBy(brands.keys(), (i) => brands[i]?.now.industrySlug).values()) {
    const group = members.map((i) => {
      const { difference, standardError } = raw[i] as (typeof raw)[number];
      return { value: difference - marketChange, standardError };
    });
    shrink(group).estimates.forEach((estimate, index) => momentum.set(members[index] as number, estimate));
  }
  return brands.map(({ now }, i) => {
    const { difference, standardError, p } = raw[i] as (typeof raw)[number];
    const { value, standardError: momentumError } = momentum.get(i) as { value: number; standardError: number };
    const q = adjusted[i] as number;
    const change: ScoreChange = {
      previousYear,
      difference: round(difference),
      standardError: round(standardError),
      p,
      q,
      isTested: q <= FALSE_DISCOVERY_RATE,
      momentum: round(value),
      momentumError: round(momentumError),
    };
    return [now, change];
  });
}

function toEstimate({ score, standardError }: ScoredResult) {
  return { value: score, standardError };
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
