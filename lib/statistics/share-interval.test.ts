import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { wilsonInterval } from "@/lib/statistics/share-interval";

describe("wilsonInterval", () => {
  it("the Wilson interval agrees with R's prop.test without correction for 412 of 1,000", () => {
    const { low, high } = wilsonInterval(0.412, 1000);
    expect(low).toBeCloseTo(0.38188731, 6);
    expect(high).toBeCloseTo(0.4427862, 6);
  });
  it("the Wilson interval is within 0 and 1 at the ends", () => {
    expect(wilsonInterval(0, 20).low).toBeCloseTo(0, 12);
    expect(wilsonInterval(1, 20).high).toBeCloseTo(1, 12);
  });
  it("the Wilson interval refuses a share of no one", () => expect(() => wilsonInterval(0.5, 0)).toThrow(RangeError));
  it("the Wilson interval narrows with more people and always contains the share", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.integer({ min: 1, max: 5_000 }),
        fc.integer({ min: 1, max: 5_000 }),
        (share, n, more) => {
          const [few, many] = [wilsonInterval(share, n), wilsonInterval(share, n + more)];
          expect(many.high - many.low).toBeLessThan(few.high - few.low);
          expect(many.low).toBeLessThanOrEqual(share + 1e-12);
          expect(many.high).toBeGreaterThanOrEqual(share - 1e-12);
        },
      ),
    );
  });
});
