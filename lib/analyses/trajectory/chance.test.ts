import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chanceToPass, sayChance } from "@/lib/analyses/trajectory/chance";

const points = fc.double({ min: -60, max: 60, noNaN: true });
const quantiles = fc.array(points, { minLength: 1, maxLength: 80 });

describe("the chance that one brand scores above another", () => {
  it("the chances of two brands to be ahead add up to one, for any errors", () => {
    fc.assert(
      fc.property(points, quantiles, (difference, errors) => {
        expect((chanceToPass(difference, errors) ?? NaN) + (chanceToPass(-difference, errors) ?? NaN)).toBeCloseTo(
          1,
          12,
        );
      }),
    );
  });
  it("a brand's chance never falls when its forecast rises", () => {
    fc.assert(
      fc.property(points, fc.double({ min: 0, max: 60, noNaN: true }), quantiles, (difference, more, errors) => {
        const [less, higher] = [
          chanceToPass(difference, errors) ?? NaN,
          chanceToPass(difference + more, errors) ?? NaN,
        ];
        expect(higher).toBeGreaterThanOrEqual(less);
        expect(less).toBeGreaterThanOrEqual(0);
        expect(higher).toBeLessThanOrEqual(1);
      }),
    );
  });
  it("equal forecasts have equal chances", () => {
    fc.assert(
      fc.property(quantiles, (errors) => {
        expect(chanceToPass(0, errors)).toBeCloseTo(0.5, 12);
      }),
    );
  });
  it("the chance is right by hand: two points ahead with errors of −3, −1, 1 and 3", () => {
    expect(chanceToPass(2, [-3, -1, 1, 3])).toBe(0.75);
  });
  it("the chance is unknown without errors", () => expect(chanceToPass(2, [])).toBeNull());
  it("the chance is never certain", () => {
    expect([0, 0.004, 0.005, 0.5, 0.994, 0.996, 1].map(sayChance)).toEqual([
      "under 1%",
      "under 1%",
      "1%",
      "50%",
      "99%",
      "over 99%",
      "over 99%",
    ]);
  });
});
