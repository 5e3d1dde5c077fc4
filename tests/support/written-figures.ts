import { unzipSync } from "fflate";
import { parse } from "csv-parse/sync";
import readSheets from "read-excel-file/node";
import { z } from "zod";
import { PLAIN_CSV } from "@/lib/charts/csv";
import type { ChartColumn } from "@/lib/charts/column";
import type { Cell } from "@/lib/charts/csv-table";
import type { ChartDocument, ChartPicture, ChartTable } from "@/lib/charts/document";
import { toTidy } from "@/lib/charts/tidy";
import { toRowFigure } from "@/lib/charts/drawing/row-figure";
import type { ExportFormat } from "@/lib/catalogue/export-formats";
import { writeExport } from "@/lib/sharing/exports/write";
import { toLeftOut } from "@/lib/sharing/exports/report-table";
import { formatCell } from "@/lib/sharing/exports/report-rows";
import { readPdfTexts } from "./pdf/texts";
import { partsOf } from "./zip-parts";

const beside = { permalink: "https://granskog.example/x", hash: "0".repeat(64), takenAt: "2026-11-22T19:00:00Z" };
const written = new WeakMap<ChartDocument, Map<ExportFormat, Promise<Uint8Array>>>();

/** A chart as a file, written once however often it is read. */
export function fileOf(document: ChartDocument, format: ExportFormat): Promise<Uint8Array> {
  const files = written.get(document) ?? new Map<ExportFormat, Promise<Uint8Array>>();
  written.set(document, files);
  const file = files.get(format) ?? write(document, format);
  files.set(format, file);
  return file;
}

async function write(document: ChartDocument, format: ExportFormat): Promise<Uint8Array> {
  const file = await writeExport(document, format, { beside, dialect: PLAIN_CSV, name: "chart" });
  if (!file) throw new Error(`No ${format} was written.`);
  return file;
}

const textOf = (file: Uint8Array | undefined) => Buffer.from(file ?? []).toString("utf8");

/** A cell as a file of text has it. */
const asText = (cell: Cell): string => (cell === null ? "" : String(cell));
const squeeze = (text: string) => text.replaceAll(/\s+/g, "");

/** Differences in sentences between the rows of a table and those that were read from a file. */
function compare(
  what: string,
  expected: readonly (readonly Cell[])[],
  found: readonly (readonly unknown[])[],
): string[] {
  if (expected.length !== found.length) return [`${what}: ${found.length} rows instead of ${expected.length}`];
  return expected.flatMap((row, at) =>
    row.flatMap((cell, column) => {
      const read = found[at]?.[column] ?? null;
      return asText(cell) === asText(read as Cell)
        ? []
        : [`${what}: “${asText(read as Cell)}” instead of “${asText(cell)}”`];
    }),
  );
}

const csvRows = (text: string): string[][] => parse(text, { relax_column_count: false });

/** Text that a spreadsheet would take for a formula has an apostrophe in CSV files. */
const inCsv = (rows: readonly (readonly Cell[])[]): Cell[][] =>
  rows.map((row) => row.map((cell) => (typeof cell === "string" && /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell)));

export function inCsvText(what: string, table: ChartTable, text: string): string[] {
  const tidy = toTidy(table);
  return compare(what, [tidy.columns.map(({ name }) => name), ...inCsv(tidy.rows)], csvRows(text));
}

const described = z.looseObject({
  columns: z.array(z.looseObject({ name: z.string(), unit: z.string().nullable(), digits: z.number().nullable() })),
});

/** What is compared of a column. */
export const unitsOf = (columns: readonly (Pick<ChartColumn, "unit" | "digits"> & { name: string })[]) =>
  columns.map(({ name, unit, digits }) => `${name}: ${unit ?? "text"}, ${digits ?? "no"} digits`);

async function inCsvFiles(document: ChartDocument, last: ChartTable): Promise<string[]> {
  const parts = unzipSync(await fileOf(document, "csv-zip"));
  const metadata = described.parse(JSON.parse(textOf(parts["chart.metadata.json"])));
  const said = unitsOf(
    metadata.columns.map((each) => ({
      ...each,
      digits: each.digits ?? undefined,
      unit: each.unit as ChartColumn["unit"],
    })),
  );
  return [
    ...inCsvText("csv", last, textOf(await fileOf(document, "csv"))),
    ...inCsvText("csv-zip", last, textOf(parts["chart.csv"])),
    ...(said.join() === unitsOf(toTidy(last).columns).join() ? [] : [`csv-zip: units ${said.join()}`]),
  ];
}

async function inWorkbook(document: ChartDocument): Promise<string[]> {
  const sheets = await readSheets(Buffer.from(await fileOf(document, "xlsx")));
  const units = sheets.find(({ sheet }) => sheet === "Columns")?.data.slice(1) ?? [];
  const expected = document.tables.flatMap((table) =>
    table.columns.map(({ label, unit }) => [label, unit ?? "text"].join(": ")),
  );
  const said = units.map(([, label, unit]) => [label, unit].join(": "));
  return [
    // The first says what it is, the last what the columns are.
    ...document.tables.flatMap((table, at) =>
      compare(
        `xlsx, ${table.name}`,
        [table.columns.map(({ label }) => label), ...table.rows],
        (sheets[at + 1]?.data ?? []) as readonly (readonly unknown[])[],
      ),
    ),
    ...(said.join() === expected.join() ? [] : [`xlsx: units ${said.join()} instead of ${expected.join()}`]),
  ];
}

