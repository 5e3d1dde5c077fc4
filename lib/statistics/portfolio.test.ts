import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { concentration, portfolioChange, shareAboveMarket } from "@/lib/statistics/portfolio";

describe("share above the market", () => {
  test("412 of 1,000 brands above the market have R's interval (wilson_412_1000_95: R)", () => {
    const brands = Array.from({ length: 1000 }, (_, i) => ({ score: i < 412 ? 90.1 : 90, marketMean: 90 }));
    const { share, low, high, above } = shareAboveMarket(brands);
    expect([share, above]).toEqual([0.412, 412]);
    expect(low).toBeCloseTo(0.38188731, 7);
    expect(high).toBeCloseTo(0.4427862, 7);
  });

  test("each brand is compared with its own market", () => {
    const figure = shareAboveMarket([
      { score: 80, marketMean: 70 },
      { score: 80, marketMean: 90 },
    ]);
    expect(figure).toMatchObject({ share: 0.5, above: 1, brands: 2 });
    expect(() => shareAboveMarket([])).toThrow(RangeError);
  });
});

describe("concentration", () => {
  test("shares of 50, 30 and 20 % have a concentration of 0.38 by hand", () => {
    expect(concentration([5, 3, 2])).toBeCloseTo(0.38, 12);
    expect(concentration([7, 0])).toBe(1);
    expect(() => concentration([0, 0])).toThrow(RangeError);
    expect(() => concentration([2, -1])).toThrow(RangeError);
  });

  test("concentration is between 1/count and 1, whatever the unit", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 30 }),
        fc.integer({ min: 2, max: 9 }),
        (amounts, unit) => {
          const index = concentration(amounts);
          expect(index).toBeGreaterThanOrEqual(1 / amounts.length - 1e-12);
          expect(index).toBeLessThanOrEqual(1 + 1e-12);
          expect(concentration(amounts.map((amount) => amount * unit))).toBeCloseTo(index, 12);
        },
      ),
    );
  });
});

describe("contributions to the change of the mean", () => {
  test("contributions are right by hand: +6, −3 and 0 points over three brands", () => {
    expect(
      portfolioChange([
        { before: 100, after: 106 },
        { before: 80, after: 77 },
        { before: 60, after: 60 },
      ]),
    ).toEqual({
      before: 80,
      after: 81,
      change: 1,
      contributions: [expect.closeTo(2, 12), expect.closeTo(-1, 12), expect.closeTo(0, 12)],
    });
  });

  test("contributions of a brand that left and one that joined are right by hand", () => {
    // Means 80 and 110; the one that left adds 20/2, the one that came 40/2; 100 stays: 20/2 − 20/2.
    const change = portfolioChange([
      { before: 60, after: null },
      { before: 100, after: 100 },
      { before: null, after: 120 },
    ]);
    expect(change?.change).toBe(30);
    expect(change?.contributions).toEqual([10, 0, 20]);
  });

  test("a study without any brand has no contributions", () => {
    expect(portfolioChange([{ before: 60, after: null }])).toBeNull();
    expect(portfolioChange([])).toBeNull();
  });

  test("contributions sum to the change of the mean", () => {
    const score = fc.option(fc.integer({ min: 0, max: 2000 }).map((tenths) => tenths / 10));
    fc.assert(
      fc.property(fc.array(fc.record({ before: score, after: score }), { maxLength: 40 }), (brands) => {
        const change = portfolioChange(brands);
        fc.pre(change !== null);
        expect(change.contributions.reduce((sum, part) => sum + part, 0)).toBeCloseTo(change.change, 8);
        expect(change.before + change.change).toBeCloseTo(change.after, 8);
      }),
    );
  });
});
