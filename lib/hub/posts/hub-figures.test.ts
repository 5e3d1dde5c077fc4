import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { buildClaim, CLAIM_EXAMPLE, CLAIM_FIELDS } from "@/lib/hub/posts/claim-builder";
import { FIRST_RUNS, rankInRun, ranksOfRuns, STILL_POSITION, summariseNoise } from "@/lib/hub/posts/rank-noise";
import { recoveryYears, referenceOf, testYear, YEARS_AFTER } from "@/lib/hub/posts/recovery-curve";
import { toSampleRow, toSampleRows } from "@/lib/hub/posts/sample-size";

const share = fc.integer({ min: 0, max: 100 });
const people = fc.integer({ min: 10, max: 10_000 });

describe("the interval of a share", () => {
  it("the interval of a share is the one in the glossary", () => {
    const { low, high, margin } = toSampleRow(40, 1000);
    expect([low, high, margin].map((value) => value.toFixed(1))).toEqual(["37.0", "43.1", "3.0"]);
    expect([toSampleRow(40, 100).low, toSampleRow(40, 100).high].map((value) => value.toFixed(1))).toEqual([
      "30.9",
      "49.8",
    ]);
  });

  it("the interval of a share contains it, and narrows with more people", () => {
    fc.assert(
      fc.property(share, people, (value, count) => {
        const row = toSampleRow(value, count);
        expect(row.low).toBeLessThanOrEqual(value + 1e-9);
        expect(row.high).toBeGreaterThanOrEqual(value - 1e-9);
        expect(row.low).toBeGreaterThanOrEqual(-1e-9);
        expect(row.high).toBeLessThanOrEqual(100 + 1e-9);
        expect(toSampleRow(value, count * 2).margin).toBeLessThan(row.margin);
      }),
    );
  });

  it("the interval figure has each number of people once, in order", () => {
    fc.assert(
      fc.property(people, (count) => {
        const sizes = toSampleRows(40, count).map((row) => row.people);
        expect(sizes).toEqual([...new Set(sizes)].sort((a, b) => a - b));
        expect(sizes).toContain(count);
      }),
    );
  });
});

describe("the brand that never changes", () => {
  it("the unchanged brand has the same ranks on every machine, and others in other runs", () => {
    expect(ranksOfRuns(FIRST_RUNS)).toEqual(ranksOfRuns(FIRST_RUNS));
    expect(new Set(ranksOfRuns(FIRST_RUNS)).size).toBeGreaterThan(6);
  });

  it("the unchanged brand moves by dozens of positions around its true one", () => {
    const ranks = Array.from({ length: 200 }, (_, run) => rankInRun(run + 1000));
    const mean = ranks.reduce((sum, rank) => sum + rank, 0) / ranks.length;
    expect(Math.abs(mean - STILL_POSITION)).toBeLessThan(6);
    const { best, worst, steps, farSteps } = summariseNoise(ranks);
    expect(worst - best).toBeGreaterThan(60);
    expect(farSteps / steps).toBeGreaterThan(0.85);
  });

  it("the unchanged brand is summarised by its highest and lowest position", () => {
    expect(summariseNoise([200, 202, 190])).toEqual({ runs: 3, best: 190, worst: 202, steps: 2, farSteps: 1 });
  });
});

describe("the claim builder", () => {
  it("the claim builder misses nothing when every part is filled in", () => {
    expect(buildClaim(CLAIM_EXAMPLE)).toEqual({
      sentence:
        "Dyeing the outer cloth of this jacket takes 18% less water per metre than in 2021. Washing at the mill is counted, growing the fibre is not. The calculation: granskog.example/jacket.",
      missing: [],
      empty: [],
    });
  });

  it("the claim builder names exactly the missing parts", () => {
    const parts = fc.record({
      part: fc.string(),
      amount: fc.string(),
      base: fc.string(),
      boundary: fc.string(),
      proof: fc.string(),
    });
    fc.assert(
      fc.property(parts, fc.constantFrom(...CLAIM_FIELDS), (claim, field) => {
        const without = buildClaim({ ...claim, [field.part]: " . " });
        expect(without.missing).toContain(field.missing);
        expect(buildClaim({ ...claim, [field.part]: "the cap" }).missing).not.toContain(field.missing);
      }),
    );
  });

  it("the claim builder finds words that only praise", () => {
    expect(buildClaim({ ...CLAIM_EXAMPLE, part: "Our Eco-friendly jacket" }).empty).toEqual(["eco-friendly"]);
    expect(buildClaim({ ...CLAIM_EXAMPLE, part: "The greenhouse" }).empty).toEqual([]);
  });
});

describe("the invented brand after its incident", () => {
  it("the invented brand after its incident matches the playbook's table", () => {
    const rows = YEARS_AFTER.map((year) =>
      [testYear(year, "low"), testYear(year, "before")].map(
        ({ difference, isClear }) => `${difference.toFixed(1)} ${isClear}`,
      ),
    );
    expect(rows).toEqual([
      ["5.0 false", "-11.0 true"],
      ["3.0 false", "-13.0 true"],
      ["8.0 true", "-8.0 true"],
      ["11.0 true", "-5.0 false"],
    ]);
    const last = testYear(4, "before");
    expect([last.low, last.high].map((value) => value.toFixed(1))).toEqual(["-10.9", "0.9"]);
  });

  it("the invented brand's change is clear when its interval excludes zero", () => {
    for (const year of YEARS_AFTER)
      for (const against of ["low", "before"] as const) {
        const { low, high, isClear } = testYear(year, against);
        expect(isClear).toBe(low > 0 || high < 0);
      }
  });

  it("the invented brand has eight years, three of them before the incident", () => {
    expect(recoveryYears().map(({ year }) => year)).toEqual([-3, -2, -1, 0, 1, 2, 3, 4]);
    expect(referenceOf("before").score).toBe(74);
    expect(() => testYear(0, "low")).toThrow();
  });
});
