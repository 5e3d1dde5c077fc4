import { type ChartColumn, numberColumn, textColumn, type Unit, yearColumn } from "@/lib/charts/column";
import type {
  ChartPicture,
  ChartTable,
  HeatPicture,
  IntervalsPicture,
  LinesPicture,
  ScatterPicture,
  StackPicture,
} from "@/lib/charts/document";

/** Name of a picture's sheet, and the format of its values. */
export interface TableWords {
  name: string;
  /** Of a row: "Brand". */
  row: string;
  /** Of the value: "Score". */
  figure: string;
  unit: Unit;
}

type Row = ChartTable["rows"][number];

/** The values in a picture, one row for each mark, with the same rounding. */
export function toPictureTable(picture: ChartPicture, words: TableWords): ChartTable {
  const figure = (label: string): ChartColumn => numberColumn(label, words.unit, picture.digits);
  const { columns, rows } = toCells(picture, words, figure);
  return { name: words.name, columns, rows };
}

type Figure = (label: string) => ChartColumn;
interface Cells {
  columns: ChartColumn[];
  rows: Row[];
}

function toCells(picture: ChartPicture, words: TableWords, figure: Figure): Cells {
  switch (picture.kind) {
    case "lines":
      return ofLines(picture, words, figure);
    case "intervals":
      return ofIntervals(picture, words, figure);
    case "stack":
      return ofStack(picture, words, figure);
    case "heat":
      return ofHeat(picture, words, figure);
    case "scatter":
      return ofScatter(picture, words, figure);
  }
}

function ofLines({ series, years }: LinesPicture, words: TableWords, figure: Figure): Cells {
  const foresees = series.some(({ foreseenFrom }) => foreseenFrom !== undefined);
  const rows = series.flatMap(({ name, points, foreseenFrom }) =>
    points
      .filter(({ year }) => years.includes(year))
      .map(({ year, value, low, high }) => [
        year,
        name,
        value,
        low,
        high,
        ...(foresees ? [foreseenFrom !== undefined && year >= foreseenFrom ? "Forecast" : "Actual"] : []),
      ]),
  );
  return {
    columns: [
      yearColumn(),
      textColumn(words.row),
      figure(words.figure),
      figure("95% from"),
      figure("95% to"),
      ...(foresees ? [textColumn("Kind")] : []),
    ],
    rows,
  };
}

function ofIntervals({ rows, line }: IntervalsPicture, words: TableWords, figure: Figure): Cells {
  const hasNotes = rows.some(({ note }) => note !== undefined);
  const hasReference = rows.some(({ reference }) => reference !== undefined);
  const drawn = rows.map(({ label, value, low, high, note, reference }) => [
    label,
    value,
    low,
    high,
    ...(hasReference ? [reference ?? null] : []),
    ...(hasNotes ? [note ?? null] : []),
  ]);
  const beside = line
    ? [[line.label, line.value, null, null, ...(hasReference ? [null] : []), ...(hasNotes ? [null] : [])]]
    : [];
  return {
    columns: [
      textColumn(words.row),
      figure(words.figure),
      figure("95% from"),
      figure("95% to"),
      ...(hasReference ? [figure("Compared with")] : []),
      ...(hasNotes ? [textColumn("Note")] : []),
    ],
    rows: [...drawn, ...beside],
  };
}

function ofStack({ parts, rows }: StackPicture, words: TableWords, figure: Figure): Cells {
  return {
    columns: [textColumn(words.row), ...parts.map(figure)],
    rows: rows.map(({ label, values }) => [label, ...parts.map((_, at) => values[at] ?? null)]),
  };
}

function ofHeat({ columns, rows }: HeatPicture, words: TableWords, figure: Figure): Cells {
  return {
    columns: [textColumn(words.row), ...columns.map(figure)],
    rows: rows.map(({ label, cells }) => [label, ...columns.map((_, at) => cells[at]?.value ?? null)]),
  };
}

function ofScatter({ x, y, points }: ScatterPicture, words: TableWords, figure: Figure): Cells {
  return {
    columns: [textColumn(words.row), figure(x), figure(y)],
    rows: points.map((point) => [point.label, point.x, point.y]),
  };
}
