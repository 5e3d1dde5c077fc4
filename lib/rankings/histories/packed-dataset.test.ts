import fc from "fast-check";
import { expect, it } from "vitest";
import type { BrandYear } from "@/lib/rankings/histories/dataset";
import { packDataset, unpackDataset, type PackedDataset } from "@/lib/rankings/histories/packed-dataset";

const figure = fc.option(fc.double({ noNaN: true, noDefaultInfinity: true }).filter((value) => !Object.is(value, -0)));
const position = fc.option(fc.integer({ min: 1, max: 500 }));
const named = fc.record({ slug: fc.constantFrom("food", "energy"), name: fc.string() });
const amount = fc.double({ noNaN: true, noDefaultInfinity: true }).filter((value) => !Object.is(value, -0));
const change = fc.record({
  since: fc.integer({ min: 2000, max: 2030 }),
  points: amount,
  error: amount,
  q: fc.double({ min: 0, max: 1, noNaN: true }).map((value) => Number(value.toPrecision(4))),
  clear: fc.boolean(),
  momentum: fc.option(fc.record({ points: amount, error: amount })),
});
const year: fc.Arbitrary<BrandYear> = fc.record({
  market: fc.constantFrom("sweden", "norway"),
  year: fc.integer({ min: 2000, max: 2030 }),
  industry: named,
  overall: position,
  inIndustry: position,
  rankLow: position,
  rankHigh: position,
  score: figure,
  error: figure,
  n: position,
  nEff: figure,
  environment: figure,
  social: figure,
  both: figure,
  z: figure,
  index: figure,
  change: fc.option(change),
});
const dataset = fc.record({
  market: fc.constant("sweden"),
  industry: fc.constant("food"),
  brands: fc.array(fc.record({ slug: fc.string(), name: fc.string(), years: fc.array(year, { maxLength: 4 }) }), {
    maxLength: 4,
  }),
});

it("a packed dataset is read back unchanged, even through a page", () => {
  fc.assert(
    fc.property(dataset, (whole) => {
      expect(unpackDataset(JSON.parse(JSON.stringify(packDataset(whole))) as PackedDataset)).toEqual(whole);
    }),
  );
});

it("a change that follows from two published scores is not written, and read back as it was", () => {
  const none = { overall: null, inIndustry: null, rankLow: null, rankHigh: null, nEff: null, z: null, index: null };
  const shares = { environment: null, social: null, both: null };
  const industry = { slug: "food", name: "Food" };
  const of = (at: number, score: number, error: number): BrandYear => ({
    ...none,
    ...shares,
    market: "sweden",
    year: at,
    industry,
    score,
    error,
    n: 1_009,
    change: null,
  });
  const before = of(2024, 77.1907, 2.9264);
  const now = { ...of(2025, 74.9083, 2.8633), change: null };
  const change = { since: 2024, points: -2.2824, error: 4.0942, q: 0.8177, clear: false, momentum: null };
  const whole = {
    market: "sweden",
    industry: "food",
    brands: [{ slug: "akerhamra", name: "Åkerhamra", years: [before, { ...now, change }] }],
  };
  const packed = packDataset(whole);
  expect(packed.brands).toEqual([
    [0, "Åkerhamra", 0, [0, 77.1907, 2.9264, 1_009], [1, 74.9083, 2.8633, 1_009, 0, 0.8177]],
  ]);
  expect(unpackDataset(packed)).toEqual(whole);
});

it("a packed dataset needs less than a third of the characters", () => {
  const years = Array.from({ length: 15 }, (_, at): BrandYear => ({
    market: "sweden",
    year: 2011 + at,
    industry: { slug: "food-grocery", name: "Food & grocery" },
    overall: 17,
    inIndustry: 5,
    rankLow: 2,
    rankHigh: 60,
    score: 100.63,
    error: 2.9201,
    n: 1005,
    nEff: 894.5,
    environment: null,
    social: null,
    both: null,
    z: 1.8593,
    index: 153.286,
    change: {
      since: 2010 + at,
      points: 1.2345,
      error: 4.1234,
      q: 0.9876,
      clear: false,
      momentum: { points: 0.4321, error: 1.2345 },
    },
  }));
  const whole = { market: "sweden", industry: "food-grocery", brands: [{ slug: "vindrosa", name: "Vindrosa", years }] };
  expect(JSON.stringify(packDataset(whole)).length).toBeLessThan(JSON.stringify(whole).length / 3);
});
