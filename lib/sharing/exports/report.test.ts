import { describe, expect, it } from "vitest";
import { numberColumn, textColumn, yearColumn } from "@/lib/charts/column";
import type { ChartDocument, ChartTable } from "@/lib/charts/document";
import { toPng, toSvgFile } from "@/lib/sharing/exports/image";
import { toPdf } from "@/lib/sharing/exports/report";
import { formatCell, toColumnWidths, toParts } from "@/lib/sharing/exports/report-rows";

const table: ChartTable = {
  name: "By year",
  columns: [yearColumn(), textColumn("Brand"), numberColumn("Score", "score", 1)],
  rows: Array.from({ length: 60 }, (_, at) => [
    2016 + (at % 10),
    at === 3 ? "Ελλάδα Россия" : "Havremark ".repeat(at === 4 ? 30 : 1),
    at === 5 ? null : 1060.25 + at,
  ]),
};
const document: ChartDocument = {
  figure: "single-country",
  name: "havremark",
  kicker: "Single country",
  title: "Havremark & <Swedish> dairy ".repeat(12),
  subtitle: "Score 0–200",
  isSample: true,
  years: [2025],
  filters: [{ name: "Market", value: "Sweden" }],
  facts: [{ name: "People", text: "1,013 asked" }],
  summary: ["Havremark scored 78.0 in 2025."],
  source: "Granskog, Sweden 2025.",
  notes: [],
  pictures: [
    {
      kind: "intervals",
      title: "Scores",
      unit: "Score",
      digits: 1,
      rows: [{ label: "Havremark", isOwn: true, value: 78, low: 72.3, high: 83.7 }],
      line: null,
    },
  ],
  tables: [table],
};
const permalink = "https://granskog.example/brand-insights/single-country?market=sweden";
const header = (file: Uint8Array | null) =>
  Buffer.from(file ?? [])
    .subarray(0, 5)
    .toString("latin1");
const sizeOf = (png: Uint8Array | null) => [16, 20].map((at) => Buffer.from(png ?? []).readUInt32BE(at));

describe("charts as files", () => {
  it("a chart is exported as PNG in two formats and as SVG with its sample label", async () => {
    expect(sizeOf(await toPng(document, "wide", permalink))).toEqual([2400, 1260]);
    expect(sizeOf(await toPng(document, "square", permalink))).toEqual([2160, 2160]);
    expect(toSvgFile(document, permalink)).toMatch(/Sample data[\s\S]*78\.0[\s\S]*Source: Granskog, Sweden 2025\./);
    expect(await toPng({ ...document, pictures: [] }, "wide", permalink)).toBeNull();
  }, 30_000);

  it("a report has one chart or many", async () => {
    const takenAt = "2026-11-22T19:00:00Z";
    expect(header(await toPdf([{ document, permalink }], { takenAt }))).toBe("%PDF-");
    expect(
      header(
        await toPdf(
          [
            { document, permalink },
            { document: { ...document, pictures: [] }, permalink },
          ],
          { takenAt, title: "Two" },
        ),
      ),
    ).toBe("%PDF-");
  }, 60_000);
});

describe("tables split over sheets", () => {
  it("a table split over sheets contains every row once", () => {
    const parts = toParts(table, 47, 450);
    expect(parts.map(({ from, rows }) => [from, rows.length])).toEqual([
      [1, 47],
      [48, 13],
    ]);
    expect(parts.flatMap(({ rows }) => rows)).toEqual(table.rows);
    expect(toParts({ ...table, rows: [] }, 47, 450)).toEqual([{ from: 1, rows: [] }]);
  });

  it("split tables fit their widths and format numbers as the page does", () => {
    expect(toColumnWidths(table, 7.5, 300).reduce((sum, width) => sum + width, 0)).toBeLessThanOrEqual(300.01);
    expect([
      formatCell(2025, yearColumn()),
      formatCell(1060.25, numberColumn("Score", "score", 1)),
      formatCell(45, numberColumn("%", "percent")),
      formatCell(null, numberColumn("Score", "score")),
    ]).toEqual(["2025", "1,060.3", "45%", "–"]);
  });
});
