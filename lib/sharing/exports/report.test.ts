import { describe, expect, it } from "vitest";
import { numberColumn, textColumn, yearColumn } from "@/lib/charts/column";
import type { ChartDocument, ChartTable } from "@/lib/charts/document";
import { toPng, toSvgFile } from "@/lib/sharing/exports/image";
import { toPdf } from "@/lib/sharing/exports/report";
import { formatCell, toColumnWidths } from "@/lib/sharing/exports/report-rows";
import { isLeftOut, toSheetParts } from "@/lib/sharing/exports/report-table";
import { readPdf } from "@/tests/support/pdf/file";
import { allTags, readTags, type Tag } from "@/tests/support/pdf/tags";
import { readPdfTexts } from "@/tests/support/pdf/texts";
import { findUaFaults } from "@/tests/support/pdf/ua";

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
const LOOK = {
  logo: {
    png: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
    width: 300,
    height: 100,
  },
  main: "#5b2a86",
  second: "#8a1c3b",
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

  it("the pixels of a PNG are given back once they are packed", async () => {
    await toPng(document, "wide", permalink);
    const { external } = process.memoryUsage();
    await toPng(document, "wide", permalink);
    // Its pixels alone are 2400 × 1260 × 4 bytes.
    expect(process.memoryUsage().external - external).toBeLessThan(6_000_000);
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

  it("the contents of a report have the number of the sheet on which each chart begins", async () => {
    const short = { ...document, title: "Havremark leads", tables: [] };
    const charts = [1, 2, 3].map(() => ({ document: short, permalink }));
    const texts = readPdfTexts(await toPdf(charts, { takenAt: "2026-11-22T19:00:00Z", title: "Three" }));
    const first = texts.slice(0, texts.indexOf("1 of 4"));
    expect(first.length).toBeGreaterThan(0);
    expect(texts.filter((text) => ["2", "3", "4"].includes(text))).toEqual(["2", "3", "4"]);
  }, 60_000);
});

const tagsOf = (file: Uint8Array): Tag[] => readTags(readPdf(file)).flatMap(allTags);
const findTags = (tags: readonly Tag[], name: string): Tag[] => tags.filter((tag) => tag.name === name);

describe("tags of a report", () => {
  it("a report has tagged headings, paragraphs, tables and a described figure for each picture", async () => {
    const file = await toPdf([{ document, permalink }], { takenAt: "2026-11-22T19:00:00Z" });
    const tags = tagsOf(file);
    expect(findTags(tags, "H1")).toHaveLength(1);
    expect(findTags(tags, "H2").length).toBeGreaterThan(3);
    expect(findTags(tags, "P").length).toBeGreaterThan(5);
    expect(findTags(tags, "Link")).toHaveLength(1);
    const figures = findTags(tags, "Figure");
    expect(figures).toHaveLength(document.pictures.length);
    for (const { alt } of figures) expect(alt).toMatch(/^Scores\. Score\. Havremark: 78\.0 \(72\.3.*83\.7\)/);
    const rows = findTags(tags, "Table").flatMap(({ children }) => children);
    // Each page repeats the heading.
    expect(rows.length).toBe(table.rows.length + findTags(tags, "Table").length);
    for (const row of rows) expect(row.children).toHaveLength(table.columns.length);
    expect(new Set(rows[0]?.children.map(({ name }) => name))).toEqual(new Set(["TH"]));
    expect(findTags(tags, "TD").length).toBe(table.rows.length * (table.columns.length - 1));
    const text = Buffer.from(file).toString("latin1");
    for (const part of ["/Marked true", "/Outlines", "/Lang (en-GB)", "/DisplayDocTitle true"])
      expect(text).toContain(part);
  });

  it("header cells of a report say whether they head a column or a row", async () => {
    const tags = tagsOf(await toPdf([{ document, permalink }], { takenAt: "2026-11-22T19:00:00Z" }));
    for (const { children } of findTags(tags, "Table")) {
      const [head, ...rest] = children;
      expect(new Set(head?.children.map(({ scope }) => scope))).toEqual(new Set(["Column"]));
      for (const row of rest) {
        expect(row.children[0]).toMatchObject({ name: "TH", scope: "Row" });
        expect(new Set(row.children.slice(1).map(({ name }) => name))).toEqual(new Set(["TD"]));
      }
    }
  });

  it("links of a report are in its tag tree with their annotations, and each annotation is named", async () => {
    const file = await toPdf(
      [
        { document, permalink },
        { document, permalink },
      ],
      { takenAt: "2026-11-22T19:00:00Z" },
    );
    const links = findTags(tagsOf(file), "Link");
    // Two in the contents, and the address of each chart.
    expect(links).toHaveLength(4);
    for (const { annotations } of links) expect(annotations).toHaveLength(1);
    expect(findUaFaults(file)).toEqual([]);
  });

  it("a report of one chart or of several, in a team’s look or the site’s, has no fault that a PDF/UA checker can find", async () => {
    const written = { takenAt: "2026-11-22T19:00:00Z", missing: ["A chart that may not be seen."] };
    const plain = { ...document, title: "Havremark", tables: [], facts: [], filters: [], notes: [] };
    const charts = [document, { ...document, pictures: [] }, plain].map((each) => ({ document: each, permalink }));
    for (const file of [
      await toPdf(charts.slice(0, 1), { takenAt: written.takenAt }),
      await toPdf(charts, written),
      await toPdf(charts, { ...written, look: LOOK, title: "Ελλάδα, Россия & Åland 2025" }),
    ])
      expect(findUaFaults(file)).toEqual([]);
  });

  it("reports made one after the other on a thread share fonts, and each has all letters of its own", async () => {
    const made: string[] = [];
    for (const title of ["Åkerö", "Akero", "Ελλάδα", "Åkerö"]) {
      const file = await toPdf([{ document: { ...document, title }, permalink }], { takenAt: "2026-11-22T19:00:00Z" });
      expect(readPdfTexts(file).join("\n")).toContain(title);
      expect(findUaFaults(file)).toEqual([]);
      made.push(
        Buffer.from(file)
          .toString("latin1")
          .replaceAll(/\/ID \[.*?\]/g, ""),
      );
    }
    expect(made[3]).toBe(made[0]);
  });

  it("a report says in its metadata what it is called and that it keeps to PDF/UA", async () => {
    const file = await toPdf([{ document, permalink }], { takenAt: "2026-11-22T19:00:00Z", title: "Spring review" });
    const text = Buffer.from(file).toString("utf8");
    expect(text).toContain("<pdfuaid:part>1</pdfuaid:part>");
    expect(text).toMatch(/<dc:title>[\s\S]*Spring review[\s\S]*<\/dc:title>/);
    expect(text.match(/\/Tabs \/S/g)?.length).toBe(text.match(/\/Type \/Page\n/g)?.length);
  });

  it("each chart of a report is told of before it is drawn, and a team's logo is not read aloud", async () => {
    const told: number[] = [];
    const file = await toPdf(
      [
        { document, permalink },
        { document, permalink },
      ],
      {
        takenAt: "2026-11-22T19:00:00Z",
        look: LOOK,
        tell: (chart) => told.push(chart),
      },
    );
    expect(told).toEqual([1, 2]);
    expect(Buffer.from(file).toString("latin1")).toContain("/Subtype /Image");
    expect(findTags(tagsOf(file), "Figure")).toHaveLength(2 * document.pictures.length);
  });
});

describe("the table of all results", () => {
  it("a table too long or too wide for a sheet is left to the workbook", () => {
    const sized = (rows: number, columns: number) =>
      isLeftOut({
        name: "All results",
        columns: Array.from({ length: columns }, (_, at) => textColumn(`Column ${at}`)),
        rows: Array.from({ length: rows }, () => Array.from({ length: columns }, () => "text")),
      });
    expect([sized(100, 18), sized(101, 3), sized(3, 19)]).toEqual([false, true, true]);
  });
});

describe("tables split over sheets", () => {
  it("short tables follow one another on a sheet", async () => {
    const short = { ...table, rows: table.rows.slice(6, 10) };
    const sheetsOf = async (tables: readonly ChartTable[]) => {
      const file = await toPdf([{ document: { ...document, tables }, permalink }], { takenAt: "2026-11-22T19:00:00Z" });
      return Buffer.from(file)
        .toString("latin1")
        .match(/\/Type \/Page\b/g)?.length;
    };
    // The first on the chart's own sheet, the others on the next.
    expect(await sheetsOf([short])).toBe(1);
    expect(await sheetsOf([short, short, short])).toBe(2);
    expect(await sheetsOf([short, table])).toBeGreaterThan(2);
  }, 30_000);

  it("a table split over sheets contains every row once", () => {
    const lines = table.rows.map((row, at) => ({ row, height: at === 4 ? 40 : 12 }));
    const parts = toSheetParts(lines, 300);
    expect(parts.map(({ length }) => length)).toEqual([22, 25, 13]);
    expect(parts.flat().map(({ row }) => row)).toEqual(table.rows);
    expect(toSheetParts([], 300)).toEqual([[]]);
    expect(toSheetParts([{ height: 900 }, { height: 900 }], 300)).toHaveLength(2);
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
