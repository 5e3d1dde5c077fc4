import { DEFAULT_DEFINITION } from "@/lib/catalogue/definition/default-definition";
import { askedIn } from "@/lib/study/asked";
import { createRandom, type Random } from "@/lib/statistics/random";
import { relativeImportance } from "@/lib/statistics/relative-importance";
import { behaviourFigures, type MarketGroups } from "@/lib/study/compute/behaviour-groups";
import { factorFigures } from "@/lib/study/compute/decision-factors";
import type { Labels } from "@/lib/study/compute/populations";
import { FOLDS, type MomentSums } from "@/lib/study/compute/sum-moments";
import type { PatternSums } from "@/lib/study/compute/sum-patterns";
import { typeMarkets } from "@/lib/study/compute/typing";
import type { CoverageRow } from "@/lib/study/promises/coverage-row";
import { CELL, drawWeight, SIZES } from "./consumers";
import { type Effort, toRow } from "./row";

/** Sizes of the four groups, and the share of each that agrees with each of the eight statements. */
const GROUPS = [0.24, 0.38, 0.25, 0.13];
const AGREEMENT = [
  [0.06, 0.1, 0.04, 0.06, 0.3, 0.35, 0.86, 0.74],
  [0.14, 0.28, 0.13, 0.18, 0.86, 0.42, 0.48, 0.28],
  [0.42, 0.74, 0.42, 0.48, 0.56, 0.9, 0.66, 0.1],
  [0.86, 0.91, 0.86, 0.91, 0.4, 0.66, 0.14, 0.04],
];
const ASKED = askedIn(DEFAULT_DEFINITION);
const LABELS: Labels = {
  waves: [{ market: "sweden", year: 2025 }],
  ageGroups: [],
  sexes: [],
  groups: ASKED.groups?.names ?? [],
};

function drawPatterns(n: number, random: Random): PatternSums[] {
  const byPattern = new Map<number, PatternSums>();
  for (let person = 0; person < n; person += 1) {
    let left = random.uniform();
    const group = Math.max(
      0,
      GROUPS.findIndex((share) => (left -= share) < 0),
    );
    const pattern = (AGREEMENT[group] ?? []).reduce(
      (bits, agree, k) => bits | (random.uniform() < agree ? 1 << k : 0),
      0,
    );
    const weight = drawWeight(random);
    const own = byPattern.get(pattern) ?? { ...CELL, pattern, n: 0, sum: 0, sumOfSquares: 0 };
    byPattern.set(pattern, {
      ...own,
      n: own.n + 1,
      sum: own.sum + weight,
      sumOfSquares: own.sumOfSquares + weight ** 2,
    });
  }
  return [...byPattern.values()];
}

/** The groups as they truly are. */
const KNOWN: MarketGroups = {
  likelihoods: Array.from({ length: 256 }, (_, pattern) =>
    AGREEMENT.map((own) => own.reduce((product, agree, k) => product * ((pattern >> k) & 1 ? agree : 1 - agree), 1)),
  ),
};

/** Shares of the behaviour groups: the groups given, as is promised, and estimated from the same answers. */
export function groupRows({ effort }: Effort): CoverageRow[] {
  const rowOf = (stratum: string, found: readonly number[]) =>
    toRow({
      page: "consumer-groups",
      what: "Share of a behaviour group, lowest of the four",
      stratum,
      promised: 0.95,
      simulated: Math.min(...found),
      low: 0.9,
      high: 1,
    });
  const cover = (n: number, draws: number, typingOf: (sums: PatternSums[]) => MarketGroups) => {
    const random = createRandom(`coverage/groups/${n}/${draws}`);
    const covered = GROUPS.map(() => 0);
    for (let draw = 0; draw < draws; draw += 1) {
      const sums = drawPatterns(n, random);
      const typings = new Map([["sweden", typingOf(sums)]]);
      const [figures] = behaviourFigures(sums, typings, LABELS);
      figures?.figures.forEach(({ low, high }, group) => {
        const truth = GROUPS[group] as number;
        if ((low ?? NaN) <= truth && truth <= (high ?? NaN)) covered[group] = (covered[group] as number) + 1;
      });
    }
    return covered.map((times) => times / draws);
  };
  return [
    ...SIZES.map((n) =>
      rowOf(
        `groups given, ${n} people`,
        cover(n, Math.round(2_000 * effort), () => KNOWN),
      ),
    ),
    ...[2_000, 20_000].map((n) =>
      rowOf(
        `groups estimated from the same ${n} people`,
        cover(
          n,
          Math.round(400 * effort),
          (sums) => typeMarkets(sums, LABELS, ASKED.groups).get("sweden") as MarketGroups,
        ),
      ),
    ),
  ];
}

