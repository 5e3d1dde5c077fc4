import { fitClassShares } from "@/lib/statistics/class-shares";
import { effectiveN } from "@/lib/statistics/design-effect";
import { fitLatentClasses } from "@/lib/statistics/latent-classes";
import { createRandom } from "@/lib/statistics/random";
import { wilsonInterval } from "@/lib/statistics/share-interval";
import { type ItemFigure, type Labels, toConsumerFigures } from "@/lib/study/compute/consumer-figures";
import type { PatternSums } from "@/lib/study/compute/sum-consumers";
import { BEHAVIOUR_GROUPS, BEHAVIOUR_ITEMS } from "@/lib/study/questionnaire";
import type { ConsumerFigure } from "@/lib/study/study";

/** Items by which the groups are told apart: agreement speaks for engagement, or against it. */
const ENGAGED: Readonly<Record<string, number>> = { talks: 1, "reads-labels": 1, "pays-more": 1, avoids: 1, "not-my-task": -1 };

/**
 * Shares of the behaviour groups. The groups are the latent classes of all waves of a market together, so that a group
 * means the same in every year; how large each is in a wave and age group is then estimated from the answers there.
 * Intervals hold for given groups: what is unknown of the groups themselves is not in them.
 */
export function behaviourFigures(sums: readonly PatternSums[], labels: Labels): ConsumerFigure[] {
  const byMarket = Map.groupBy(sums, ({ waveId }) => labels.waves[waveId]?.market ?? "");
  return [...byMarket].flatMap(([market, own]) => {
    const likelihoods = likelihoodsOf(own, market);
    return toConsumerFigures("behaviour-groups", own, labels, (people) => sharesOf(people, likelihoods));
  });
}

/** Probability of every pattern within each group, the groups from least to most engaged (the typing rule). */
function likelihoodsOf(sums: readonly PatternSums[], market: string): number[][] {
  const counts = new Array<number>(1 << BEHAVIOUR_ITEMS.length).fill(0);
  for (const { pattern, w } of sums) counts[pattern] = (counts[pattern] as number) + w;
  const patterns = counts.map((_, pattern) => BEHAVIOUR_ITEMS.map((__, k) => (pattern >> k) & 1));
  const { probabilities } = fitLatentClasses(
    { patterns, counts },
    { classes: BEHAVIOUR_GROUPS.length, random: createRandom(`behaviour-groups/${market}`), starts: 4, maxSteps: 400, tolerance: 1e-7 },
  );
  const engagement = (yes: ArrayLike<number>) =>
    BEHAVIOUR_ITEMS.reduce((sum, { key }, k) => sum + (ENGAGED[key] ?? 0) * (yes[k] as number), 0);
  const ordered = probabilities.toSorted((a, b) => engagement(a) - engagement(b));
  return patterns.map((answers) =>
    ordered.map((yes) => answers.reduce((product, answer, k) => product * (answer === 1 ? (yes[k] as number) : 1 - (yes[k] as number)), 1)),
  );
}

function sharesOf(people: readonly PatternSums[], likelihoods: readonly number[][]): ItemFigure[] {
  const [n, w, ww] = people.reduce(([n, w, ww], part) => [n + part.n, w + part.w, ww + part.ww], [0, 0, 0]);
  const nEff = effectiveN({ n, sum: w, sumOfSquares: ww });
  const rows = people.map(({ pattern }) => likelihoods[pattern] as number[]);
  const { shares, standardErrors } = fitClassShares(rows, people.map((part) => (part.w * nEff) / w));
  return BEHAVIOUR_GROUPS.map(({ key: item }, group) => {
    const value = shares[group] as number;
    const variance = (standardErrors[group] as number) ** 2;
    // Wilson's interval for as many people as would leave this error, had their groups been seen.
    const seen = variance > 0 && variance < Infinity ? Math.min(nEff, (value * (1 - value)) / variance) : nEff;
    return { item, value, ...wilsonInterval(value, Math.max(1, seen)), n, nEff };
  });
}
