import { filterLocalLevel } from "@/lib/statistics/local-level";
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

/** What is known of a series by a year. */
type History = { values: readonly number[]; variances: readonly number[]; changes: readonly Change[] };

/** The logarithm of how likely a history is, by the variance of the series' step; up to a constant. */
export type Evidence = (history: History, variance: number) => number;

/**
 * Each change by itself, normal with variance q + v₁ + v₂. A steady decline then is no volatility: alerts rest on this, as a
 * decline must not hide itself.
 */
export const evidenceOfChanges: Evidence = ({ changes }, variance) =>
  changes.reduce((sum, { square, noise }) => {
    const all = variance + noise;
    return sum - 0.5 * (Math.log(all) + square / all);
  }, 0);

/**
 * The whole history as a level measured with errors. Errors come and go and steps stay, so that even a series measured with
 * large errors shows in the long run how much it moves: forecasts rest on this.
 */
export const evidenceOfLevels: Evidence = ({ values, variances }, variance) =>
  filterLocalLevel(values, { levelVariance: variance, observationVariance: variances }).logLikelihood;

/**
 * How much each series moves of itself. A series' q is one of some multiples of its group's; how common each is in
 * the group is estimated by EM from all of its series, one more of them being taken to be typical. What is said of a series
 * is the mean over what its own history leaves likely, so that a short history says what is usual in the group.
 *
 * Source: empirical Bayes by nonparametric maximum likelihood: N. Laird, J. Amer. Statist. Assoc. 73 (1978), 805–811, on a
 * grid as R. Koenker, I. Mizera, J. Amer. Statist. Assoc. 109 (2014), 674–685.
 */
export function volatilities(series: readonly YearlySeries[], evidence: Evidence): VolatilityOf {
  const groups = Map.groupBy(series, ({ group }) => group);
  const known = new Map<string, Estimate | null>();
  return ({ key, group }, year) => {
    const name = `${year} ${group}`;
    let found = known.get(name);
    if (found === undefined) known.set(name, (found = estimate(groups.get(group) ?? [], year, evidence)));
    if (found === null) return null;
    const likely = found.likely.get(key) ?? found.prior;
    return { own: meanOf(likely), group: meanOf(found.prior), likely };
  };
}

type Likely = Volatility["likely"];
type Estimate = { likely: Map<string, Likely>; prior: Likely };

const meanOf = (likely: Likely) => likely.reduce((sum, { variance, share }) => sum + variance * share, 0);

function estimate(series: readonly YearlySeries[], year: number, evidence: Evidence): Estimate | null {
  const members = series.map((one) => ({ key: one.key, history: historyOf(one, year) }));
  const all = members.flatMap(({ history }) => history.changes);
  const typical = typicalVariance(all);
  if (typical === null) return null;
  if (typical === 0) return { likely: new Map(), prior: [{ variance: 0, share: 1 }] };
  const known = members.filter(({ history }) => history.changes.length > 0);
  const likelihoods = known.map(({ history }) =>
    relative(MULTIPLES.map((multiple) => evidence(history, typical * multiple))),
  );
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

/** Squared errors are 0 where they are not given. */
function historyOf({ start, step = 1, variances: given, ...series }: YearlySeries, year: number): History {
  const values = series.values.slice(0, Math.max(0, Math.floor((year - start) / step) + 1));
  const variances = values.map((_, i) => given?.[i] ?? 0);
  const changes = values.slice(1).map((value, i) => ({
    square: (value - (values[i] as number)) ** 2,
    noise: (variances[i] as number) + (variances[i + 1] as number),
  }));
  return { values, variances, changes };
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

function relative(logs: readonly number[]): number[] {
  const largest = Math.max(...logs);
  return logs.map((log) => Math.exp(log - largest));
}

function posterior(likelihoods: readonly number[], prior: readonly number[]): number[] {
  const joint = likelihoods.map((likelihood, at) => likelihood * (prior[at] as number));
  const total = joint.reduce((sum, value) => sum + value, 0);
  return joint.map((value) => value / total);
}
