import { expect, test } from "vitest";
import { SAMPLE_MARKETS } from "@/lib/study/sample/sample-markets";
import { describePopulation, listCells } from "@/lib/study/generate/population";
import { AGE_GROUPS, SEXES } from "@/lib/study/questionnaire";
import { FIRST_YEAR, LAST_YEAR } from "@/lib/study/sample/roster";

const populations = SAMPLE_MARKETS.flatMap(({ slug }) =>
  Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, i) => describePopulation("seed", slug, FIRST_YEAR + i)),
);

test("the shares of each variable sum to one", () => {
  for (const population of populations) {
    expect(population.age.map(({ name }) => name)).toEqual(AGE_GROUPS);
    expect(population.sex.map(({ name }) => name)).toEqual(SEXES);
    for (const categories of [population.age, population.sex, population.region]) {
      expect(categories.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 10);
      expect(Math.min(...categories.map(({ share }) => share))).toBeGreaterThan(0.05);
    }
  }
});

test("response is unequal enough that weighting costs 10 to 20 % of the interviews", () => {
  // Kish: with weights share/drawn the design effect is Σ share²/drawn.
  const effects = populations.map((population) =>
    listCells(population).reduce((sum, { share, drawn }) => sum + share ** 2 / drawn, 0),
  );
  expect(Math.min(...effects)).toBeGreaterThan(1.1);
  expect(Math.max(...effects)).toBeLessThan(1.2);
});

test("young men respond least, and the capital most", () => {
  for (const population of populations) {
    const cells = listCells(population).map((cell) => ({ ...cell, rate: cell.drawn / cell.share }));
    const [least, most] = [Math.min, Math.max].map((pick) =>
      cells.find(({ rate }) => rate === pick(...cells.map((c) => c.rate))),
    );
    expect([least?.age, least?.sex]).toEqual([0, SEXES.indexOf("male")]);
    expect(most?.region).toBe(population.region[0]?.name);
  }
});