/** How much each factor adds to a preference beside noise of 1, the factors' correlation being 0.3. */
const ADDED = [0, 0, 0.1, 0.2, 0.3, 0.4, 0.6];
const TOGETHER = 0.3;

/** What each factor truly explains of the differences in preference. */
function trueImportance(): ArrayLike<number> {
  const covariance = (a: number, b: number) => (a === b ? 1 : TOGETHER);
  const outcome = ADDED.map((_, a) => ADDED.reduce((sum, added, b) => sum + added * covariance(a, b), 0));
  return relativeImportance({
    predictors: Float64Array.from(ADDED.flatMap((_, a) => ADDED.map((__, b) => covariance(a, b)))),
    outcome: Float64Array.from(outcome),
    outcomeVariance: 1 + ADDED.reduce((sum, added, a) => sum + added * (outcome[a] as number), 0),
  }).shares;
}

function drawMoments(n: number, random: Random): MomentSums[] {
  const folds = Array.from({ length: FOLDS }, (_, fold): MomentSums => {
    const sums = new Array<number>(ADDED.length + 1 + ((ADDED.length + 1) * (ADDED.length + 2)) / 2).fill(0);
    return { ...CELL, fold, n: 0, w: 0, ww: 0, sums };
  });
  for (let person = 0; person < n; person += 1) {
    const weight = drawWeight(random);
    const common = random.normal();
    const own = ADDED.map(() => Math.sqrt(TOGETHER) * common + Math.sqrt(1 - TOGETHER) * random.normal());
    const values = [...own, ADDED.reduce((sum, added, a) => sum + added * (own[a] as number), random.normal())];
    const fold = folds[random.integer(0, FOLDS - 1)] as MomentSums;
    fold.n += 1;
    fold.w += weight;
    fold.ww += weight ** 2;
    [...values, ...values.flatMap((x, a) => values.slice(a).map((y) => x * y))].forEach(
      (term, i) => (fold.sums[i] = (fold.sums[i] as number) + weight * term),
    );
  }
  return folds.filter((fold) => fold.n > 0);
}

/** What each factor explains, its interval by leaving out a part of the people at a time. */
export function factorRows({ effort }: Effort): CoverageRow[] {
  const truth = trueImportance();
  return [100, 300, 1_000].map((n) => {
    const draws = Math.round(1_000 * effort);
    const random = createRandom(`coverage/factors/${n}`);
    const covered = ADDED.map(() => 0);
    for (let draw = 0; draw < draws; draw += 1) {
      const [figures] = factorFigures(drawMoments(n, random), LABELS, ASKED.factors?.items ?? []);
      figures?.figures.forEach(({ low, high }, factor) => {
        const held = truth[factor] as number;
        if ((low ?? NaN) <= held && held <= (high ?? NaN)) covered[factor] = (covered[factor] as number) + 1;
      });
    }
    return toRow({
      page: "consumer-groups",
      what: "Decision factor: what it explains, lowest of the seven",
      stratum: `${n} people`,
      promised: 0.95,
      simulated: Math.min(...covered) / draws,
      low: 0.9,
      high: 1,
    });
  });
}
