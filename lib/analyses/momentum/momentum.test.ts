import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { NOTHING_ASKED } from "@/lib/rankings/histories/analysis-query";
import type { BrandHistory, BrandYear, MarketWave } from "@/lib/rankings/histories/dataset";
import { toAcceleration } from "@/lib/analyses/momentum/acceleration";
import { toBeyondMarket } from "@/lib/analyses/momentum/beyond-market";
import { toCsvTable } from "@/lib/analyses/momentum/csv-table";
import { toMeanMomenta } from "@/lib/analyses/momentum/industry-momentum";
import { cornerOf, toCorners } from "@/lib/analyses/momentum/quadrants";
import { toMomentumView, toThreeWaves } from "@/lib/analyses/momentum/view";
import { wordClaim, wordLabel, wordStandfirst } from "@/lib/analyses/momentum/words";
import { createRandom } from "@/lib/statistics/random";

const FOOD = { slug: "food", name: "Food" };
const BANKS = { slug: "banks", name: "Banks" };
const SWEDEN = { slug: "sweden", name: "Sweden" };
const year = (over: Partial<BrandYear>): BrandYear => ({
  market: "sweden",
  year: 2025,
  industry: FOOD,
  overall: 1,
  inIndustry: 1,
  rankLow: 1,
  rankHigh: 9,
  score: 80,
  error: 2,
  n: 900,
  nEff: 800,
  environment: null,
  social: null,
  both: null,
  z: 0,
  index: 100,
  change: null,
  ...over,
});
const wave = (at: number): MarketWave => ({
  market: "sweden",
  year: at,
  interviews: 1_000,
  fieldwork: null,
  brandCount: 3,
  hasScores: true,
  isSample: true,
  mean: 80,
  deviation: 10,
  compared: null,
  real: null,
});
const WAVES = [wave(2023), wave(2024), wave(2025)];
const brand = (name: string, scores: (number | null)[], industry = FOOD, positions = [1, 1, 1]): BrandHistory => ({
  slug: name.toLowerCase(),
  name,
  years: scores.map((score, index) => {
    const before = scores[index - 1];
    const points = score !== null && before !== null && before !== undefined ? score - before : null;
    const change =
      points === null
        ? null
        : {
            since: 2022 + index,
            points,
            error: 2.8,
            clear: Math.abs(points) > 9,
            momentum: { points: points * 0.7, error: 2 },
          };
    return year({
      year: 2023 + index,
      score,
      error: score === null ? null : 2,
      n: score === null ? 39 : 900,
      industry,
      overall: score === null ? null : (positions[index] ?? 1),
      change,
    });
  }),
});
const DATASET = {
  market: "sweden",
  brands: [
    brand("Up", [60, 60, 80], FOOD, [3, 3, 1]),
    brand("Still", [80, 80, 80], FOOD, [2, 2, 2]),
    brand("Down", [90, 90, 70], BANKS, [1, 1, 3]),
    brand("Few", [70, 70, null], BANKS),
    brand("Gone", [50, 50], FOOD),
  ],
};
const view = (over: Partial<typeof NOTHING_ASKED> = {}) => {
  const found = toMomentumView({
    dataset: DATASET,
    waves: WAVES,
    query: { ...NOTHING_ASKED, ...over },
    market: SWEDEN,
  });
  if (!found) throw new Error("a view");
  return found;
};

describe("change compared with the market", () => {
  it("momentum sums to zero over a market, and is zero if all brands change alike", () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(fc.double({ min: -50, max: 50, noNaN: true }), fc.double({ min: 0.1, max: 9, noNaN: true })),
          { minLength: 1, maxLength: 40 },
        ),
        fc.double({ min: -90, max: 90, noNaN: true }),
        (pairs, shift) => {
          const of = (by: number) =>
            toBeyondMarket(pairs.map(([value, standardError]) => ({ value: value + by, standardError })));
          const plain = of(0);
          expect(plain.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(0, 8);
          of(shift).forEach(({ points, error }, index) => {
            expect(points).toBeCloseTo(plain[index]?.points ?? NaN, 8);
            expect(error).toBeCloseTo(plain[index]?.error ?? NaN, 12);
          });
        },
      ),
    );
  });

  it("momentum has the error that repeated samples show", () => {
    const random = createRandom("momentum 7");
    const errors = [1, 3, 2, 5];
    const draws = Array.from({ length: 20_000 }, () =>
      toBeyondMarket(errors.map((standardError) => ({ value: standardError * random.normal(), standardError }))),
    );
    errors.forEach((_, index) => {
      const seen = Math.sqrt(draws.reduce((sum, draw) => sum + (draw[index]?.points ?? 0) ** 2, 0) / draws.length);
      expect(seen / (draws[0]?.[index]?.error ?? NaN)).toBeCloseTo(1, 1);
    });
  });
});

describe("acceleration", () => {
  const scores = (a: number, b: number, c: number) =>
    [
      { year: 2023, score: a, error: 1 },
      { year: 2024, score: b, error: 2 },
      { year: 2025, score: c, error: 3 },
    ] as const;
  it("acceleration is the second difference, and zero for a straight line", () => {
    expect(toAcceleration(scores(60, 64, 72))).toEqual({ value: 4, standardError: Math.sqrt(1 + 16 + 9) });
    expect(toAcceleration(scores(60, 64, 68)).value).toBe(0);
  });
  it("acceleration counts years, not studies, and needs them in order", () => {
    const [a, b] = scores(60, 64, 0);
    expect(toAcceleration([a, b, { year: 2026, score: 72, error: 3 }]).value).toBe(0);
    expect(() => toAcceleration([b, a, b])).toThrow(RangeError);
  });
  it("acceleration has the error that repeated samples show", () => {
    const random = createRandom("momentum 11");
    const draw = (error: number) => error * random.normal();
    const { standardError } = toAcceleration(scores(0, 0, 0));
    const seen = Array.from({ length: 20_000 }, () => toAcceleration(scores(draw(1), draw(2), draw(3))).value ** 2);
    expect(Math.sqrt(seen.reduce((sum, each) => sum + each, 0) / seen.length) / standardError).toBeCloseTo(1, 1);
  });
});

