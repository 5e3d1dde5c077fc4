import { describe, expect, it } from "vitest";
import { numberColumn, textColumn, yearColumn } from "@/lib/charts/column";
import type { ChartDocument, ChartTable } from "@/lib/charts/document";
import { toPng, toSvgFile } from "@/lib/sharing/exports/image";
import { toPdf } from "@/lib/sharing/exports/report";
import { formatCell, toColumnWidths } from "@/lib/sharing/exports/report-rows";
import { toSheetParts } from "@/lib/sharing/exports/report-table";

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

interface Tag {
  name: string;
  alt: string;
  /** Of a header cell: what it heads. */
  scope: string;
  /** Of a link: whether its annotation is in the tree. */
  hasAnnotation: boolean;
  children: Tag[];
}

const ESCAPED: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };

/** Decodes a PDF text string: UTF-16 with its mark, otherwise single bytes. */
const toLetters = (raw: string): string => {
  const bytes = Buffer.from(
    raw.replaceAll(/\\([nrtbf()\\])/g, (_, letter: string) => ESCAPED[letter] ?? letter),
    "latin1",
  );
  return raw.startsWith("\u00fe\u00ff") ? Buffer.from(bytes.subarray(2)).swap16().toString("utf16le") : raw;
};

/** The tag tree of a PDF file (ISO 32000-1, 14.7). */
function readTags(file: Uint8Array): Tag {
  const text = Buffer.from(file).toString("latin1");
  const objects = new Map(
    text.split(/(?<=\nendobj\n)/).flatMap((part): [string, string][] => {
      const head = /(\d+) 0 obj\n/.exec(part);
      return head?.[1] === undefined ? [] : [[head[1], part.slice(head.index)]];
    }),
  );
  const root = /\/StructTreeRoot (\d+) 0 R/.exec(text)?.[1] ?? "";
  const read = (id: string): Tag => {
    const body = objects.get(id) ?? "";
    const kids = /\/K \[([^\]]*)\]/.exec(body)?.[1] ?? "";
    return {
      name: /\/S \/(\w+)/.exec(body)?.[1] ?? "",
      scope: /\/Scope \/(\w+)/.exec(body)?.[1] ?? "",
      hasAnnotation: body.includes("/Type /OBJR"),
      alt: toLetters(/\/Alt \(([\s\S]*?)(?<!\\)\)\n/.exec(body)?.[1] ?? ""),
      children: [...kids.matchAll(/(\d+) 0 R/g)]
        .map((found) => found[1] ?? "")
        .filter((kid) => objects.get(kid)?.includes("/S /"))
        .map(read),
    };
  };
  return read(root);
}

const findTags = (tag: Tag, name: string): Tag[] => [
  ...(tag.name === name ? [tag] : []),
  ...tag.children.flatMap((child) => findTags(child, name)),
];

describe("tags of a report", () => {
  it("a report has tagged headings, paragraphs, tables and a described figure for each picture", async () => {
    const file = await toPdf([{ document, permalink }], { takenAt: "2026-11-22T19:00:00Z" });
    const tags = readTags(file);
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
    const tags = readTags(await toPdf([{ document, permalink }], { takenAt: "2026-11-22T19:00:00Z" }));
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
    const links = findTags(readTags(file), "Link");
    // Two in the contents, and the address of each chart.
    expect(links).toHaveLength(4);
    for (const { hasAnnotation } of links) expect(hasAnnotation).toBe(true);
    const annotations = Buffer.from(file)
      .toString("latin1")
      .split("endobj")
      .filter((object) => object.includes("/Subtype /Link"));
    expect(annotations).toHaveLength(4);
    for (const annotation of annotations) {
      expect(annotation).toMatch(/\/Contents \([^)]/);
      expect(annotation).toContain("/StructParent ");
    }
  });

  it("no heading of a report skips a level", async () => {
    const tags = readTags(
      await toPdf(
        [
          { document, permalink },
          { document, permalink },
        ],
        { takenAt: "2026-11-22T19:00:00Z" },
      ),
    );
    const flat = (tag: Tag): Tag[] => [tag, ...tag.children.flatMap(flat)];
    const levels = flat(tags).flatMap(({ name }) => (/^H\d$/.test(name) ? [Number(name.slice(1))] : []));
    expect(levels[0]).toBe(1);
    levels.forEach((level, at) => expect(level - (levels[at - 1] ?? 0)).toBeLessThanOrEqual(1));
  });

  it("a report says in its metadata what it is called and that it keeps to PDF/UA", async () => {
    const file = await toPdf([{ document, permalink }], { takenAt: "2026-11-22T19:00:00Z", title: "Spring review" });
    const text = Buffer.from(file).toString("utf8");
    expect(text).toContain("<pdfuaid:part>1</pdfuaid:part>");
    expect(text).toMatch(/<dc:title>[\s\S]*Spring review[\s\S]*<\/dc:title>/);
    expect(text.match(/\/Tabs \/S/g)?.length).toBe(text.match(/\/Type \/Page\n/g)?.length);
  });

  it("each chart of a report is told of before it is drawn, and a team's logo is not read aloud", async () => {
    const png = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";
    const look = { logo: { png, width: 300, height: 100 }, main: "#5b2a86", second: "#8a1c3b" };
    const told: number[] = [];
    const file = await toPdf(
      [
        { document, permalink },
        { document, permalink },
      ],
      {
        takenAt: "2026-11-22T19:00:00Z",
        look,
        tell: (chart) => told.push(chart),
      },
    );
    expect(told).toEqual([1, 2]);
    expect(Buffer.from(file).toString("latin1")).toContain("/Subtype /Image");
    expect(findTags(readTags(file), "Figure")).toHaveLength(2 * document.pictures.length);
  });
});

describe("tables split over sheets", () => {
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
