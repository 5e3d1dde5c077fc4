import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ChanceRecord, chanceAbove, differenceQuantiles } from "@/lib/statistics/passing-odds";
import { normalCdf } from "@/lib/statistics/normal";
import { createRandom } from "@/lib/statistics/random";

const random = createRandom("passing");
const errors = Float64Array.from({ length: 5_000 }, () => random.normal(0, 3)).sort();
const quantiles = differenceQuantiles(errors);

describe("the difference of two errors", () => {
  it("the difference of two errors has 201 quantiles in order, symmetric about zero", () => {
    expect(quantiles).toHaveLength(201);
    expect(quantiles).toEqual(quantiles.toSorted((a, b) => a - b));
    quantiles.forEach((quantile, i) => expect(quantile).toBeCloseTo(-(quantiles[200 - i] ?? NaN), 12));
    expect(differenceQuantiles(new Float64Array(0))).toEqual([]);
  });
  it("the difference of two normal errors is normal with √2 times the deviation", () => {
    for (const lead of [-6, -2, 0.5, 3, 8])
      expect(Math.abs(chanceAbove(quantiles, lead) - normalCdf(lead / (3 * Math.SQRT2)))).toBeLessThan(0.02);
  });
});

it("the chances of two brands to pass each other add up to one", () => {
  fc.assert(
    fc.property(fc.double({ min: -40, max: 40, noNaN: true }), (lead) => {
      const [one, other] = [chanceAbove(quantiles, lead), chanceAbove(quantiles, -lead)];
      expect(one).toBeGreaterThanOrEqual(0);
      expect(one).toBeLessThanOrEqual(1);
      expect(Math.abs(one + other - 1)).toBeLessThanOrEqual(1 / quantiles.length + 1e-12);
    }),
  );
  expect(chanceAbove(quantiles, 100)).toBe(1);
  expect(chanceAbove(quantiles, -100)).toBe(0);
});

it("stated chances are grouped in bands of a tenth, without empty ones", () => {
  const record = new ChanceRecord();
  record.add(0.12, false);
  record.add(0.18, true);
  record.add(1, true);
  record.add(0.3, false);
  expect(record.bands()).toEqual([
    { predicted: 0.15, observed: 0.5, pairs: 2 },
    { predicted: 0.3, observed: 0, pairs: 1 },
    { predicted: 1, observed: 1, pairs: 1 },
  ]);
});
