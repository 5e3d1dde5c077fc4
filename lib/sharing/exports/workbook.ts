import "server-only";
import writeWorkbook, { type Cell, type Row } from "write-excel-file/node";
import { type ChartColumn, textColumn, UNITS } from "@/lib/charts/column";
import type { ChartDocument, ChartTable } from "@/lib/charts/document";
import { formatDate, DECIMALS } from "@/lib/platform/words/format";
import { RIGHTS_WORDS, SAMPLE_WORDS, type Beside } from "@/lib/charts/documents/accompanying-text";
import { filters } from "@/lib/sharing/exports/workbook-filters";
import { printing } from "@/lib/sharing/exports/workbook-print";
import { styles } from "@/lib/sharing/exports/workbook-styles";
import { toSheetNames } from "@/lib/sharing/exports/workbook-names";
import { toXmlText } from "@/lib/charts/documents/xml-text";

const INK = "#15201a";
const RULE = "#8a938c";
const QUIET = "#5f6b64";
const SOFT = "#eef0e9";
const [NARROWEST, WIDEST] = [9, 44];
const NOTE_WIDTH = 110;
/** Points of a line, and around a heading. */
const [LINE, HEAD_PAD] = [15, 3];
/** Bold letters per character of a column's width. */
const BOLD = 0.85;
/** Letters of a heading that stays on one line. */
const SHORT = 14;
/** Text beside figures that end at its edge. */
const APART = { indent: 1 } as const;

/**
 * The document as a workbook: first its text and how to read it, then a sheet for each table with typed cells, a frozen
 * first row and filters, set up for printing. Text is text: nothing in it is ever a formula.
 */
export async function toWorkbook(document: ChartDocument, beside: Beside): Promise<Uint8Array> {
  const tables = document.tables;
  const names = toSheetNames(["Notes", ...tables.map(({ name }) => name), "Columns"]);
  const sheets = [
    {
      data: toNotes(document, beside),
      sheet: names[0] ?? "Notes",
      columns: [{ width: 18 }, { width: NOTE_WIDTH }],
      showGridLines: false,
    },
    ...tables.map((table, at) => {
      const widths = table.columns.map((_, column) => toWidth(table, column));
      return {
        data: toSheet(table, widths),
        sheet: names[at + 1] ?? `Table ${at + 1}`,
        columns: widths.map((width) => ({ width })),
        stickyRowsCount: 1,
        ...(table.columns[0]?.kind === "text" ? { stickyColumnsCount: 1 } : {}),
      };
    }),
    {
      data: toSheet(describeColumns(tables, names.slice(1)), DESCRIBED_WIDTHS),
      sheet: names.at(-1) ?? "Columns",
      columns: DESCRIBED_WIDTHS.map((width) => ({ width })),
      stickyRowsCount: 1,
    },
  ];
  const count = tables.reduce((sum, { columns }) => sum + columns.length, 1);
  const ranges = [
    null,
    ...tables.map(({ columns, rows }) => ({ columns: columns.length, rows: rows.length + 1 })),
    { columns: DESCRIBED.length, rows: count },
  ];
  const file = await writeWorkbook(sheets, {
    fontFamily: "Calibri",
    fontSize: 11,
    features: [filters(ranges, names), printing(document.title, document.source), styles],
  }).toBuffer();
  return new Uint8Array(file);
}

const DESCRIBED_WIDTHS = [24, 34, 20, 70];
const DESCRIBED = ["Sheet", "Column", "Unit", "What it says"].map(textColumn);

/** What each column of each sheet measures or counts. */
function describeColumns(tables: readonly ChartTable[], names: readonly string[]): ChartTable {
  return {
    name: "Columns",
    columns: DESCRIBED,
    rows: tables.flatMap(({ columns }, at) =>
      columns.map(({ label, unit }) => [names[at] ?? "", label, unit ?? "text", unit === null ? "Text" : UNITS[unit]]),
    ),
  };
}

type CellLook = Partial<Extract<Cell, { value?: unknown }>>;

const text = (value: string, more: CellLook = {}): Cell => ({
  value: toXmlText(value),
  type: String,
  format: "@",
  ...more,
});