describe("industries", () => {
  it("the interval of an industry's momentum contains the true mean about 95 times in 100", () => {
    const random = createRandom("momentum 3");
    let held = 0;
    const rounds = 2_000;
    for (let round = 0; round < rounds; round += 1) {
      const truths = Array.from({ length: 6 }, (_, group) =>
        Array.from({ length: 4 + 2 * group }, () => group - 2 + 2 * random.normal()),
      );
      const market = truths.flat().reduce((sum, each) => sum + each, 0) / truths.flat().length;
      const means = toMeanMomenta(
        truths.map((group) =>
          group.map((value, index) => ({
            value: value + (2 + (index % 3)) * random.normal(),
            standardError: 2 + (index % 3),
          })),
        ),
      );
      const at = round % truths.length;
      const group = truths[at] ?? [];
      const truth = group.reduce((sum, each) => sum + each, 0) / group.length - market;
      const mean = means[at];
      if (mean && mean.low <= truth && truth <= mean.high) held += 1;
    }
    expect(held / rounds).toBeGreaterThan(0.9);
    expect(held / rounds).toBeLessThan(0.985);
  });
  it("an industry with one brand, or without errors, still has a mean", () => {
    expect(toMeanMomenta([[{ value: 4, standardError: 2 }]])[0]).toMatchObject({ points: 0, clear: false });
    expect(
      toMeanMomenta([[{ value: 4, standardError: 0 }], [{ value: 0, standardError: 0 }]]).map(({ points }) => points),
    ).toEqual([2, -2]);
  });
});

describe("the page", () => {
  it("the momentum page compares the three latest years", () => {
    expect(toThreeWaves(WAVES, "sweden", null)).toEqual({ year: 2025, before: 2024, first: 2023 });
    expect(toThreeWaves(WAVES, "sweden", 2023)).toEqual({ year: 2025, before: 2024, first: 2023 });
    expect(toThreeWaves([wave(2025)], "sweden", null)).toEqual({ year: 2025, before: null, first: null });
    expect(toThreeWaves(WAVES, "norway", null)).toBeNull();
  });
  it("brands are sorted by momentum, and those rated by fewer than 50 people are listed apart", () => {
    const all = view();
    expect(all.ranked.map(({ brand: { name } }) => name)).toEqual(["Up", "Still", "Down"]);
    expect(all.moves.map(({ brand: { name } }) => name)).toEqual(["Up", "Still", "Down"]);
    expect(all.unranked).toEqual([{ brand: { slug: "few", name: "Few" }, industry: BANKS, n: 39 }]);
    expect(view({ industry: "food" }).unranked).toEqual([]);
    expect(all.movements).toEqual({ real: 2, of: 3 });
    expect(view({ industry: "banks", brands: ["up", "gone"] })).toMatchObject({
      ranked: [{ brand: { name: "Down" } }],
      chosen: [{ brand: { name: "Up" } }],
      absent: 1,
    });
    expect(view({ brands: ["few"] })).toMatchObject({ chosen: [], absent: 1 });
  });
  it("the momentum page states clear changes next to the labels of movement", () => {
    expect(wordClaim(view())).toBe("One brand is gaining on the market, one losing ground");
    expect(wordStandfirst(view())).toMatch(
      /^Up gained 14.0 points more than the market since 2024; Down lost 14.0 points against it \(adjusted towards/,
    );
    // The same figures as in the chart and the table, which are of momentum.
    expect(view().ranked.map(({ momentum }) => momentum?.points.toFixed(1))).toEqual(["14.0", "0.0", "-14.0"]);
    const { labels } = view();
    expect(labels && wordLabel(labels)).toBe(
      "0 of 3 brands ranked in both years moved 3 positions or more (0%, low movement). Of these, 0 show a clear change in score.",
    );
    expect(labels?.near).toEqual({ clear: 2, noise: 1 });
  });
  it("the words are of the industry chosen, as the chart is", () => {
    expect(wordClaim(view({ industry: "food" }))).toMatch(/^(?:One|No) food brand /);
    expect(wordClaim(view({ industry: "banks" }))).toBe("One banks brand is losing ground in Sweden");
    const words = wordStandfirst(view({ industry: "banks" }));
    expect(words).toMatch(/^Down lost 14.0 points against the market since 2024 \(adjusted towards/);
    expect(words).toMatch(
      /Banks as a whole (?:did not change clearly compared with|lost [\d.]+ points against) the market\.$/,
    );
    expect(words).not.toContain("Up");
  });
  it("a brand is in a corner of the momentum chart only if both changes are clear", () => {
    const moves = view().moves;
    expect(moves.map((each) => cornerOf(each)).filter((each) => each !== null).length).toBe(
      Object.values(toCorners(moves)).flat().length,
    );
    expect(cornerOf({ level: null, beyond: null })).toBeNull();
  });
  it("the momentum file has the page's numbers", () => {
    const { rows, columns } = toCsvTable(view());
    expect(rows.every((row) => row.length === columns.length)).toBe(true);
    expect(rows.find(([name]) => name === "Up")?.slice(6, 13)).toEqual([80, 900, 20, "yes", 14, 10.1, 17.9]);
    expect(rows.find(([name]) => name === "Few")?.slice(6)).toEqual([null, 39, ...new Array<null>(13).fill(null)]);
  });
});
