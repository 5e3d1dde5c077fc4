import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareWithAll } from "@/lib/analyses/claim-check/comparison";
import { toField, type ClaimField, type Contender } from "@/lib/analyses/claim-check/field";
import { fewestPositions, judge, toLimit, type Status } from "@/lib/analyses/claim-check/verdict";
import type { BrandYear, MarketDataset } from "@/lib/rankings/histories/dataset";
import { createRandom } from "@/lib/statistics/random";

const at: BrandYear = {
  market: "sweden",
  year: 2025,
  industry: { slug: "food", name: "Food" },
  overall: null,
  inIndustry: null,
  rankLow: null,
  rankHigh: null,
  score: 80,
  error: 2,
  n: 900,
  nEff: 800,
  environment: 0.4,
  social: 0.4,
  both: 0.3,
  z: null,
  index: null,
  change: null,
};
const contender = (slug: string, value: number, error: number | null): Contender => ({
  slug,
  name: slug,
  value,
  error,
  low: error === null ? null : value - 1.96 * error,
  high: error === null ? null : value + 1.96 * error,
  n: 900,
  at,
});
const field = (...figures: [number, number | null][]): ClaimField => ({
  contenders: figures.map(([value, error], index) => contender(`b${index}`, value, error)),
  without: [],
});
const ask = (
  kind: "best" | "top" | "ahead" | "above-average" | "most-improved" | "improved",
  over: { brand?: string; rival?: string; count?: number } = {},
) => ({ kind, brand: "b0", rival: null, count: null, ...over });
const statusOf = (asked: ReturnType<typeof ask>, of: ClaimField): Status | null => {
  const judged = judge(asked, of);
  return judged.isJudged ? judged.status : null;
};

/** Whole points and few distinct errors: exact ties are common, errors sometimes missing. */
const anyField = fc
  .array(
    fc.tuple(
      fc.integer({ min: 0, max: 12 }).map((points) => points * 2.5),
      fc.constantFrom(null, 0.5, 1, 2, 4),
    ),
    { minLength: 1, maxLength: 14 },
  )
  .map((figures) => field(...(figures as [number, number | null][])));

