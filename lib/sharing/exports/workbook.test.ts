import fc from "fast-check";
import readSheet from "read-excel-file/node";
import { expect, test } from "vitest";
import { numberColumn, textColumn } from "@/lib/charts/column";
import type { ChartDocument } from "@/lib/charts/document";
import { toWorkbook } from "@/lib/sharing/exports/workbook";
import { toSheetNames } from "@/lib/sharing/exports/workbook-names";
import { toXmlText } from "@/lib/charts/documents/xml-text";
import { readXml } from "@/tests/support/xml-tree";
import { partsOf } from "@/tests/support/zip-parts";

const BESIDE = {
  permalink: "https://granskog.example/x?brands=a,b",
  hash: "ab".repeat(32),
  takenAt: "2026-11-22T10:00:00Z",
};
const DOCUMENT: ChartDocument = {
  figure: "single-country",
  name: "sweden-food",
  kicker: "Single country",
  title: "=1+1 rose 3.1 points",
  subtitle: "Score 0–200",
  isSample: true,
  years: [2024, 2025],
  filters: [{ name: "Market", value: "Sweden" }],
  facts: [],
  summary: ["It rose."],
  source: "Granskog",
  notes: ["A note."],
  pictures: [],
  tables: [],
};
const withRows = (rows: (string | number | null)[][]): ChartDocument => ({
  ...DOCUMENT,
  tables: [
    {
      name: "All: figures/2025",
      columns: [textColumn("Brand"), numberColumn("Score", "score", 1)],
      rows,
    },
  ],
});
const read = async (document: ChartDocument) => readSheet(Buffer.from(await toWorkbook(document, BESIDE)));

test("numbers in a workbook are read back exactly, and text unchanged in any script", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.tuple(
          fc.string({ unit: "binary", minLength: 1, maxLength: 300 }),
          fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e6, max: 1e6 }).map((x) => Math.round(x * 10) / 10),
        ),
        { minLength: 1, maxLength: 5 },
      ),
      async (rows) => {
        const sheets = await read(withRows(rows));
        const found = sheets.find(({ sheet }) => sheet === "All figures 2025");
        // The library that writes the file drops the replacement character.
        const plain = (value: unknown) =>
          (typeof value === "string" ? value : "").replaceAll("\uFFFD", "").replaceAll(/\s+/g, " ").trim();
        expect(found?.data.slice(1).map((row) => [plain(row[0]), row[1]])).toEqual(
          rows.map(([name, score]) => [plain(toXmlText(name)), score + 0]),
        );
      },
    ),
    { numRuns: 15, endOnFailure: true },
  );
});

test("a name with an invalid code point keeps its other characters", async () => {
  const sheets = await read(withRows([["a\u{10FFFE}\u{93B4F}b\uFFFEc", 1]]));
  expect(sheets[1]?.data[1]?.[0]).toBe("a\u{93B4F}bc");
});

test("text that looks like a formula stays text", async () => {
  const sheets = await read(
    withRows([
      ['=HYPERLINK("http://x")', 1],
      ["+1", null],
      ["@a", -3.5],
      ["-2+3", 0],
    ]),
  );
  expect(sheets.map(({ sheet }) => sheet)).toEqual(["Notes", "All figures 2025", "Columns"]);
  expect(sheets[1]?.data).toEqual([
    ["Brand", "Score"],
    ['=HYPERLINK("http://x")', 1],
    ["+1", null],
    ["@a", -3.5],
    ["-2+3", 0],
  ]);
  expect(sheets[0]?.data.flat()).toContain("=1+1 rose 3.1 points");
  expect(sheets[0]?.data.flat()).toContain(BESIDE.hash);
});

test("each table can be filtered by every one of its columns", async () => {
  const file = await toWorkbook(
    withRows([
      ["Alder", 1],
      ["Birch", 2],
    ]),
    BESIDE,
  );
  const parts = partsOf(file);
  expect(parts.get("xl/worksheets/sheet2.xml")).toContain('<autoFilter ref="A1:B3"/>');
  expect(parts.get("xl/worksheets/sheet1.xml")).not.toContain("<autoFilter");
  expect(parts.get("xl/workbook.xml")).toMatch(/_FilterDatabase[^>]*>'All figures 2025'!\$A\$1:\$B\$3</);
});

test("a workbook prints its tables as wide as the paper, with headings, source and page on each", async () => {
  const parts = partsOf(await toWorkbook(withRows([["Alder", 1]]), BESIDE));
  const [notes, table] = [1, 2].map((sheet) => parts.get(`xl/worksheets/sheet${sheet}.xml`) ?? "");
  expect(notes).toContain('orientation="portrait"');
  expect(table).toContain('orientation="landscape" fitToWidth="1" fitToHeight="0"');
  for (const sheet of [notes, table]) {
    const names = readXml(sheet ?? "").children.map(({ name }) => name);
    // The order of the schema (ISO/IEC 29500-1, 18.3.1.99).
    const order = "sheetPr sheetViews cols sheetData autoFilter mergeCells pageMargins pageSetup headerFooter".split(
      " ",
    );
    expect(names).toEqual(order.filter((name) => names.includes(name)));
    expect(sheet).toContain('fitToPage="1"');
    expect(sheet).toMatch(/<oddFooter>&amp;L&amp;8[^<]+&amp;R&amp;8&amp;P of &amp;N</);
  }
  expect(table).toContain("<oddHeader>&amp;L&amp;8");
  expect(table).toContain("&amp;R&amp;8&amp;A</oddHeader>");
  expect(notes).not.toContain("<oddHeader>");
  expect(parts.get("xl/workbook.xml")).toContain("Print_Titles");
});

