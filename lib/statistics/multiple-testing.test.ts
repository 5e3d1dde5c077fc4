import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { adjustForFalseDiscovery, isDiscovery } from "@/lib/statistics/multiple-testing";
import { normalCdf } from "@/lib/statistics/normal";
import { createRandom } from "@/lib/statistics/random";
import { simulation } from "@/tests/support/simulation";

/** The fifteen p-values of Benjamini & Hochberg 1995, section 4.1, adjusted by R 4.2.2's p.adjust(method = "BH"). */
const BH1995 = {
  p: [0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.324, 0.4262, 0.5719, 0.6528, 0.759, 1],
  adjusted: [
    0.0015, 0.003, 0.0095, 0.035625, 0.0603, 0.063857143, 0.063857143, 0.0645, 0.0765, 0.486, 0.581181818, 0.714875,
    0.753230769, 0.813214286, 1,
  ],
  rejected: 4,
};

const pValues = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 60 });

describe("the example of 1995", () => {
  it("p-values of the 1995 example are adjusted as R adjusts them", () => {
    adjustForFalseDiscovery(BH1995.p).forEach((p, index) => expect(p).toBeCloseTo(BH1995.adjusted[index] ?? NaN, 8));
  });
  it("the 1995 example has four discoveries, in any order", () => {
    expect(isDiscovery(BH1995.p).filter(Boolean)).toHaveLength(BH1995.rejected);
    const turned = BH1995.p.toReversed();
    expect(
      isDiscovery(turned)
        .map((is, index) => (is ? turned[index] : null))
        .filter((p) => p !== null),
    ).toEqual([0.0095, 0.0019, 0.0004, 0.0001]);
  });
});

describe("adjusted p-values", () => {
  it("adjusted p-values are between the plain ones and 1, and keep their order", () => {
    fc.assert(
      fc.property(pValues, (p) => {
        const adjusted = adjustForFalseDiscovery(p);
        adjusted.forEach((q, i) => {
          expect(q).toBeGreaterThanOrEqual((p[i] ?? 0) - 1e-12);
          expect(q).toBeLessThanOrEqual(1);
          p.forEach((other, j) => {
            if (other > (p[i] ?? 0)) expect(adjusted[j]).toBeGreaterThanOrEqual(q);
          });
        });
      }),
    );
  });
  it("adjusted p-values reject what the paper's step-up rule rejects", () => {
    fc.assert(
      fc.property(pValues, fc.double({ min: 0.001, max: 0.3, noNaN: true }), (p, rate) => {
        const sorted = p.toSorted((a, b) => a - b);
        const last = sorted.findLastIndex((value, index) => (value * p.length) / (index + 1) <= rate);
        expect(isDiscovery(p, rate).filter(Boolean)).toHaveLength(
          p.filter((value) => last >= 0 && value <= (sorted[last] ?? -1)).length,
        );
      }),
    );
  });
  it("the adjusted p-value of one test is the plain one, and there is none without tests", () => {
    expect(adjustForFalseDiscovery([0.03])).toEqual([0.03]);
    expect(adjustForFalseDiscovery([])).toEqual([]);
  });
  it.each([NaN, -0.1, 1.1])("adjusted p-values refuse %s", (p) => {
    expect(() => adjustForFalseDiscovery([0.5, p])).toThrow(RangeError);
  });
});

describe("false discoveries among 400 brands to which nothing happened (simulation)", () => {
  /** How many each of 2,000 studies makes, where the errors of any two brands correlate so. */
  function falseOnes(correlation: number): number[] {
    const random = createRandom(`clusters ${correlation}`);
    return Array.from({ length: 2_000 }, () => {
      const common = Math.sqrt(correlation) * random.normal();
      const p = Array.from(
        { length: 400 },
        () => 2 * normalCdf(-Math.abs(common + Math.sqrt(1 - correlation) * random.normal())),
      );
      return isDiscovery(p).filter(Boolean).length;
    });
  }
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

  simulation("with independent errors, one study in twenty has false discoveries (simulation)", () => {
    const found = falseOnes(0);
    expect(mean(found.map((count) => Number(count > 0)))).toBeCloseTo(0.05, 1);
    expect(mean(found.filter((count) => count > 0))).toBeLessThan(1.3);
  });

  simulation("with shared errors, false discoveries are no more frequent but come together (simulation)", () => {
    const found = falseOnes(0.3);
    expect(mean(found.map((count) => Number(count > 0)))).toBeLessThan(0.06);
    const together = mean(found.filter((count) => count > 0));
    expect(together).toBeGreaterThan(3);
    expect(together).toBeLessThan(14);
  });
});
