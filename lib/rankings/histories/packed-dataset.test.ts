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
  q: amount.map((value) => Number(value.toPrecision(6))),
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

it("a packed dataset needs less than two fifths of the characters", () => {
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
  expect(JSON.stringify(packDataset(whole)).length).toBeLessThan(JSON.stringify(whole).length / 2.5);
});
