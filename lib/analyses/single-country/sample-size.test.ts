import fc from "fast-check";
import { expect, test } from "vitest";
import { sampleToProve, smallestTestable } from "@/lib/analyses/single-country/sample-size";

const sampled = fc.record({
  error: fc.double({ min: 0.5, max: 12, noNaN: true }),
  n: fc.integer({ min: 50, max: 20_000 }),
});
const gaps = fc.double({ min: 0.05, max: 80, noNaN: true });
const at = (n: number, { error, n: asked }: { error: number; n: number }) => ({ error: error * Math.sqrt(asked / n) });

test("two brands with 1,000 interviews and an error of 2.9 confirm a gap of 5.9 with 1,857 each", () => {
  // (1.959964 / 5.9)² · 2 · 2.9² · 1,000
  expect(sampleToProve(5.9, { error: 2.9, n: 1_000 }, { error: 2.9, n: 1_000 })).toBe(1_857);
});

test("the required sample makes the gap just clear, and one interview less does not", () => {
  fc.assert(
    fc.property(gaps, sampled, sampled, (gap, a, b) => {
      const n = sampleToProve(gap, a, b) ?? NaN;
      expect(smallestTestable(at(n, a), at(n, b))).toBeLessThanOrEqual(gap * (1 + 1e-9));
      if (n > 1) expect(smallestTestable(at(n - 1, a), at(n - 1, b))).toBeGreaterThan(gap * (1 - 1e-9));
    }),
  );
});

test("only a gap that is not clear today needs a larger sample", () => {
  fc.assert(
    fc.property(gaps, sampled, sampled, (gap, a, b) => {
      const n = sampleToProve(gap, a, b) ?? NaN;
      if (smallestTestable(a, b) <= gap) expect(n).toBeLessThanOrEqual(Math.max(a.n, b.n) + 1);
      else expect(n).toBeGreaterThanOrEqual(Math.min(a.n, b.n));
    }),
  );
});

test("half the gap needs four times the sample, in either direction", () => {
  fc.assert(
    fc.property(gaps, sampled, sampled, (gap, a, b) => {
      const [whole, half] = [sampleToProve(gap, a, b) ?? NaN, sampleToProve(-gap / 2, a, b) ?? NaN];
      expect(half).toBeLessThanOrEqual(4 * whole);
      expect(half).toBeGreaterThan(4 * (whole - 1) - 1);
    }),
  );
});

test("no sample shows a difference between equal scores", () => {
  expect(sampleToProve(0, { error: 3, n: 1_000 }, { error: 3, n: 1_000 })).toBeNull();
});
