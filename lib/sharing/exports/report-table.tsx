import { Canvas, Text, View } from "@react-pdf/renderer";
import type { ChartTable } from "@/lib/charts/document";
import type { Mark } from "@/lib/charts/drawing/mark";
import { fitText } from "@/lib/charts/drawing/text-width";
import { FONTS } from "@/lib/sharing/exports/fonts";
import { PrintedScene } from "@/lib/sharing/exports/report-chart";
import { Sheet } from "@/lib/sharing/exports/report-frame";
import { formatCell, type TablePart, toColumnWidths, toParts } from "@/lib/sharing/exports/report-rows";
import { INK, look, PAGE_WIDTH } from "@/lib/sharing/exports/report-styles";
import { formatNumber } from "@/lib/platform/words/format";

const SIZE = 7.5;
const ROW = 13.4;
/** Rows per page, portrait and landscape. */
const ROWS = { portrait: 47, landscape: 28 } as const;
/** Longer tables are for spreadsheets and CSV files. */
const MOST = 450;
/** With more columns than this a page is landscape. */
const MOST_UPRIGHT = 9;

/** The parts of the page's drawing context used here. */
interface Pencil {
  font: (file: string) => Pencil;
  fontSize: (size: number) => Pencil;
  fillColor: (colour: string) => Pencil;
  strokeColor: (colour: string) => Pencil;
  lineWidth: (width: number) => Pencil;
  moveTo: (x: number, y: number) => Pencil;
  lineTo: (x: number, y: number) => Pencil;
  stroke: () => Pencil;
  text: (
    text: string,
    x: number,
    y: number,
    options: { width?: number; align?: "right"; lineBreak?: boolean },
  ) => Pencil;
}

interface Cell {
  text: string;
  x: number;
  /** Row of the table; the heading is 0. */
  line: number;
  width: number;
  isRight: boolean;
}

function toCells({ columns }: ChartTable, rows: TablePart["rows"], widths: readonly number[]): Cell[] {
  const starts = widths.map((_, at) => widths.slice(0, at).reduce((sum, each) => sum + each, 0));
  const lines = [
    columns.map(({ label }) => label),
    ...rows.map((row) => columns.map((column, at) => formatCell(row[at] ?? null, column))),
  ];
  return lines.flatMap((texts, line) =>
    texts.map((text, at) => {
      const width = (widths[at] ?? 0) - SIZE * 0.8;
      return {
        text: fitText(text, SIZE, width),
        x: starts[at] ?? 0,
        line,
        width,
        isRight: columns[at]?.kind !== "text",
      };
    }),
  );
}

const colourOf = ({ line }: Cell): string => INK.of(line === 0 ? "ink-2" : "ink");

/** Letters of other alphabets need another face, which the pen would have to be told for each. */
const isPlain = ({ text }: Cell): boolean => !/[^\p{Script=Latin}\p{Script=Common}]/u.test(text);

/**
 * Rows written with the sheet's own pen, row by row: a thousand boxes, or a thousand texts in a drawing, take seconds to
 * lay out. The few cells in other alphabets are a drawing on top.
 */
function Rows({
  table,
  rows,
  widths,
  width,
}: {
  table: ChartTable;
  rows: TablePart["rows"];
  widths: readonly number[];
  width: number;
}) {
  const cells = toCells(table, rows, widths);
  const height = (rows.length + 1) * ROW + 1;
  const paint = (pencil: Pencil) => {
    pencil.font(FONTS[0].file).fontSize(SIZE);
    for (const cell of cells.filter(isPlain)) {
      const at = [cell.x, cell.line * ROW + ROW * 0.2] as const;
      pencil
        .fillColor(colourOf(cell))
        .text(cell.text, ...at, cell.isRight ? { width: cell.width, align: "right" } : { lineBreak: false });
    }
    for (let line = 1; line <= rows.length + 1; line += 1)
      pencil
        .strokeColor(INK.of(line === 1 ? "ink" : "rule"))
        .lineWidth(line === 1 ? 1 : 0.5)
        .moveTo(0, line * ROW)
        .lineTo(width, line * ROW)
        .stroke();
    return null;
  };
  const others = cells
    .filter((cell) => !isPlain(cell))
    .map((cell): Mark => ({
      kind: "text",
      x: cell.isRight ? cell.x + cell.width : cell.x,
      y: cell.line * ROW + ROW * 0.7,
      text: cell.text,
      size: SIZE,
      weight: 400,
      anchor: cell.isRight ? "end" : "start",
      fill: colourOf(cell),
    }));
  return (
    <View style={{ marginTop: 6, height, width }}>
      <Canvas paint={paint} style={{ height, width }} />
      {others.length > 0 ? (
        <View style={{ position: "absolute", top: 0, left: 0 }}>
          <PrintedScene scene={{ width, height, marks: others }} width={width} />
        </View>
      ) : null}
    </View>
  );
}

interface TableSheetsProps {
  table: ChartTable;
  kicker: string;
  isSample: boolean;
  source: string;
}

/** A table on sheets of its own, as many rows on each as it holds. */
export function TableSheets({ table, kicker, isSample, source }: TableSheetsProps) {
  const orientation = table.columns.length > MOST_UPRIGHT ? "landscape" : "portrait";
  const width = PAGE_WIDTH[orientation];
  const widths = toColumnWidths(table, SIZE, width);
  const parts = toParts(table, ROWS[orientation], MOST);
  const rest = table.rows.length - MOST;
  return parts.map(({ rows, from }, at) => (
    <Sheet
      key={from}
      kicker={kicker}
      isSample={isSample}
      orientation={orientation}
      {...(at === 0 ? { bookmark: table.name } : {})}
    >
      <Text style={look.heading}>
        {parts.length > 1
          ? `${table.name}, rows ${formatNumber(from)} to ${formatNumber(from + rows.length - 1)} of ${formatNumber(table.rows.length)}`
          : table.name}
      </Text>
      <Rows table={table} rows={rows} widths={widths} width={width} />
      {at === parts.length - 1 && rest > 0 ? (
        <Text style={look.note}>{formatNumber(rest)} more rows are in the Excel and CSV files.</Text>
      ) : null}
      <Text style={look.note}>Source: {source}</Text>
    </Sheet>
  ));
}
