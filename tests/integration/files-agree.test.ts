import { afterAll, beforeAll, expect, test } from "vitest";
import { hasHalves } from "@/lib/analyses/consumers/questionnaire/halves";
import { ANALYSIS_IDS } from "@/lib/catalogue/analyses";
import type { ChartColumn } from "@/lib/charts/column";
import { toTidy } from "@/lib/charts/tidy";
import { toChartMetadata } from "@/lib/sharing/api/chart-metadata";
import { toMeta } from "@/lib/sharing/api/meta";
import { toCsvFile } from "@/lib/sharing/exports/csv-file";
import { formsOf } from "@/tests/support/chart-forms";
import { publishCharts, type SampleChart } from "@/tests/support/chart-documents";
import { findUaFaults } from "@/tests/support/pdf/ua";
import { findDifferences } from "@/tests/support/said-and-drawn";
import type { TestBackend } from "@/tests/support/test-backend";
import { countSlides, fileOf, findFileDifferences, inCsvText, unitsOf } from "@/tests/support/written-figures";

// Every analysis with the charts that a subscriber gets of it: page, API and seven kinds of file.

let backend: TestBackend;
let charts: SampleChart[];
beforeAll(async () => {
  ({ backend, charts } = await publishCharts());
});
afterAll(async () => backend?.stop());

/** Its page is a list. */
const UNDRAWN = ["risk-alerts"];

test("every analysis has a chart to compare", () => {
  const drawn = new Set(charts.filter(({ page }) => page.pictures.length > 0).map(({ figure }) => figure));
  expect(ANALYSIS_IDS.filter((id) => !drawn.has(id))).toEqual(UNDRAWN);
});

test("what title, subtitle, key and counts of a chart say is drawn, for every analysis in every form", async () => {
  const found: string[] = [];
  for (const { name, page, shared, chosen } of charts)
    for (const document of shared ? [page, shared] : [page])
      for (const form of await formsOf(document))
        for (const each of findDifferences(form, chosen)) found.push(`${name}, ${each}`);
  expect(found).toEqual([]);
});

test("what a chart says is green is green, and a chart without green says nothing of it", () => {
  const green = /Green: the two halves of the score\./;
  for (const { name, page } of charts) {
    for (const picture of page.pictures) expect(green.test(picture.unit), name).toBe(hasHalves(picture));
    const [first] = page.pictures;
    if (first) expect(green.test(page.subtitle), name).toBe(hasHalves(first));
  }
  const halves = charts.flatMap(({ page }) =>
    page.pictures.flatMap((picture) =>
      picture.kind === "intervals" ? picture.rows.filter(({ item }) => item === "half") : [],
    ),
  );
  expect(new Set(halves.map(({ label }) => label))).toEqual(new Set(["Environment", "Social responsibility"]));
});

test("the slides of every analysis end in one slide on how to read it", async () => {
  const found: string[] = [];
  for (const { name, page } of charts.filter((each) => each.page.pictures.length > 0)) {
    const count = await countSlides(page);
    if (count !== page.pictures.length + 2) found.push(`${name}: ${count} slides for ${page.pictures.length} pictures`);
  }
  expect(found).toEqual([]);
});

test("page, API and files have the same figures and units, for every analysis", async () => {
  const found: string[] = [];
  const meta = toMeta({ publication: null, units: {}, waves: [], rows: [] });
  for (const { name, configuration, page, table } of charts) {
    const api = toChartMetadata(page, configuration, meta);
    expect(page.tables.at(-1)).toMatchObject({ columns: table.columns, rows: table.rows });
    const differences = [
      ...page.tables.flatMap((each, at) => [
        ...inCsvText(`API, table ${at + 1}`, each, toCsvFile(each)),
        ...unitsOf(toTidy(each).columns).filter(
          (unit, column) =>
            unit !==
            unitsOf(
              (api.tables[at]?.columns ?? []).map((said) => ({
                name: said.name,
                unit: said.unit as ChartColumn["unit"],
                digits: said.digits ?? undefined,
              })),
            )[column],
        ),
      ]),
      ...(await findFileDifferences(page)),
    ];
    found.push(...differences.map((each) => `${name}, ${each}`));
  }
  expect(found).toEqual([]);
});

test("the PDF report of every analysis has no fault that a PDF/UA checker can find", async () => {
  const found: string[] = [];
  for (const { name, page } of charts) {
    found.push(...findUaFaults(await fileOf(page, "pdf")).map((each) => `${name}, ${each}`));
  }
  expect(found).toEqual([]);
});

/** Smallest and largest value of a unit. */
const RANGES: Partial<Record<NonNullable<ChartColumn["unit"]>, readonly [number, number]>> = {
  score: [0, 200],
  percent: [0, 100],
  percentile: [0, 100],
  year: [2000, 2100],
  rank: [1, 10_000],
};

test("bounds of an interval have the unit of their value, and figures lie within their unit", () => {
  const found: string[] = [];
  for (const { name, page } of charts)
    for (const { name: sheet, columns, rows } of page.tables)
      columns.forEach(({ label, unit }, at) => {
        const range = unit === null ? undefined : RANGES[unit];
        for (const row of rows) {
          const cell = row[at];
          if (range && typeof cell === "number" && (cell < range[0] || cell > range[1]))
            found.push(`${name}, ${sheet}, ${label}: ${cell} in ${unit ?? ""}`);
        }
        if (/95% (?:from|to)$/.test(label) && unit !== null) {
          const units = columns.slice(0, at).map((each) => each.unit);
          if (!units.includes(unit)) found.push(`${name}, ${sheet}, ${label}: ${unit}`);
        }
      });
  expect(found).toEqual([]);
});
