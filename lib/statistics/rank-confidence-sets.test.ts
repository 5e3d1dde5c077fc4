import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { competitionRanks } from "@/lib/statistics/competition-rank";
import { drawGaussian } from "@/lib/statistics/gaussian-draws";
import { createRandom } from "@/lib/statistics/random";
import { rankConfidenceSets } from "@/lib/statistics/rank-confidence-sets";
import { rankRanges, type RankRange } from "@/lib/statistics/rank-range";
import { simulation } from "@/tests/support/simulation";

type Scores = { rows: [country: string, score: number, standardError: number][] };
const pisa: Scores = JSON.parse(readFileSync(new URL("pisa-2018-mathematics.fixture.json", import.meta.url), "utf8"));

const width = (ranges: readonly RankRange[]) => ranges.reduce((sum, { low, high }) => sum + high - low, 0);

describe("mathematics in 37 OECD countries, PISA 2018 (csranks_pisa2018_math_95: R, csranks)", () => {
  const values = Float64Array.from(pisa.rows, ([, score]) => score);
  const variances = Float64Array.from(pisa.rows, ([, , standardError]) => standardError ** 2);
  const setsOf = (simultaneous: boolean) =>
    rankConfidenceSets(values, variances, { draws: 10_000, simultaneous, random: createRandom("pisa") });

  const expectWithinOne = (sets: readonly RankRange[], published: Readonly<Record<string, [number, number]>>) => {
    for (const [country, [low, high]] of Object.entries(published)) {
      const set = sets[pisa.rows.findIndex(([name]) => name === country)];
      expect(Math.abs((set?.low ?? NaN) - low), country).toBeLessThanOrEqual(1);
      expect(Math.abs((set?.high ?? NaN) - high), country).toBeLessThanOrEqual(1);
    }
  };

  test("the position of each country alone is where it was published, within one", () => {
    expectWithinOne(setsOf(false), {
      Japan: [1, 4],
      Korea: [1, 6],
      Estonia: [1, 6],
      Netherlands: [1, 7],
      Finland: [5, 18],
    });
  });

  test("the positions of all countries at once are those published, within one, and narrower than joint intervals", () => {
    const simultaneous = setsOf(true);
    expectWithinOne(simultaneous, { Japan: [1, 6], Estonia: [1, 6], Netherlands: [1, 11], Finland: [4, 18] });
    const joint = rankRanges(pisa.rows.map(([, value, standardError]) => ({ value, standardError })));
    expect(width(simultaneous)).toBeLessThan(width(joint));
  });
});

simulation(
  "the sets of 412 brands with correlated errors are found all at once",
  () => {
    const random = createRandom("large market");
    const size = 412;
    const values = Float64Array.from({ length: size }, () => random.normal(90, 18));
    const covariance = Float64Array.from({ length: size * size }, (_, at) => (at % (size + 1) === 0 ? 7.5 : 1.5));
    const ranges = rankConfidenceSets(values, covariance, { random });
    expect(ranges).toHaveLength(size);
    // Joint intervals know neither the correlation nor which comparisons are settled.
    const joint = rankRanges(Array.from(values, (value) => ({ value, standardError: Math.sqrt(7.5) })));
    expect(width(ranges)).toBeLessThan(0.9 * width(joint));
    competitionRanks([...values]).forEach((position, i) => {
      expect(ranges[i]?.low).toBeLessThanOrEqual(position);
      expect(ranges[i]?.high).toBeGreaterThanOrEqual(position);
    });
  },
  30_000,
);

describe("exact cases", () => {
  const random = () => createRandom("exact");

  test("items far apart have a set of one position", () => {
    const values = Float64Array.of(10, 90, 50, 70);
    expect(rankConfidenceSets(values, new Float64Array(4).fill(0.01), { random: random() })).toEqual(
      [4, 1, 3, 2].map((position) => ({ low: position, high: position })),
    );
  });

  test("errors that move together do not blur the order", () => {
    const common = new Float64Array(9).fill(25);
    expect(rankConfidenceSets(Float64Array.of(50, 50.1, 50), common, { random: random() })).toEqual([
      { low: 2, high: 3 },
      { low: 1, high: 1 },
      { low: 2, high: 3 },
    ]);
  });

  test("one item has the first position, and none has no set", () => {
    expect(rankConfidenceSets(Float64Array.of(3), Float64Array.of(1), { random: random() })).toEqual([
      { low: 1, high: 1 },
    ]);
    expect(rankConfidenceSets(new Float64Array(0), new Float64Array(0), { random: random() })).toEqual([]);
  });

  test("an invalid level, number of draws or covariance is refused", () => {
    const values = Float64Array.of(1, 2);
    const variances = Float64Array.of(1, 1);
    for (const level of [0, 1, -1, 2, NaN]) {
      const words = `level must lie between 0 and 1, got ${level}`;
      expect(() => rankConfidenceSets(values, variances, { random: random(), level })).toThrow(words);
    }
    const few = () => rankConfidenceSets(values, variances, { random: random(), draws: 10 });
    expect(few).toThrow("10 draws are too few for level 0.95");
    expect(() => rankConfidenceSets(values, Float64Array.of(1, -1), { random: random() })).toThrow(RangeError);
    expect(() => rankConfidenceSets(values, Float64Array.of(1, 1, 1), { random: random() })).toThrow(RangeError);
  });
});