/** Rows that a report prints of a table, and columns that a table may have to be printed. */
const [PRINTED, COLUMNS] = [100, 18];

async function inReport(document: ChartDocument): Promise<string[]> {
  const text = squeeze(readPdfTexts(await fileOf(document, "pdf")).join(""));
  return document.tables.flatMap((table, number) => {
    // Spreadsheets have a long or wide table of all results; the report names it.
    const isLeft = table.rows.length > PRINTED || table.columns.length > COLUMNS;
    if (number > 0 && number === document.tables.length - 1 && isLeft)
      return text.includes(squeeze(toLeftOut(table))) ? [] : [`pdf, ${table.name}: not said where it is`];
    return table.rows.slice(0, PRINTED).flatMap((row) =>
      table.columns.flatMap((column, at) => {
        const cell = squeeze(formatCell(row[at] ?? null, column));
        return cell.length > 60 || text.includes(cell) ? [] : [`pdf, ${table.name}: “${cell}” is not printed`];
      }),
    );
  });
}

/** Figures that a picture draws or has behind it. */
function figuresOf(picture: ChartPicture): number[] {
  switch (picture.kind) {
    case "lines":
      return picture.series.flatMap(({ points }) => points.map(({ value }) => value));
    case "intervals":
      return picture.rows.map(({ value }) => value);
    case "stack":
      return picture.rows.flatMap(({ values }) => values);
    case "heat":
      return [];
    case "scatter":
      return picture.points.flatMap(({ x, y }) => [x, y]);
  }
}

/** Rows of a slide's workbook; longer charts are cut. */
const ON_SLIDE = 18;

async function inSlides(document: ChartDocument): Promise<string[]> {
  const file = await fileOf(document, "pptx");
  const parts = partsOf(file);
  const raw = unzipSync(file);
  return document.pictures.flatMap((picture, at) => {
    const rels = parts.get(`ppt/slides/_rels/slide${at + 2}.xml.rels`) ?? "";
    const slide = parts.get(`ppt/slides/slide${at + 2}.xml`) ?? "";
    if (picture.kind === "heat")
      return (picture.rows.length <= ON_SLIDE ? picture.rows : []).flatMap(({ cells }) =>
        cells.flatMap((cell) =>
          cell === null || slide.includes(`<a:t>${cell.text}</a:t>`)
            ? []
            : [`pptx: “${cell.text}” is not in the table`],
        ),
      );
    const chart = /charts\/chart(\d+)\.xml/.exec(rels)?.[1] ?? "";
    const book =
      /embeddings\/([^"]+\.xlsx)/.exec(parts.get(`ppt/charts/_rels/chart${chart}.xml.rels`) ?? "")?.[1] ?? "";
    const sheet = textOf(unzipSync(raw[`ppt/embeddings/${book}`] ?? new Uint8Array())["xl/worksheets/sheet1.xml"]);
    const written = new Set([...sheet.matchAll(/<v>([^<]*)<\/v>/g)].map((found) => Number(found[1])));
    const figures =
      picture.kind === "lines" || picture.kind === "scatter"
        ? figuresOf(picture)
        : figuresOf(picture).slice(0, ON_SLIDE);
    const isWhole = picture.kind !== "intervals" || picture.rows.length <= ON_SLIDE;
    return isWhole
      ? figures.flatMap((figure) =>
          written.has(figure) ? [] : [`pptx, ${picture.title}: ${figure} is not in the workbook`],
        )
      : [];
  });
}

const NUMBER = /^[+−-]?\d[\d,.]*$/;

/** Images: each figure beside a row is that of the row. */
async function inImages(document: ChartDocument): Promise<string[]> {
  const [picture] = document.pictures;
  if (picture?.kind !== "intervals") return [];
  const svg = textOf(await fileOf(document, "svg"));
  const texts = [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map((found) => found[1] ?? "");
  const values = new Set(picture.rows.map(({ value }) => toRowFigure(picture)(value)));
  const drawn = texts.filter((text) => NUMBER.test(text) && text.includes(".") === picture.digits > 0);
  return picture.rows.length <= 100 && [...values].some((value) => !drawn.includes(value))
    ? [`svg: ${[...values].filter((value) => !drawn.includes(value)).join()} is not drawn`]
    : [];
}

/** Where the files of a chart say other figures or units than its tables, in sentences. */
export async function findFileDifferences(document: ChartDocument): Promise<string[]> {
  const last = document.tables.at(-1);
  if (!last) return ["There is no table."];
  return [
    ...(await inCsvFiles(document, last)),
    ...(await inWorkbook(document)),
    ...(await inReport(document)),
    ...(document.pictures.length > 0 ? [...(await inSlides(document)), ...(await inImages(document))] : []),
  ];
}

/** The number of slides in a chart's file. */
export const countSlides = async (document: ChartDocument): Promise<number> =>
  [...partsOf(await fileOf(document, "pptx")).keys()].filter((name) => /^ppt\/slides\/slide\d+\.xml$/.test(name))
    .length;
