import { fitClassShares } from "@/lib/statistics/class-shares";
import { effectiveN } from "@/lib/statistics/design-effect";
import { wilsonInterval } from "@/lib/statistics/share-interval";
import { type ItemFigure, type Labels, toPopulationFigures } from "@/lib/study/compute/populations";
import { addUp } from "@/lib/study/compute/shares";
import type { PatternSums } from "@/lib/study/compute/sum-patterns";
import type { Typing } from "@/lib/study/compute/typing";
import type { PopulationFigures } from "@/lib/study/consumer";

/** A market's groups: the likelihood of every pattern in each, and their estimation error, unless they are given. */
export type MarketGroups = Pick<Typing, "likelihoods"> & Partial<Pick<Typing, "estimated">>;

/**
 * Shares of the behaviour groups by age and sex, estimated from the answers of a wave's respondents. Intervals include
 * the uncertainty of the groups themselves, which are estimated too.
 */
export function behaviourFigures(
  sums: readonly PatternSums[],
  typings: ReadonlyMap<string, MarketGroups>,
  labels: Labels,
): PopulationFigures[] {
  const byMarket = Map.groupBy(sums, ({ waveId }) => labels.waves[waveId]?.market ?? "");
  return [...byMarket].flatMap(([market, own]) => {
    const groups = typings.get(market) ?? { likelihoods: [] };
    const isWanted = ({ groupId }: { groupId: number | null }) => groupId === null;
    return toPopulationFigures(
      "behaviour-groups",
      own,
      labels,
      (people) => groupShares(people, groups, labels.groups),
      isWanted,
    );
  });
}

function groupShares(
  people: readonly PatternSums[],
  { likelihoods, estimated }: MarketGroups,
  names: readonly string[],
): ItemFigure[] {
  const all = addUp(people);
  const nEff = effectiveN(all);
  const counts = new Array<number>(likelihoods.length).fill(0);
  for (const { pattern, sum } of people) counts[pattern] = (counts[pattern] as number) + (sum * nEff) / all.sum;
  const seen = [...counts.keys()].filter((pattern) => (counts[pattern] as number) > 0);
  const { shares, standardErrors } = fitClassShares(
    seen.map((pattern) => likelihoods[pattern] as number[]),
    seen.map((pattern) => counts[pattern] as number),
    estimated && { ...estimated, patterns: seen.map((pattern) => estimated.patterns[pattern] as readonly number[]) },
  );
  return names.map((item, group) => {
    const value = shares[group] as number;
    const variance = (standardErrors[group] as number) ** 2;
    // Wilson's interval for the number of people that would give this error if their groups were observed.
    const known = variance > 0 && variance < Infinity ? Math.min(nEff, (value * (1 - value)) / variance) : nEff;
    return { item, value, ...wilsonInterval(value, Math.max(1, known)), n: all.n, nEff };
  });
}
