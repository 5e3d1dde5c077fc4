import fc from "fast-check";
import { expect, it } from "vitest";
import type { PopulationReading, SectionDataset } from "@/lib/analyses/consumers/dataset";
import { EVERYONE } from "@/lib/analyses/consumers/population";
import { packDatasets, unpackDatasets } from "@/lib/analyses/consumers/packed-datasets";

const number = fc.option(fc.double({ min: 0, max: 1, noNaN: true }));
const figures = fc
  .record({
    climate: fc.option(fc.tuple(number, number, number, fc.nat(2000), number)),
    energy: fc.option(fc.tuple(number, number, number, fc.nat(2000), number)),
  })
  .map((items) =>
    Object.entries(items).flatMap(([item, of]) =>
      of ? [{ item, value: of[0], low: of[1], high: of[2], n: of[3], nEff: of[4] }] : [],
    ),
  );
const reading: fc.Arbitrary<PopulationReading> = fc.record({
  market: fc.constantFrom("sweden", "norway"),
  year: fc.integer({ min: 2011, max: 2025 }),
  population: fc.record({ age: fc.string(), sex: fc.string(), group: fc.string() }),
  figures,
});

it("packing a dataset loses nothing", () => {
  // Every reading has its figures in one order, as the data calls answer them.
  const everything: PopulationReading = {
    market: "sweden",
    year: 2025,
    population: EVERYONE,
    figures: ["climate", "energy"].map((item) => ({ item, value: 0.5, low: 0.4, high: 0.6, n: 100, nEff: 90 })),
  };
  fc.assert(
    fc.property(fc.array(reading), (readings) => {
      const dataset: SectionDataset = { section: "topics", population: EVERYONE, readings: [everything, ...readings] };
      expect(unpackDatasets(packDatasets({ one: dataset }))).toEqual({ one: dataset });
    }),
  );
});
