import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toChange } from "@/lib/statistics/change";
import { halfWidth, normalInterval, overlaps } from "@/lib/statistics/interval";

const estimate = fc.record({
  value: fc.double({ min: 0, max: 200, noNaN: true }),
  standardError: fc.double({ min: 0.1, max: 20, noNaN: true }),
});

describe("a change", () => {
  it("the change from 412 to 368 in 1,000 has the p-value of R's prop.test without correction", () => {
    // R 4.2.2: prop.test(c(412, 368), c(1000, 1000), correct = FALSE)$p.value; its standard error is the pooled one.
    const pooled = Math.sqrt((0.39 * 0.61) / 1000);
    const { p } = toChange({ value: 0.412, standardError: pooled }, { value: 0.368, standardError: pooled });
    expect(p).toBeCloseTo(0.043678766, 8);
  });
  it("the change from 71 ± 2.9 to 80 ± 2.9 is 9, with error 4.1 and z 2.19", () => {
    const change = toChange({ value: 71, standardError: 2.9 }, { value: 80, standardError: 2.9 });
    expect(change.difference).toBe(9);
    expect(change.standardError).toBeCloseTo(4.1, 1);
    expect(change.z).toBeCloseTo(2.19, 2);
    expect(change.low).toBeCloseTo(0.96, 2);
    expect(change.high).toBeCloseTo(17.04, 2);
  });
  it("a change in reversed time has the opposite sign and the same p-value", () => {
    fc.assert(
      fc.property(estimate, estimate, (a, b) => {
        const [there, back] = [toChange(a, b), toChange(b, a)];
        expect(there.difference).toBeCloseTo(-back.difference, 9);
        expect(there.p).toBeCloseTo(back.p, 12);
      }),
    );
  });
  it("a change has an interval without 0 exactly where p is below 0.05", () => {
    fc.assert(
      fc.property(estimate, estimate, (a, b) => {
        const { low, high, p } = toChange(a, b);
        if (Math.abs(p - 0.05) > 1e-9) expect(low > 0 || high < 0).toBe(p < 0.05);
      }),
    );
  });
  it("a change without error is certain, or none", () => {
    expect(toChange({ value: 3, standardError: 0 }, { value: 3, standardError: 0 }).p).toBe(1);
    expect(toChange({ value: 3, standardError: 0 }, { value: 4, standardError: 0 }).p).toBe(0);
  });
});

describe("an interval", () => {
  it("an interval reaches 1.96 standard errors to each side", () => {
    expect(halfWidth(1)).toBeCloseTo(1.959964, 6);
    expect(normalInterval(100, 0)).toEqual({ low: 100, high: 100 });
  });
  it("an interval overlaps another that it touches", () => {
    expect(overlaps({ low: 1, high: 2 }, { low: 2, high: 3 })).toBe(true);
    expect(overlaps({ low: 1, high: 2 }, { low: 2.1, high: 3 })).toBe(false);
  });
});
