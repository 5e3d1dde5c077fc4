import type { YearlySeries } from "@/lib/statistics/yearly-series";

/** The variance of a series' step from one value to the next beyond what measurement explains, and the mean of its group, in squared units. */
export type Volatility = {
  own: number;
  group: number;
  /** What the own variance may be, with the shares in which that is believed; `own` is their mean. */
  likely: readonly { variance: number; share: number }[];
};

/** What the values up to a year tell of it; null before there was any change in the group. */
export type VolatilityOf = (series: YearlySeries, year: number) => Volatility | null;

/** Multiples of the group's typical variance that a series' own may be. */
const MULTIPLES = Array.from({ length: 11 }, (_, i) => 2 ** (i - 5));
const TYPICAL = MULTIPLES.indexOf(1);
const ROUNDS = 60;

/** A change from one value to the next: its square, and the variances of the two values it lies between. */
type Change = { square: number; noise: number };

/**
 * How much each series moves of itself. A change is normal with variance q + v₁ + v₂, v being the squared standard errors
 * of its two values (0 where they are not given). A series' q is one of some multiples of its group's; how common each is in
 * the group is estimated by EM from all of its series, one more of them being taken to be typical. What is said of a series
 * is the mean over what its own changes leave likely, so that a short history says what is usual in the group.
 *
 * Source: empirical Bayes by nonparametric maximum likelihood: N. Laird, J. Amer. Statist. Assoc. 73 (1978), 805–811, on a
 * grid as R. Koenker, I. Mizera, J. Amer. Statist. Assoc. 109 (2014), 674–685. Changes of a series that share a value are
 * taken as independent.
 */
export function volatilities(series: readonly YearlySeries[]): VolatilityOf {
  const groups = Map.groupBy(series, ({ group }) => group);
  const known = new Map<string, Estimate | null>();
  return ({ key, group }, year) => {
    const name = `${year} ${group}`;
    let found = known.get(name);
    if (found === undefined) known.set(name, (found = estimate(groups.get(group) ?? [], year)));
    if (found === null) return null;
    const likely = found.likely.get(key) ?? found.prior;
    return { own: meanOf(likely), group: meanOf(found.prior), likely };
  };
}

type Likely = Volatility["likely"];
type Estimate = { likely: Map<string, Likely>; prior: Likely };

const meanOf = (likely: Likely) => likely.reduce((sum, { variance, share }) => sum + variance * share, 0);

function estimate(series: readonly YearlySeries[], year: number): Estimate | null {
  const members = series.map((one) => ({ key: one.key, changes: changesOf(one, year) }));
  const all = members.flatMap(({ changes }) => changes);
  const typical = typicalVariance(all);
  if (typical === null) return null;
  if (typical === 0) return { likely: new Map(), prior: [{ variance: 0, share: 1 }] };
  const known = members.filter(({ changes }) => changes.length > 0);
  const likelihoods = known.map(({ changes }) => likelihoodsOf(changes, typical));
  let prior = MULTIPLES.map(() => 1 / MULTIPLES.length);
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = MULTIPLES.map((_, at) => Number(at === TYPICAL));
    for (const own of likelihoods)
      posterior(own, prior).forEach((share, at) => (next[at] = (next[at] as number) + share));
    prior = next.map((count) => count / (likelihoods.length + 1));
  }
  const toLikely = (shares: readonly number[]): Likely =>
    shares.map((share, at) => ({ variance: typical * (MULTIPLES[at] as number), share }));
  return {
    likely: new Map(known.map(({ key }, i) => [key, toLikely(posterior(likelihoods[i] as number[], prior))])),
    prior: toLikely(prior),
  };
}

function changesOf({ start, step = 1, values, variances }: YearlySeries, year: number): Change[] {
  return values.slice(1, Math.max(1, Math.floor((year - start) / step) + 1)).map((value, i) => ({
    square: (value - (values[i] as number)) ** 2,
    noise: (variances?.[i] ?? 0) + (variances?.[i + 1] ?? 0),
  }));
}

/** By moments, changes measured more precisely counting for more; 0 where measurement explains all, null of no change. */
function typicalVariance(changes: readonly Change[]): number | null {
  const squares = changes.reduce((sum, { square }) => sum + square, 0);
  if (squares === 0) return null;
  const mean = squares / changes.length;
  let [excess, weights] = [0, 0];
  for (const { square, noise } of changes) {
    const weight = 1 / (noise + mean) ** 2;
    excess += weight * (square - noise);
    weights += weight;
  }
  return Math.max(0, excess / weights);
}

function likelihoodsOf(changes: readonly Change[], typical: number): number[] {
  const logs = MULTIPLES.map((multiple) =>
    changes.reduce((sum, { square, noise }) => {
      const variance = typical * multiple + noise;
      return sum - 0.5 * (Math.log(variance) + square / variance);
    }, 0),
  );
  const largest = Math.max(...logs);
  return logs.map((log) => Math.exp(log - largest));
}

function posterior(likelihoods: readonly number[], prior: readonly number[]): number[] {
  const joint = likelihoods.map((likelihood, at) => likelihood * (prior[at] as number));
  const total = joint.reduce((sum, value) => sum + value, 0);
  return joint.map((value) => value / total);
}
