import { toChange } from "@/lib/statistics/change";
import { adjustForFalseDiscovery } from "@/lib/statistics/multiple-testing";
import { shrink } from "@/lib/statistics/shrinkage";
import { type ScoredResult, wavePairs, type WavePair } from "@/lib/study/derive/wave-pairs";
import type { ScoreChange, StudyResult } from "@/lib/study/study";

/** Expected share of false ones among the changes of a market that are called real. */
const FALSE_DISCOVERY_RATE = 0.05;

/** Gives every brand that was scored in its market's wave before its change since then. */
export function withChanges(results: readonly StudyResult[]): StudyResult[] {
  const changeOf = new Map<StudyResult, ScoreChange>();
  for (const pair of wavePairs(results)) for (const [result, change] of changesOf(pair)) changeOf.set(result, change);
  return results.map((result) => ({ ...result, change: changeOf.get(result) ?? null }));
}

/**
 * The changes of one market between two waves. Momentum is what a brand's change exceeds the mean change of the market's
 * brands by, drawn towards the mean of its industry as far as it is uncertain.
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
