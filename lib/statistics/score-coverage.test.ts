import { beforeAll, describe, expect } from "vitest";
import { competitionRanks } from "@/lib/statistics/competition-rank";
import { WaveCovariance } from "@/lib/statistics/covariance";
import { effectiveN } from "@/lib/statistics/design-effect";
import { normalInterval } from "@/lib/statistics/interval";
import { rake, type RakingCell } from "@/lib/statistics/raking";
import { createRandom } from "@/lib/statistics/random";
import { rankConfidenceSets } from "@/lib/statistics/rank-confidence-sets";
import { rankRanges, type RankRange } from "@/lib/statistics/rank-range";
import { scoreOfShares } from "@/lib/statistics/score";
import { simulation } from "@/tests/support/simulation";

/**
 * A study whose truth is known, done over and over: 60 brands, 1,000 interviews, each about a third of the brands.
 * Groups answer differently and take part unequally; raking to their margins makes up for it. Answers of one person
 * hang together, over brands and between the two questions.
 */
const [BRANDS, INTERVIEWS, ASKED, STUDIES] = [60, 1000, 20, 300];
const MARGINS = [
  [0.22, 0.27, 0.26, 0.25],
  [0.5, 0.5],
  [0.35, 0.25, 0.4],
];
/** How likely people of each category take part, to one another. */
const TAKES_PART = [
  [0.7, 0.9, 1.1, 1.3],
  [0.9, 1.1],
  [1.3, 1, 0.8],
];
/** How much likelier than others the people of each age group are to give a good mark. */
const KINDER = [-0.06, -0.02, 0.02, 0.06];
/** How much likelier than others half of the people are, and how often one mood decides both of a person's answers. */
const [LENIENT, ONE_MOOD] = [0.12, 0.4];
/** Brands of one tier are tied: any order found among them is a mistake, and the hardest kind to avoid. */
const TIER = 30;

const groups = [0, 1, 2, 3].flatMap((age) => [0, 1].flatMap((sex) => [0, 1, 2].map((region) => [age, sex, region])));
const shareOf = (group: number[], table: number[][]) =>
  group.reduce((share, category, variable) => share * (table[variable]?.[category] as number), 1);
const sampleShares = groups.map((group) => shareOf(group, MARGINS) * shareOf(group, TAKES_PART));
const sampleTotal = sampleShares.reduce((sum, share) => sum + share, 0);

const brands = Array.from({ length: BRANDS }, (_, i) => ({
  environment: 0.35 + 0.2 * Math.floor(i / TIER),
  social: 0.3 + 0.15 * Math.floor(i / TIER),
}));
const kinderOnTheWhole = KINDER.reduce((sum, kinder, age) => sum + kinder * (MARGINS[0]?.[age] as number), 0);
const truth = brands.map(({ environment, social }) => 100 * (environment + social + 2 * kinderOnTheWhole));
const positions = competitionRanks(truth);

type Coverage = { ofScores: number; byIntervals: number; byBootstrap: number; meanNEff: number };
let coverage: Coverage;

beforeAll(() => {
  const random = createRandom("coverage of scores: studies");
  const found = { ofScores: 0, byIntervals: 0, byBootstrap: 0, meanNEff: 0 };
  for (let study = 0; study < STUDIES; study += 1) {
    const { estimates, covariance } = doStudy(random);
    estimates.forEach(({ value, standardError, nEff }, brand) => {
      const { low, high } = normalInterval(value, standardError);
      if (low <= (truth[brand] as number) && (truth[brand] as number) <= high) found.ofScores += 1 / (STUDIES * BRANDS);
      found.meanNEff += nEff / (STUDIES * BRANDS);
    });
    const values = Float64Array.from(estimates, ({ value }) => value);
    if (coversAll(rankRanges(estimates))) found.byIntervals += 1 / STUDIES;
    if (coversAll(rankConfidenceSets(values, covariance, { draws: 300, random }))) found.byBootstrap += 1 / STUDIES;
  }
  coverage = found;
}, 60_000);

function coversAll(ranges: readonly RankRange[]): boolean {
  return ranges.every(({ low, high }, i) => low <= (positions[i] as number) && (positions[i] as number) <= high);
}

