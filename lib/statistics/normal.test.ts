import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { normalCdf, normalQuantile } from "@/lib/statistics/normal";

describe("normalQuantile", () => {
  // Published percentage points; the last three are the check values printed with AS 241.
  test.each([
    [0.5, 0],
    [0.975, 1.959963984540054],
    [0.95, 1.6448536269514722],
    [0.995, 2.5758293035489004],
    [0.25, -0.6744897501960817],
    [0.001, -3.090232306167813],
    [1e-20, -9.262340089798408],
  ])("the normal quantile at %d is %d", (p, x) => {
    expect(normalQuantile(p)).toBeCloseTo(x, 12);
  });

  test("the normal quantile ends at infinity and refuses what is not a probability", () => {
    expect(normalQuantile(0)).toBe(-Infinity);
    expect(normalQuantile(1)).toBe(Infinity);
    expect(normalQuantile(-0.1)).toBeNaN();
    expect(normalQuantile(1.1)).toBeNaN();
    expect(normalQuantile(NaN)).toBeNaN();
  });
});

describe("normalCdf", () => {
  // Abramowitz & Stegun, table 26.1; the tails from their table 26.2.
  test.each([
    [0, 0.5],
    [1, 0.841344746068543],
    [2, 0.977249868051821],
    [3, 0.99865010196837],
    [-1.5, 0.0668072012688581],
  ])("the normal distribution at %d is %d", (x, p) => {
    expect(normalCdf(x)).toBeCloseTo(p, 14);
  });

  test("the normal distribution keeps its relative precision far out", () => {
    expect(normalCdf(-8) / 6.220960574271785e-16).toBeCloseTo(1, 10);
    expect(normalCdf(40)).toBe(1);
    expect(normalCdf(-40)).toBe(0);
    expect(normalCdf(-Infinity)).toBe(0);
    expect(normalCdf(NaN)).toBeNaN();
  });

  test("the normal quantile reverses the distribution", () => {
    fc.assert(
      fc.property(fc.double({ min: -8, max: 5, noNaN: true }), (x) => {
        expect(normalQuantile(normalCdf(x))).toBeCloseTo(x, 8);
      }),
    );
  });

  test("the normal distribution is symmetric about zero and never falls", () => {
    fc.assert(
      fc.property(
        fc.double({ min: -9, max: 9, noNaN: true }),
        fc.double({ min: 0, max: 3, noNaN: true }),
        (x, step) => {
          expect(normalCdf(x) + normalCdf(-x)).toBeCloseTo(1, 14);
          expect(normalCdf(x + step)).toBeGreaterThanOrEqual(normalCdf(x) - 1e-15);
        },
      ),
    );
  });
});
