import { STUDY_OF_TODAY } from "@/lib/catalogue/shown-study/study-of-today";
import { expect, it } from "vitest";
import { ASKED } from "@/lib/analyses/consumers/questionnaire/asked.fixture";
import { keyOfNeed } from "@/lib/analyses/consumers/dataset-need";
import { toCsvTable } from "@/lib/analyses/consumers/csv-table";
import { EVERYONE } from "@/lib/analyses/consumers/population";
import { selectionOf, readingOf } from "@/lib/analyses/consumers/study.fixture";

it("a consumer file has exactly what the page shows, and nothing suppressed", () => {
  const selection = { ...selectionOf([2024, 2025]), allYears: [2023, 2024, 2025] };
  const section = {
    section: "topics" as const,
    population: EVERYONE,
    readings: [2023, 2024, 2025].map((year) => readingOf({ food: 0.3456 }, { year })),
  };
  const few = readingOf({ food: 0.9 }, { population: { ...EVERYONE, group: "ego" }, n: 39 });
  const wave = {
    section: "topics" as const,
    market: "sweden",
    year: 2025,
    readings: [readingOf({ food: 0.3456 }), few],
  };
  const datasets = {
    [keyOfNeed({ kind: "section", ...section })]: section,
    [keyOfNeed({ kind: "wave", ...wave })]: wave,
  };
  const { rows, columns } = toCsvTable({
    page: "topics",
    selection,
    datasets,
    compared: null,
    study: STUDY_OF_TODAY,
    asked: ASKED,
  });
  expect(rows.map((row) => row.slice(2, 7).concat(row.slice(9)))).toEqual([
    [2024, "all", "all", "all", "Food and where it comes from", 34.6, 31.7, 37.6, 1000],
    [2025, "all", "all", "all", "Food and where it comes from", 34.6, 31.7, 37.6, 1000],
    [2025, "all", "all", "ego", "Food and where it comes from", null, null, null, 39],
  ]);
  expect(columns).toHaveLength(rows[0]?.length ?? 0);
});