function toNotes(document: ChartDocument, { permalink, short, hash, takenAt }: Beside): Row[] {
  const { kicker, title, subtitle, isSample, filters: chosen, facts, summary, source, notes } = document;
  const line = (name: string, value: string): Row => [
    text(name, { textColor: QUIET, alignVertical: "top" }),
    text(value, { wrap: true, alignVertical: "top", height: toLines(value, NOTE_WIDTH) * LINE }),
  ];
  const lines = (name: string, values: readonly string[]): Row[] =>
    values.map((value, at) => line(at === 0 ? name : "", value));
  return [
    [
      text(title, {
        fontWeight: "bold",
        fontSize: 16,
        columnSpan: 2,
        wrap: true,
        height: title.length > 90 ? 44 : 24,
        alignVertical: "top",
      }),
    ],
    [text(subtitle, { columnSpan: 2, wrap: true, height: subtitle.length > 120 ? 32 : 18, alignVertical: "top" })],
    ...(isSample ? [[text(SAMPLE_WORDS, { fontWeight: "bold", textColor: "#8a3a12", columnSpan: 2 })]] : []),
    [],
    line("Analysis", kicker),
    ...lines("What it shows", summary),
    ...chosen.map(({ name, value }) => line(name, value)),
    ...facts.map((fact) => line(fact.name, fact.text)),
    ...lines(
      "How to read it",
      notes.filter((each) => each !== SAMPLE_WORDS),
    ),
    line("Source", source),
    line("Address", permalink),
    ...(short === undefined ? [] : [line("Short address", short)]),
    line("Exported on", formatDate(takenAt)),
    line("SHA-256", hash),
    line("Rights", RIGHTS_WORDS),
  ];
}

function toSheet({ columns, rows }: ChartTable, widths: readonly number[]): Row[] {
  // Without a height, programs that do not measure wrapped text show its last line alone.
  const lines = Math.max(1, ...columns.map(({ label }, at) => toLines(label, (widths[at] ?? NARROWEST) * BOLD)));
  const head = columns.map((column, at) =>
    text(column.label, {
      height: lines * LINE + HEAD_PAD,
      fontWeight: "bold",
      wrap: true,
      alignVertical: "bottom",
      textColor: INK,
      backgroundColor: SOFT,
      bottomBorderColor: RULE,
      bottomBorderStyle: "thin",
      align: column.kind === "text" ? "left" : "right",
      ...toIndent(columns, at),
    }),
  );
  const isLong = (value: unknown): value is string => typeof value === "string" && value.length > WIDEST;
  // Sentences wrap, and their row is as high as they are: they would be cut at the next cell.
  const heightOf = (row: ChartTable["rows"][number]) =>
    Math.max(1, ...row.map((value, at) => (isLong(value) ? toLines(value, widths[at] ?? WIDEST) : 1))) * LINE;
  return [
    head,
    ...rows.map((row) => {
      const wrapped: CellLook = row.some(isLong) ? { height: heightOf(row), alignVertical: "top" } : {};
      return columns.map((column, at) =>
        toCell(column, row[at] ?? null, {
          ...toIndent(columns, at),
          ...wrapped,
          ...(isLong(row[at]) ? { wrap: true } : {}),
        }),
      );
    }),
  ];
}

const toIndent = (columns: readonly ChartColumn[], at: number): Partial<typeof APART> =>
  columns[at]?.kind === "text" && (columns[at - 1]?.kind ?? "text") !== "text" ? APART : {};

function toCell(column: ChartColumn, value: string | number | null, { indent, ...look }: CellLook): Cell {
  if (value === null) return null;
  if (typeof value === "number") return { value, type: Number, format: toFormat(column), ...look };
  const place: CellLook =
    column.kind === "text" ? (indent === undefined ? {} : { indent, align: "left" }) : { align: "right" };
  return text(value, { ...place, ...look });
}

/** Percentages run from 0 to 100, as on the pages and in the column's name, so they have no % sign. */
function toFormat({ kind, digits = DECIMALS.count }: ChartColumn): string {
  if (kind === "year") return "0";
  return digits === 0 ? "#,##0" : `#,##0.${"0".repeat(digits)}`;
}

/** Lines of a text that is wrapped after this many letters. */
function toLines(value: string, room: number): number {
  let [count, line] = [1, 0];
  for (const word of value.split(/[\s/-]+/)) {
    if (line > 0 && line + 1 + word.length > room) [count, line] = [count + 1, word.length];
    else line += (line > 0 ? 1 : 0) + word.length;
  }
  return count;
}

function toWidth({ columns, rows }: ChartTable, at: number): number {
  const longest = rows.reduce((most, row) => Math.max(most, String(row[at] ?? "").length), 0);
  const { label = "" } = columns[at] ?? {};
  const words = label.split(" ").map(({ length }) => length);
  const head = Math.max(label.length <= SHORT ? label.length : Math.ceil(label.length / 2), ...words);
  return Math.min(WIDEST, Math.max(NARROWEST, head + 3, longest + 2));
}