describe("laws", () => {
  const study = fc.integer({ min: 1, max: 12 }).chain((size) =>
    fc.record({
      values: fc
        .array(fc.integer({ min: 0, max: 80 }), { minLength: size, maxLength: size })
        .map((list) => Float64Array.from(list)),
      deviations: fc.array(fc.integer({ min: 1, max: 12 }), { minLength: size, maxLength: size }),
      correlation: fc.constantFrom(0, 0.25, 0.5),
      seed: fc.string(),
    }),
  );
  const covarianceOf = ({ deviations, correlation }: { deviations: number[]; correlation: number }) =>
    Float64Array.from(deviations.flatMap((a, i) => deviations.map((b, j) => a * b * (i === j ? 1 : correlation))));

  test("a set contains the item's own position, and the marginal set is within the simultaneous one", () => {
    fc.assert(
      fc.property(study, (one) => {
        const sets = (simultaneous: boolean) =>
          rankConfidenceSets(one.values, covarianceOf(one), {
            draws: 200,
            simultaneous,
            random: createRandom(one.seed),
          });
        const [marginal, simultaneous] = [sets(false), sets(true)];
        competitionRanks([...one.values]).forEach((position, i) => {
          const [inner, outer] = [marginal[i], simultaneous[i]] as [RankRange, RankRange];
          expect(inner.low).toBeLessThanOrEqual(position);
          expect(inner.high).toBeGreaterThanOrEqual(position);
          expect(outer.low).toBeLessThanOrEqual(inner.low);
          expect(outer.high).toBeGreaterThanOrEqual(inner.high);
          expect(outer.low).toBeGreaterThanOrEqual(1);
          expect(outer.high).toBeLessThanOrEqual(one.values.length);
        });
      }),
    );
  });

  test("the sets equal the definition, hypothesis by hypothesis", () => {
    fc.assert(
      fc.property(study, (one) => {
        const covariance = covarianceOf(one);
        const sets = rankConfidenceSets(one.values, covariance, {
          draws: 60,
          level: 0.8,
          random: createRandom(one.seed),
        });
        expect(sets).toEqual(
          byDefinition(
            one.values,
            covariance,
            drawGaussian(covariance, one.values.length, 60, createRandom(one.seed)),
            0.8,
          ),
        );
      }),
    );
  });

  test("the sets do not change when all values are shifted and scaled alike", () => {
    fc.assert(
      // Powers of two keep the arithmetic exact.
      fc.property(study, fc.integer({ min: -3, max: 4 }), fc.integer({ min: -40, max: 40 }), (one, power, shift) => {
        const stretch = 2 ** power;
        const covariance = covarianceOf(one);
        const sets = rankConfidenceSets(one.values, covariance, { draws: 200, random: createRandom(one.seed) });
        const moved = rankConfidenceSets(
          one.values.map((value) => value * stretch + shift),
          covariance.map((entry) => entry * stretch ** 2),
          { draws: 200, random: createRandom(one.seed) },
        );
        expect(moved).toEqual(sets);
      }),
    );
  });
});

/** Every ordered pair (a, b) stands for the hypothesis that a does not lie above b. */
function byDefinition(
  values: Float64Array,
  covariance: Float64Array,
  errors: Float64Array,
  level: number,
): RankRange[] {
  const size = values.length;
  const draws = 60;
  const items = Array.from(values, (_, i) => i);
  const entry = (i: number, j: number) => covariance[i * size + j] as number;
  const distance = (from: Float64Array, start: number, [a, b]: number[]) =>
    ((from[start + (a as number)] as number) - (from[start + (b as number)] as number)) /
    Math.sqrt(entry(a as number, a as number) + entry(b as number, b as number) - 2 * entry(a as number, b as number));
  let standing = items.flatMap((a) => items.filter((b) => b !== a).map((b) => [a, b]));
  const fallen: number[][] = [];
  for (let before = -1; before !== fallen.length;) {
    before = fallen.length;
    const maxima = Array.from({ length: draws }, (_, draw) =>
      Math.max(0, ...standing.map((pair) => distance(errors, draw * size, pair))),
    );
    const critical = maxima.sort((x, y) => x - y)[Math.ceil(level * (draws + 1)) - 1] as number;
    fallen.push(...standing.filter((pair) => distance(values, 0, pair) > critical));
    standing = standing.filter((pair) => !fallen.includes(pair));
  }
  return items.map((item) => ({
    low: 1 + fallen.filter(([, b]) => b === item).length,
    high: size - fallen.filter(([a]) => a === item).length,
  }));
}

simulation(
  "the sets cover all true positions as often as stated, with correlated errors (simulation)",
  () => {
    const random = createRandom("rank set coverage");
    const size = 12;
    const truth = Float64Array.from({ length: size }, (_, i) => Math.floor(i / 2) * 1.3 + (i % 2) * 0.4);
    const positions = competitionRanks([...truth]);
    const covariance = Float64Array.from({ length: size * size }, (_, at) => (at % (size + 1) === 0 ? 1 : 0.4));
    const studies = 200;
    let all = 0;
    let single = 0;
    for (let study = 0; study < studies; study += 1) {
      const mood = random.normal(0, Math.sqrt(0.4));
      const values = truth.map((value) => value + mood + random.normal(0, Math.sqrt(0.6)));
      const covers = (simultaneous: boolean) =>
        rankConfidenceSets(values, covariance, { draws: 200, level: 0.9, simultaneous, random }).map(
          ({ low, high }, i) => low <= (positions[i] as number) && (positions[i] as number) <= high,
        );
      if (covers(true).every(Boolean)) all += 1;
      single += covers(false).filter(Boolean).length / size;
    }
    expect(all / studies).toBeGreaterThanOrEqual(0.88);
    expect(single / studies).toBeGreaterThanOrEqual(0.89);
  },
  30_000,
);
