import { type EstimatedClasses, probabilityCovariance } from "@/lib/statistics/class-model-errors";
import { effectiveN } from "@/lib/statistics/design-effect";
import { fitLatentClasses, type LatentClasses } from "@/lib/statistics/latent-classes";
import { createRandom } from "@/lib/statistics/random";
import { type Labels, withhold } from "@/lib/study/compute/populations";
import { addUp } from "@/lib/study/compute/shares";
import type { PatternSums } from "@/lib/study/compute/sum-patterns";
import type { PopulationFigures } from "@/lib/study/consumer";
import { CLASSES_COMPARED } from "@/lib/study/figure-items";
import type { Asked } from "@/lib/study/asked";

/** The definition of the groups: the items, the groups' names, and which items indicate engagement or its absence. */
type Groups = NonNullable<Asked["groups"]>;

/**
 * How people of a market are assigned by their answer pattern: the probability of every pattern within each group, and
 * the most probable group of every pattern.
 */
export type Typing = {
  likelihoods: number[][];
  group: number[];
  /** The estimation error of the groups themselves. */
  estimated: EstimatedClasses;
  figures: PopulationFigures;
};

/**
 * The typing rule of each market. The groups are the latent classes of all its waves together, from least to most
 * engaged, so that a group means the same in every year; a person belongs to the group that is most probable for their
 * answers. Its statistics, stored with the latest wave: the BIC of one to seven classes, and the mean probability of
 * the assigned group.
 */
export function typeMarkets(
  sums: readonly PatternSums[],
  labels: Labels,
  groups: Asked["groups"],
): Map<string, Typing> {
  if (!groups) return new Map();
  const byMarket = Map.groupBy(sums, ({ waveId }) => labels.waves[waveId]?.market ?? "");
  return new Map([...byMarket].map(([market, own]) => [market, typeMarket(market, own, labels, groups)]));
}

function typeMarket(
  market: string,
  sums: readonly PatternSums[],
  labels: Labels,
  { items, names, engaged }: Groups,
): Typing {
  const patterns = Array.from({ length: 1 << items.length }, (_, pattern) => items.map((__, k) => (pattern >> k) & 1));
  const people = addUp(sums);
  const nEff = effectiveN(people);
  const counts = new Array<number>(patterns.length).fill(0);
  const interviews = new Array<number>(patterns.length).fill(0);
  for (const { pattern, n, sum } of sums) {
    counts[pattern] = (counts[pattern] as number) + (sum * nEff) / people.sum;
    interviews[pattern] = (interviews[pattern] as number) + n;
  }
  const fits = new Map<number, LatentClasses>(
    CLASSES_COMPARED.map((classes) => {
      // What is only compared need not be as exact: what is left to gain is little beside the price of one class more.
      const effort = classes === names.length ? { starts: 4, maxSteps: 400 } : { starts: 2, maxSteps: 200 };
      return [
        classes,
        fitLatentClasses(
          { patterns, counts },
          { classes, random: createRandom(`behaviour-groups/${market}`), tolerance: 1e-7, ...effort },
        ),
      ];
    }),
  );
  const { shares, probabilities, posteriors } = fits.get(names.length) as LatentClasses;
  const engagement = (yes: ArrayLike<number>) =>
    items.reduce((sum, key, k) => sum + (engaged[key] ?? 0) * (yes[k] as number), 0);
  const order = [...shares.keys()].sort(
    (a, b) => engagement(probabilities[a] ?? []) - engagement(probabilities[b] ?? []),
  );
  const chances = posteriors.map((row) => order.map((k) => row[k] as number));
  const certainty = chances.map((row) => Math.max(...row));
  const group = chances.map((row, pattern) => row.indexOf(certainty[pattern] as number));
  const likelihoods = patterns.map((answers) =>
    order.map((k) =>
      answers.reduce((product, answer, item) => product * yesOrNo(probabilities[k]?.[item] ?? 0, answer), 1),
    ),
  );
  const groups = order.map((k) => probabilities[k] as Float64Array);
  const sizes = order.map((k) => shares[k] as number);
  const covariance = probabilityCovariance(nEff, { patterns, likelihoods }, sizes, groups);
  const latest = sums.reduce((last, { waveId }) => Math.max(last, waveId), 0);
  const surely = names.flatMap((key, k) => {
    const own = [...group.keys()].filter((pattern) => group[pattern] === k && (counts[pattern] as number) > 0);
    const total = own.reduce((sum, pattern) => sum + (counts[pattern] as number), 0);
    const sure = own.reduce((sum, pattern) => sum + (counts[pattern] as number) * (certainty[pattern] as number), 0);
    const n = own.reduce((sum, pattern) => sum + (interviews[pattern] as number), 0);
    return n === 0 ? [] : [{ item: `certainty/${key}`, value: sure / total, low: null, high: null, n, nEff: total }];
  });
  const information = [...fits].map(([classes, { bic }]) => {
    return { item: `classes/${classes}`, value: Math.round(bic * 100) / 100, low: null, high: null, n: people.n, nEff };
  });
  return {
    likelihoods,
    group,
    estimated: { patterns, probabilities: groups, covariance },
    figures: {
      ...(labels.waves[latest] as Labels["waves"][number]),
      section: "typing",
      ageGroup: "all",
      sex: "all",
      behaviourGroup: "all",
      figures: [...information, ...surely].map((figure) => withhold(figure, labels.smallestBase)),
    },
  };
}

function yesOrNo(yes: number, answer: number): number {
  return answer === 1 ? yes : 1 - yes;
}