test("a title that begins with a number is not read as the size of a printed heading", async () => {
  const parts = partsOf(await toWorkbook({ ...withRows([["Alder", 1]]), title: "40 brands & more" }, BESIDE));
  expect(parts.get("xl/worksheets/sheet2.xml")).toContain("<oddHeader>&amp;L&amp;8 40 brands &amp;&amp; more&amp;R");
});

test("a heading row of a workbook is as high as its longest heading needs", async () => {
  const columns = [textColumn("Brand"), numberColumn("Points from the market’s average, 95% from", "points", 1)];
  const document = withRows([["Alder", 1]]);
  const heightsOf = async (each: typeof document) => {
    const sheet = partsOf(await toWorkbook(each, BESIDE)).get("xl/worksheets/sheet2.xml") ?? "";
    return [...sheet.matchAll(/<row r="1"[^>]* ht="([\d.]+)"/g)].map((found) => Number(found[1]));
  };
  const [one = 0] = await heightsOf(document);
  const [two = 0] = await heightsOf({ ...document, tables: document.tables.map((each) => ({ ...each, columns })) });
  expect(one).toBeGreaterThanOrEqual(15);
  expect(two).toBeGreaterThan(one * 1.6);
});

test("a column of a workbook is wider than the longest word of its heading", async () => {
  const columns = [textColumn("Brand"), numberColumn("The Netherlands", "points", 1)];
  const document = withRows([["Alder", 1]]);
  const tables = document.tables.map((each) => ({ ...each, columns }));
  const sheet = partsOf(await toWorkbook({ ...document, tables }, BESIDE)).get("xl/worksheets/sheet2.xml") ?? "";
  const widths = [...sheet.matchAll(/<col [^>]*width="([\d.]+)"/g)].map((found) => Number(found[1]));
  expect(widths[1]).toBeGreaterThan("Netherlands".length + 2);
});

test("a column of a workbook is as wide as its longest value, however far down that is", async () => {
  const longest = "Statements on behaviour";
  const document = withRows([...Array.from({ length: 400 }, () => ["Alder", 1]), [longest, 1]]);
  const sheet = partsOf(await toWorkbook(document, BESIDE)).get("xl/worksheets/sheet2.xml") ?? "";
  const widths = [...sheet.matchAll(/<col [^>]*width="([\d.]+)"/g)].map((found) => Number(found[1]));
  expect(widths[0]).toBeGreaterThan(longest.length);
});

test("a sentence in a table of a workbook wraps, and its row is as high as it is", async () => {
  const sentence =
    "On average from +16.9 to +0.1 points compared with the market, with the break between 2023 and 2024.";
  const columns = [textColumn("Brand"), textColumn("Evidence"), numberColumn("Size", "points", 1)];
  const document = withRows([
    ["Alder", sentence, 1],
    ["Birch", "Short.", 2],
  ]);
  const tables = document.tables.map((each) => ({ ...each, columns }));
  const parts = partsOf(await toWorkbook({ ...document, tables }, BESIDE));
  const [, long = "", short = ""] = (parts.get("xl/worksheets/sheet2.xml") ?? "").split("<row ").slice(1);
  expect(Number(/^[^>]* ht="([\d.]+)"/.exec(long)?.[1])).toBeGreaterThanOrEqual(45);
  expect(short).not.toMatch(/^[^>]* ht=/);
  const styles = [...long.matchAll(/ s="(\d+)"/g)].map((found) => Number(found[1]));
  const formats = (parts.get("xl/styles.xml") ?? "").split("<cellXfs")[1]?.split("<xf ").slice(1) ?? [];
  expect(styles.map((each) => formats[each]?.includes('wrapText="1"'))).toEqual([false, true, false]);
});

test("a note of a workbook is as high as its lines need", async () => {
  const note = "Ranges that overlap may still differ: read the test, not the overlap. ".repeat(5).trim();
  const parts = partsOf(await toWorkbook({ ...withRows([["Alder", 1]]), notes: ["Short.", note] }, BESIDE));
  const sheet = parts.get("xl/worksheets/sheet1.xml") ?? "";
  const heights = [...sheet.matchAll(/<row [^>]* ht="([\d.]+)"/g)].map((found) => Number(found[1]));
  expect(Math.min(...heights)).toBe(15);
  expect(Math.max(...heights)).toBeGreaterThanOrEqual(60);
});

test("sheet names are short, plain and unique", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: "binary", maxLength: 60 }), { maxLength: 20 }), (names) => {
      const made = toSheetNames(names);
      expect(new Set(made.map((each) => each.toLowerCase())).size).toBe(names.length);
      for (const each of made) expect(each).toMatch(/^[^[\]:*?/\\]{1,31}$/u);
    }),
  );
  expect(toSheetNames(["a".repeat(40), "a".repeat(40), "A/b", "''", "History"])).toEqual([
    "a".repeat(31),
    `${"a".repeat(29)} 2`,
    "A b",
    "Table",
    "History 2",
  ]);
});