function doStudy(random: ReturnType<typeof createRandom>) {
  const groupOf = Int32Array.from({ length: INTERVIEWS }, () => drawGroup(random.uniform() * sampleTotal));
  const counts = groups.map((_, group) => groupOf.reduce((count, own) => count + (own === group ? 1 : 0), 0));
  const cells = groups.map((categories, group): RakingCell => ({
    categories,
    weight: counts[group] as number,
    count: counts[group] as number,
  }));
  const { factors } = rake(
    cells.filter(({ count }) => count > 0),
    MARGINS,
    { cap: 5 },
  );
  const filled = counts.flatMap((count, group) => (count > 0 ? [group] : []));
  const weightOf = new Float64Array(groups.length);
  filled.forEach((group, cell) => (weightOf[group] = factors[cell] as number));

  const asked = new Int32Array(INTERVIEWS * ASKED);
  const good = new Uint8Array(INTERVIEWS * ASKED);
  const sums = brands.map(() => ({ n: 0, sum: 0, sumOfSquares: 0, environment: 0, social: 0, both: 0 }));
  const deck = Int32Array.from(brands, (_, i) => i);
  groupOf.forEach((group, person) => {
    const weight = weightOf[group] as number;
    const kinder = (KINDER[groups[group]?.[0] as number] as number) + (random.uniform() < 0.5 ? LENIENT : -LENIENT);
    for (let k = 0; k < ASKED; k += 1) {
      const swap = random.integer(k, BRANDS - 1);
      [deck[k], deck[swap]] = [deck[swap] as number, deck[k] as number];
      const brand = deck[k] as number;
      const { environment, social } = brands[brand] as (typeof brands)[number];
      const mood = random.uniform();
      const isGreen = mood < environment + kinder;
      const isFair = (random.uniform() < ONE_MOOD ? mood : random.uniform()) < social + kinder;
      asked[person * ASKED + k] = brand;
      good[person * ASKED + k] = Number(isGreen) + Number(isFair);
      const own = sums[brand] as (typeof sums)[number];
      own.n += 1;
      own.sum += weight;
      own.sumOfSquares += weight ** 2;
      if (isGreen) own.environment += weight;
      if (isFair) own.social += weight;
      if (isGreen && isFair) own.both += weight;
    }
  });

  const estimates = sums.map((own) => {
    const nEff = effectiveN(own);
    const shares = { environment: own.environment / own.sum, social: own.social / own.sum, both: own.both / own.sum };
    const { score, standardError } = scoreOfShares(shares, nEff);
    return { value: score, standardError, nEff };
  });
  const covariance = new WaveCovariance(BRANDS);
  const influences = new Float64Array(ASKED);
  groupOf.forEach((group, person) => {
    const own = asked.subarray(person * ASKED, (person + 1) * ASKED);
    own.forEach((brand, k) => {
      const distance = 100 * (good[person * ASKED + k] as number) - (estimates[brand]?.value as number);
      influences[k] = ((weightOf[group] as number) * distance) / (sums[brand]?.sum as number);
    });
    covariance.add(own, influences);
  });
  return { estimates, covariance: covariance.matrix() };
}

function drawGroup(draw: number): number {
  let upTo = 0;
  const group = sampleShares.findIndex((share) => (upTo += share) > draw);
  return group < 0 ? sampleShares.length - 1 : group;
}

describe("over 300 studies of 60 brands whose truth is known", () => {
  simulation("weights widen the intervals, so the test is not one of simple samples", () => {
    expect(coverage.meanNEff).toBeLessThan(0.96 * ((INTERVIEWS * ASKED) / BRANDS));
  });

  simulation("95 % intervals of scores cover the true score about as often", () => {
    expect(coverage.ofScores).toBeGreaterThan(0.93);
    expect(coverage.ofScores).toBeLessThan(0.97);
  });

  simulation("rank ranges from joint intervals cover all true positions at once", () => {
    expect(coverage.byIntervals).toBeGreaterThanOrEqual(0.94);
  });

  simulation("simultaneous bootstrap sets cover all true positions without being too wide", () => {
    expect(coverage.byBootstrap).toBeGreaterThanOrEqual(0.93);
    expect(coverage.byBootstrap).toBeLessThan(0.995);
  });
});
