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
  test("positions alone can be published", async () => {
    const { study } = await read("positions.csv");
    expect(study.waves.map(({ market, year }) => `${market} ${year}`)).toEqual(["sweden 2025", "norway 2025"]);
    expect(study.results).toHaveLength(18);
    expect(study.results.every(({ score, rankLow }) => score === null && rankLow === null)).toBe(true);
  });

  test("scores can be published, the one of too few people withheld", async () => {
    const { study, warnings } = await read("scores.csv");
    expect(warnings).toEqual([expect.stringMatching(/Eksempel .* has n = 43, below 50; its score is not shown/)]);
    expect(study.results.filter(({ score }) => score === null)).toHaveLength(1);
    expect(study.results[0]).toMatchObject({ overallPosition: 1, rankLow: 1 });
    const positions = await read("positions.csv");
    expect(study.results.map(({ brand, overallPosition }) => [brand, overallPosition])).toEqual(
      positions.study.results.map(({ brand, overallPosition }) => [brand, overallPosition]),
    );
  });
});