describe("first of all", () => {
  it("a brand is first of all only if clearly ahead of every other", () => {
    expect(statusOf(ask("best"), field([90, 1], [80, 1], [70, 1]))).toBe("supported");
    expect(statusOf(ask("best"), field([90, 1], [90, 1], [70, 1]))).toBe("tied");
    expect(statusOf(ask("best"), field([90, 1], [88, 1]))).toBe("tied");
    expect(statusOf(ask("best"), field([80, 1], [90, 1], [70, 1]))).toBe("not-supported");
    expect(statusOf(ask("best"), field([90, 1], [50, null]))).toBe("tied");
  });

  it("a tie is never a win, and there is at most one winner", () => {
    fc.assert(
      fc.property(anyField, (of) => {
        const winners = of.contenders.filter(({ slug }) => statusOf(ask("best", { brand: slug }), of) === "supported");
        expect(winners.length).toBeLessThanOrEqual(1);
        const [winner] = winners;
        if (!winner) return;
        expect(of.contenders.every(({ slug, value }) => slug === winner.slug || value < winner.value)).toBe(true);
        expect(compareWithAll(winner, of.contenders).every(({ clear, z }) => clear && (z ?? 0) >= 1.959)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it("a claim to be first is supported exactly when every other brand is marked as behind", () => {
    fc.assert(
      fc.property(anyField, (of) => {
        const judged = judge(ask("best"), of);
        if (!judged.isJudged) return;
        expect(judged.status === "supported").toBe(
          judged.comparisons.every(({ clear, difference }) => clear && difference > 0),
        );
        if (judged.status === "tied") expect(judged.tied.length).toBeGreaterThan(0);
        if (judged.status === "not-supported") expect(judged.ahead.length).toBeGreaterThan(0);
      }),
      { numRuns: 500 },
    );
  });

  it("a claim to be first is wrongly supported in few of many studies", () => {
    const random = createRandom("equal scores");
    for (const brands of [2, 10]) {
      const rounds = 4_000;
      let granted = 0;
      for (let round = 0; round < rounds; round += 1) {
        const of = field(...Array.from({ length: brands }, (): [number, number] => [80 + 2 * random.normal(), 2]));
        if (of.contenders.some(({ slug }) => statusOf(ask("best", { brand: slug }), of) === "supported")) granted += 1;
      }
      expect(granted / rounds).toBeLessThanOrEqual(brands === 2 ? 0.06 : 0.05);
    }
  });
});

describe("errors and rounding", () => {
  it("larger errors never make an unsupported claim supported", () => {
    fc.assert(
      fc.property(
        anyField,
        fc.constantFrom<("best" | "top" | "ahead" | "above-average")[]>("best", "top", "ahead", "above-average"),
        fc.integer({ min: 1, max: 5 }),
        fc.double({ min: 1, max: 3, noNaN: true }),
        (of, kind, count, wider) => {
          const asked = ask(kind, { rival: "b1", count });
          const noisy: ClaimField = {
            ...of,
            contenders: of.contenders.map((each) => ({
              ...each,
              error: each.error === null ? null : each.error * wider,
            })),
          };
          if (statusOf(asked, of) !== "supported") expect(statusOf(asked, noisy)).not.toBe("supported");
        },
      ),
      { numRuns: 500 },
    );
  });
  it("a difference that would round to the limit is not enough", () => {
    expect(statusOf(ask("ahead", { rival: "b1" }), field([1.9599, 1], [0, 1e-9]))).toBe("tied");
    expect(statusOf(ask("ahead", { rival: "b1" }), field([1.96, 1], [0, 1e-9]))).toBe("supported");
  });
});

describe("in the top N", () => {
  it("a claim to the top N is easier with more positions", () => {
    expect(toLimit(1)).toBeCloseTo(1.96, 3);
    expect(toLimit(5)).toBeCloseTo(2.576, 3);
    const contenders = field([90, 1], [89, 1], [80, 1], [70, 1]);
    expect(statusOf(ask("top", { count: 2 }), contenders)).toBe("supported");
    expect(statusOf(ask("best"), contenders)).toBe("tied");
    expect(statusOf(ask("top", { count: 2, brand: "b3" }), contenders)).toBe("not-supported");
    expect(judge(ask("top", { count: 4 }), contenders)).toEqual({ isJudged: false, reason: "count-too-large" });
    expect(judge(ask("top"), contenders)).toEqual({ isJudged: false, reason: "no-count" });
  });
  it("no more brands than positions can claim the top N", () => {
    fc.assert(
      fc.property(anyField, fc.integer({ min: 1, max: 6 }), (of, count) => {
        const granted = of.contenders.filter(
          ({ slug }) => statusOf(ask("top", { brand: slug, count }), of) === "supported",
        );
        expect(granted.length).toBeLessThanOrEqual(count);
        for (const { slug } of of.contenders)
          expect(statusOf(ask("top", { brand: slug, count: 1 }), of)).toBe(statusOf(ask("best", { brand: slug }), of));
      }),
    );
  });
  it("a claim to the top N is wrongly supported in few studies of brands just outside it", () => {
    const random = createRandom("just beyond");
    const rounds = 4_000;
    let granted = 0;
    for (let round = 0; round < rounds; round += 1) {
      // The brand is truly fourth with three others no lower, so not among the top three.
      const of = field(
        ...[80, 80, 80, 80, 60, 60, 60, 60].map((truth): [number, number] => [truth + 2 * random.normal(), 2]),
      );
      if (statusOf(ask("top", { count: 3 }), of) === "supported") granted += 1;
    }
    expect(granted / rounds).toBeLessThanOrEqual(0.05);
  });
  it("the smallest supported N is itself a supported claim", () => {
    fc.assert(
      fc.property(anyField, (of) => {
        const [own] = of.contenders;
        const positions = own && own.error !== null ? fewestPositions(own, of.contenders) : null;
        if (positions !== null && positions < of.contenders.length)
          expect(statusOf(ask("top", { count: positions }), of)).toBe("supported");
      }),
    );
  });
});

describe("single comparisons", () => {
  it("comparing two brands is symmetric, and impossible against oneself", () => {
    const two = field([80, 1], [90, 1]);
    expect(statusOf(ask("ahead", { rival: "b1" }), two)).toBe("not-supported");
    expect(statusOf(ask("ahead", { brand: "b1", rival: "b0" }), two)).toBe("supported");
    expect(judge(ask("ahead", { rival: "b0" }), two)).toEqual({ isJudged: false, reason: "same-brand" });
    expect(judge(ask("ahead", { rival: "gone" }), two)).toEqual({ isJudged: false, reason: "no-rival" });
    expect(judge(ask("best", { brand: "gone" }), two)).toEqual({ isJudged: false, reason: "no-brand" });
    expect(judge(ask("best"), field([80, 1]))).toEqual({ isJudged: false, reason: "alone" });
    expect(judge(ask("best"), field([80, null], [70, 1]))).toEqual({ isJudged: false, reason: "no-errors" });
  });
  it("the points needed to be ahead are just enough", () => {
    const judged = judge(ask("best"), field([80, 1], [90, 2], [85, 1]));
    const gain = judged.isJudged ? (judged.neededPoints ?? NaN) : NaN;
    expect(statusOf(ask("best"), field([80 + gain + 1e-9, 1], [90, 2], [85, 1]))).toBe("supported");
    expect(statusOf(ask("best"), field([80 + gain - 1e-6, 1], [90, 2], [85, 1]))).toBe("tied");
  });
  it("the average in a claim to be above average includes the brand", () => {
    expect(statusOf(ask("above-average"), field([90, 1], [80, 1], [70, 1]))).toBe("supported");
    expect(statusOf(ask("above-average"), field([80, 1], [80, 1], [80, 1]))).toBe("tied");
    expect(statusOf(ask("above-average"), field([70, 1], [80, 1], [90, 1]))).toBe("not-supported");
  });
});

describe("the brands compared", () => {
  const brand = (slug: string, over: Partial<BrandYear>, then: Partial<BrandYear> | null = {}) => ({
    slug,
    name: slug,
    years: [...(then ? [{ ...at, year: 2024, ...then }] : []), { ...at, ...over }],
  });
  const dataset: MarketDataset = {
    market: "sweden",
    brands: [
      brand("a", { score: 90 }, { score: 60 }),
      brand("b", { score: null, error: null, n: 39 }),
      brand("c", { score: 70, industry: { slug: "banks", name: "Banks" } }),
      brand("d", { score: 75, error: 0 }, null),
    ],
  };
  const claim = {
    kind: "best" as const,
    market: "sweden",
    industry: null,
    part: "score" as const,
    year: 2025,
    since: null,
  };
  it("a brand has no value with too few people asked, and never an error of zero", () => {
    const all = toField(dataset, claim);
    expect(all.contenders.map(({ slug, error }) => [slug, error])).toEqual([
      ["a", 2],
      ["d", null],
      ["c", 2],
    ]);
    expect(all.without).toEqual([{ slug: "b", name: "b", n: 39 }]);
    expect(toField(dataset, { ...claim, industry: "banks" }).contenders.map(({ slug }) => slug)).toEqual(["c"]);
  });
  it("claims about changes use both years, and shares have an error above zero", () => {
    const change = toField(dataset, { ...claim, kind: "most-improved", since: 2024 });
    expect(change.contenders.map(({ slug, value, error }) => [slug, value, error])).toEqual([
      ["a", 30, Math.hypot(2, 2)],
      ["c", -10, Math.hypot(2, 2)],
    ]);
    const [share] = toField(
      { market: "sweden", brands: [brand("a", { environment: 1 })] },
      { ...claim, part: "environment" },
    ).contenders;
    expect(share?.value).toBe(100);
    expect(share?.error ?? 0).toBeGreaterThan(0);
  });
});
