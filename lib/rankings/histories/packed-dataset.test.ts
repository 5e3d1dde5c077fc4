import fc from "fast-check";
import { expect, it } from "vitest";
import type { BrandYear } from "@/lib/rankings/histories/dataset";
import { NO_FIGURES } from "@/lib/rankings/histories/kept-figures";
import {
  packBrandDataset,
  packDataset,
  type PackedDataset,
  unpackBrandDataset,
  unpackDataset,
} from "@/lib/rankings/histories/packed-dataset";

const figure = fc.option(fc.double({ noNaN: true, noDefaultInfinity: true }).filter((value) => !Object.is(value, -0)));
const position = fc.option(fc.integer({ min: 1, max: 500 }));
const named = fc.record({ slug: fc.constantFrom("food", "energy"), name: fc.string() });
const amount = fc.double({ noNaN: true, noDefaultInfinity: true }).filter((value) => !Object.is(value, -0));
const change = fc.record({
  since: fc.integer({ min: 2000, max: 2030 }),
  points: amount,
  error: amount,
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

it("brands in all markets are read back unchanged", () => {
  fc.assert(
    fc.property(dataset, ({ brands }) => {
      expect(unpackBrandDataset(packBrandDataset({ brands }))).toEqual({ brands });
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
  const change = { since: 2024, points: -2.2824, error: 4.0942, clear: false, momentum: null };
  const whole = {
    market: "sweden",
    industry: "food",
    brands: [{ slug: "akerhamra", name: "Åkerhamra", years: [before, { ...now, change }] }],
  };
  const packed = packDataset(whole);
  expect(packed.brands).toEqual([["Åkerhamra", 0, 0, "77.1907,2.9264,1009;74.9083,2.8633,1009,0"]]);
  expect(unpackDataset(packed)).toEqual(whole);
});

const scored = (at: number, score: number | null, overall: number | null): BrandYear => ({
  ...NO_FIGURES,
  market: "sweden",
  year: at,
  industry: { slug: "food", name: "Food" },
  overall,
  score,
});
const histories = (positions: (number | null)[]) => ({
  market: "sweden",
  industry: "",
  brands: [80, 90, 80, null].map((score, brand) => ({
    slug: `brand-${brand}`,
    name: `Brand ${brand}`,
    years: [scored(2024, 70 + brand, 4 - brand), scored(2025, score, positions[brand] ?? null)],
  })),
});

it("positions that follow from the scores of a year are not written, and read back as they were", () => {
  const whole = histories([2, 1, 2, null]);
  const packed = packDataset(whole);
  expect(packed.fields).toEqual(["score"]);
  expect(unpackDataset(JSON.parse(JSON.stringify(packed)) as PackedDataset)).toEqual(whole);
});

it("positions are written where one does not follow from the scores", () => {
  const whole = histories([2, 1, 3, null]);
  const packed = packDataset(whole);
  expect(packed.fields).toEqual(["overall", "score"]);
  expect(unpackDataset(packed)).toEqual(whole);
});

it("a slug is written where it is not made from the name", () => {
  const whole = histories([]);
  const [first, ...others] = whole.brands;
  if (!first) throw new Error("There are brands.");
  const renamed = { ...whole, brands: [{ ...first, slug: "earlier-name" }, ...others] };
  expect(packDataset(renamed).slugs).toEqual([[0, "earlier-name"]]);
  expect(unpackDataset(packDataset(renamed))).toEqual(renamed);
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
      clear: false,
      momentum: { points: 0.4321, error: 1.2345 },
    },
  }));
  const whole = { market: "sweden", industry: "food-grocery", brands: [{ slug: "vindrosa", name: "Vindrosa", years }] };
  expect(JSON.stringify(packDataset(whole)).length).toBeLessThan(JSON.stringify(whole).length / 3);
});
