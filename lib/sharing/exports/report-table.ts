import type { OutlineItem, StructureElement } from "pdfkit";
import type { ChartTable } from "@/lib/charts/document";
import { wrapText } from "@/lib/charts/drawing/text-width";
import { BOTTOM, INK, MARGIN, PAGE_WIDTH, TOP } from "@/lib/sharing/exports/report-look";
import { drawLine } from "@/lib/sharing/exports/report-text";
import { formatCell, toColumnWidths } from "@/lib/sharing/exports/report-rows";
import type { Sheets } from "@/lib/sharing/exports/report-sheets";
import { formatNumber } from "@/lib/platform/words/format";

const SIZE = 7.5;
const LINE = 9.4;
const PAD = 2.2;
/** Longer tables, and wider ones whose names would break into letters, are for spreadsheets and CSV files. */
const [MOST, MOST_COLUMNS] = [100, 18];

/** Whether a table with all results is left to those files: the charts' own tables are printed. */
export const isLeftOut = ({ rows, columns }: ChartTable): boolean =>
  rows.length > MOST || columns.length > MOST_COLUMNS;

/** Where the rows are that are not printed. */
export const toLeftOut = ({ name, rows }: ChartTable): string =>
  `${name}: ${formatNumber(rows.length)} rows, in the Excel and CSV files.`;
/** Maximum lines of a heading and of a cell; a word longer than its column is broken, never omitted. */
const [HEAD_LINES, CELL_LINES] = [8, 6];

type Row = ChartTable["rows"][number];
interface Line {
  cells: string[][];
  height: number;
}

/** Points above a table on the sheet of what stands before it, and for its heading and its source. */
const [BETWEEN, AROUND] = [18, 54];

/** Rows of a table, on the present sheet if all of them fit, otherwise on sheets of their own, each with the heading. */
export function writeTable(
  sheets: Sheets,
  section: StructureElement,
  table: ChartTable,
  {
    source,
    bookmark,
    ...words
  }: { kicker: string; title: string; isSample: boolean; address: string; source: string; bookmark: OutlineItem },
): void {
  const needed = toColumnWidths(table, SIZE, Number.POSITIVE_INFINITY).reduce((sum, each) => sum + each, 0);
  const layout = needed > PAGE_WIDTH.portrait ? "landscape" : "portrait";
  const widths = toColumnWidths(table, SIZE, PAGE_WIDTH[layout]);
  const starts = widths.map((_, at) => widths.slice(0, at).reduce((sum, each) => sum + each, 0));
  const toLine = (texts: readonly string[], most: number): Line => {
    const cells = texts.map((text, at) => wrapText(text, SIZE, (widths[at] ?? 0) - SIZE * 0.8, most));
    return { cells, height: Math.max(1, ...cells.map(({ length }) => length)) * LINE + PAD };
  };
  const head = toLine(
    table.columns.map(({ label }) => label),
    HEAD_LINES,
  );
  const format = (row: Row) => table.columns.map((column, at) => formatCell(row[at] ?? null, column));
  const lines = table.rows.slice(0, MOST).map((row) => toLine(format(row), CELL_LINES));
  const room = (layout === "portrait" ? 841.89 : 595.28) - TOP - BOTTOM - AROUND - head.height;
  const parts = toSheetParts(lines, room);
  const all = table.rows.length;
  let from = 1;
  for (const [number, part] of parts.entries()) {
    const to = from + part.length - 1;
    const height = part.reduce((sum, line) => sum + line.height, BETWEEN + AROUND + head.height);
    if (parts.length === 1 && sheets.hasRoom(layout, height)) sheets.y += BETWEEN;
    else sheets.begin(words, layout);
    if (number === 0) sheets.bookmark(table.name, bookmark);
    const rows = parts.length > 1 ? `, rows ${formatNumber(from)} to ${formatNumber(to)} of ${formatNumber(all)}` : "";
    sheets.write(section, "H2", `${table.name}${rows}`, { size: 10.5, weight: 600 }, 6);
    writeRows(sheets, section, table, starts, widths, [head, ...part]);
    if (number === parts.length - 1 && all > MOST)
      sheets.write(section, "P", `${formatNumber(all - MOST)} more rows are in the Excel and CSV files.`, NOTE, 2);
    sheets.write(section, "P", `Source: ${source}`, NOTE);
    from = to + 1;
  }
}

const NOTE = { size: 7.5, colour: "ink-2" } as const;

/** Splits a table's rows into parts at most `room` tall, with at least one row each. */
export function toSheetParts<Each extends { height: number }>(lines: readonly Each[], room: number): Each[][] {
  const parts: Each[][] = [[]];
  let used = 0;
  for (const line of lines) {
    if (used + line.height > room && (parts.at(-1)?.length ?? 0) > 0) {
      parts.push([]);
      used = 0;
    }
    parts.at(-1)?.push(line);
    used += line.height;
  }
  return parts;
}

function writeRows(
  sheets: Sheets,
  section: StructureElement,
  { columns }: ChartTable,
  starts: readonly number[],
  widths: readonly number[],
  lines: readonly Line[],
): void {
  const { doc } = sheets;
  const table = doc.struct("Table");
  section.add(table);
  for (const [number, { cells, height }] of lines.entries()) {
    const isHead = number === 0;
    const top = sheets.y;
    const row = doc.struct("TR");
    table.add(row);
    cells.forEach((texts, at) => {
      const isRight = columns[at]?.kind !== "text";
      const paint = () => {
        texts.forEach((text, line) => {
          const left = MARGIN + (starts[at] ?? 0);
          const x = isRight ? left + (widths[at] ?? 0) - SIZE * 0.8 : left;
          // Headings are aligned at the bottom.
          const down = isHead ? height - PAD - (texts.length - line) * LINE : line * LINE;
          const look = { size: SIZE, colour: isHead ? "ink-2" : "ink" } as const;
          drawLine(doc, text, look, x, top + PAD / 2 + down + SIZE, isRight ? "end" : "start");
        });
      };
      row.add(
        isHead || at === 0
          ? doc.struct("TH", { scope: isHead ? "Column" : "Row" }, [paint])
          : doc.struct("TD", {}, [paint]),
      );
    });
    row.end();
    sheets.y = top + height;
    doc.markContent("Artifact", { type: "Layout" });
    doc
      .strokeColor(INK.of(isHead ? "ink" : "rule"))
      .lineWidth(isHead ? 1 : 0.5)
      .moveTo(MARGIN, sheets.y)
      .lineTo(MARGIN + sheets.width, sheets.y)
      .stroke();
    doc.endMarkedContent();
  }
  table.end();
  sheets.y += 5;
}
