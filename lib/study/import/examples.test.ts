import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readStudyFile } from "@/lib/study/import/study-file";

const read = (file: string) =>
  readStudyFile(readFileSync(new URL(`../../../content/examples/${file}`, import.meta.url)), {
    file,
    years: { from: 2025, to: 2025 },
    market: null,
    isSample: true,
    fieldwork: { interviews: new Map(), from: null, to: null },
  });

describe("the example files", () => {
  test("the example file of positions can be published", async () => {
    const { study } = await read("positions.csv");
    expect(study.waves.map(({ market, year }) => `${market} ${year}`)).toEqual(["sweden 2025", "norway 2025"]);
    expect(study.results).toHaveLength(18);
    expect(study.results.every(({ score, rankLow }) => score === null && rankLow === null)).toBe(true);
  });

  test("the example file of scores can be published, with an unranked brand", async () => {
    const { study, warnings } = await read("scores.csv");
    expect(warnings).toEqual([
      "Line 19: Eksempel Zeta in Norway 2025 has n = 43, below 50; it is not ranked and its score is not shown.",
    ]);
    expect(study.results.filter(({ score }) => score === null)).toHaveLength(1);
    expect(study.results[0]).toMatchObject({ overallPosition: 1, rankLow: 1 });
    const positions = await read("positions.csv");
    const unranked = "Eksempel Zeta";
    expect(
      study.results.find(({ brand, market }) => brand === unranked && market === "norway")?.overallPosition,
    ).toBeNull();
    const placed = (results: typeof study.results) =>
      results.filter(({ brand }) => brand !== unranked).map(({ brand, overallPosition }) => [brand, overallPosition]);
    expect(placed(study.results)).toEqual(placed(positions.study.results));
  });
});
