import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rebuildScore } from "@/lib/rankings/scores/rebuilt-score";

const EXAMPLE = { environment: 0.412, social: 0.368, both: 0.271, asked: 1013, designEffect: 1.21 };

describe("the rebuilt score", () => {
  it("a rebuilt score gives the numbers printed on the study page", () => {
    const { score, effective, standardError, low, high } = rebuildScore(EXAMPLE);
    expect([score, effective, low, high].map((value) => Number(value.toFixed(1)))).toEqual([78, 837.2, 72.4, 83.8]);
    expect(standardError).toBeCloseTo(2.92, 2);
  });

  it("a rebuilt score agrees with a count over people, of whom many were asked", () => {
    // Of ten people, two rated both 4 or higher, two rated one, the rest none. Sums per person: 2, 2, 1, 1, 0 × 6.
    const sums = [2, 2, 1, 1, 0, 0, 0, 0, 0, 0];
    const variance = sums.reduce((total, sum) => total + (sum - 0.6) ** 2, 0) / 10;
    const asked = 100_000;
    const { standardError } = rebuildScore({ environment: 0.3, social: 0.3, both: 0.2, asked, designEffect: 1 });
    expect(standardError).toBeCloseTo(100 * Math.sqrt(variance / asked), 4);
  });

  it("a rebuilt score has a narrower interval with more people asked", () => {
    const width = (asked: number, designEffect: number) => {
      const { low, high } = rebuildScore({ ...EXAMPLE, asked, designEffect });
      return high - low;
    };
    const asked = fc.integer({ min: 1, max: 100_000 });
    const effect = fc.double({ min: 1, max: 5, noNaN: true });
    fc.assert(
      fc.property(asked, effect, (n, deff) => {
        expect(width(n + 1, deff)).toBeLessThan(width(n, deff));
        expect(width(n, deff * 1.1)).toBeGreaterThan(width(n, deff));
      }),
    );
  });
});
