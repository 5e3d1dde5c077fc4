import fc from "fast-check";
import { expect, test } from "vitest";
import { SAMPLE_MARKETS } from "@/lib/study/sample/sample-markets";
import { describeBrandAnswers, divergenceOf } from "@/lib/study/generate/brand-answers";
import { describePopulation } from "@/lib/study/generate/population";
import type { SampleBrand } from "@/lib/study/sample/roster";

const brandOf = (name: string): SampleBrand => ({ name, industry: "banking", knownScore: null, stays: [] });
const brands = Array.from({ length: 4000 }, (_, i) => brandOf(`Brand ${i}`));
const population = describePopulation("seed", "sweden", 2025);
const truth = { environment: 0.35, social: 0.31 };

test("the groups' shares average to the true share, whatever it is", () => {
  const share = fc.double({ min: 0.06, max: 0.94, noNaN: true });
  const asked = fc.record({
    brand: fc.nat(3999),
    market: fc.constantFrom(...SAMPLE_MARKETS.map(({ slug }) => slug)),
    year: fc.integer({ min: 2011, max: 2025 }),
    environment: share,
    social: share,
  });
  fc.assert(
    fc.property(asked, ({ brand, market, year, environment, social }) => {
      const people = describePopulation("seed", market, year);
      const shares = { environment, social };
      const { cells } = describeBrandAnswers("seed", brandOf(`Brand ${brand}`), market, year, shares, people);
      const meanOf = (pick: (cell: (typeof cells)[number]) => number) =>
        cells.reduce(
          (sum, cell) => sum + (people.age[cell.age]?.share ?? 0) * (people.sex[cell.sex]?.share ?? 0) * pick(cell),
          0,
        );
      expect(cells).toHaveLength(8);
      expect(meanOf((cell) => cell.environment)).toBeCloseTo(environment, 10);
      expect(meanOf((cell) => cell.social)).toBeCloseTo(social, 10);
      for (const cell of cells) {
        expect(Math.min(cell.environment, cell.social)).toBeGreaterThan(0);
        expect(Math.max(cell.environment, cell.social)).toBeLessThan(1);
      }
    }),
    { numRuns: 300 },
  );
});

test("some invented brands are preferred by the young and some by the old", () => {
  const gaps = brands.slice(0, 500).map((brand) => gapOf(brand, 2015));
  expect(gaps.filter((gap) => gap > 0.1).length).toBeGreaterThan(25);
  expect(gaps.filter((gap) => gap < -0.1).length).toBeGreaterThan(25);
});

test("a few invented brands divide the ages, slowly or at once", () => {
  const kinds = Map.groupBy(brands, (brand) => divergenceOf("seed", brand, "sweden"));
  const shareOf = (kind: "drifting" | "sudden") => (kinds.get(kind)?.length ?? 0) / brands.length;
  expect(shareOf("drifting")).toBeGreaterThan(0.006);
  expect(shareOf("drifting")).toBeLessThan(0.02);
  expect(shareOf("sudden")).toBeGreaterThan(0.006);
  expect(shareOf("sudden")).toBeLessThan(0.02);
  for (const brand of kinds.get("drifting") ?? []) expect(movedOf(brand, 2021, 2024)).toBeGreaterThan(0.05);
  for (const brand of kinds.get("sudden") ?? []) {
    expect(movedOf(brand, 2023, 2024)).toBeLessThan(0.02);
    expect(movedOf(brand, 2024, 2025)).toBeGreaterThan(0.15);
  }
  for (const brand of (kinds.get("none") ?? []).slice(0, 200)) expect(movedOf(brand, 2011, 2025)).toBeLessThan(0.02);
});

/** How much better the youngest rate a brand than the oldest do, as a share. */
function gapOf(brand: SampleBrand, year: number): number {
  const { cells } = describeBrandAnswers("seed", brand, "sweden", year, truth, population);
  return (cells[0]?.environment ?? NaN) - (cells[6]?.environment ?? NaN);
}

function movedOf(brand: SampleBrand, from: number, to: number): number {
  return Math.abs(gapOf(brand, to) - gapOf(brand, from));
}
