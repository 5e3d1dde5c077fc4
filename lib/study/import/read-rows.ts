import { DEFAULT_DEFINITION } from "@/lib/catalogue/definition/default-definition";
import type { StudyDefinition } from "@/lib/catalogue/definition/definition";
import { marketBySpelling } from "@/lib/catalogue/definition/markets";
import type { MarketSlug } from "@/lib/catalogue/markets/market";
import { cellText, readDecimal, readInteger, readName, readStudyYear, type Reading } from "@/lib/study/import/cells";
import { COLUMNS, type Column, type ColumnPositions } from "@/lib/study/import/columns";
import type { Problems } from "@/lib/study/import/problem";
import { explainUnknownMarket } from "@/lib/study/import/unknown-market";
import type { Cell, Table } from "@/lib/study/import/table";
import { SMALLEST_BASE } from "@/lib/study/study";

/** One line of a study file. Null if the value is missing or could not be read. */
export type ImportRow = {
  line: number;
  brand: string | null;
  market: MarketSlug | null;
  industry: string | null;
  year: number | null;
  industryPosition: number | null;
  overallPosition: number | null;
  score: number | null;
  standardError: number | null;
  n: number | null;
  nEff: number | null;
};

/** Whether the line is of a brand rated by too few people, which has no position and no score. */
export function isUnranked({ n }: Pick<ImportRow, "n">): boolean {
  return n !== null && n < SMALLEST_BASE;
}

/** The allowed years, inclusive. */
export type YearSpan = { from: number; to: number };

/** Reads every line of the table; every unreadable value becomes a problem and null. */
export function readRows(
  table: Table,
  positions: ColumnPositions,
  years: YearSpan,
  problems: Problems,
  definition: StudyDefinition = DEFAULT_DEFINITION,
): ImportRow[] {
  return table.rows.map(({ line, cells }) => {
    const cellOf = (column: Column): Cell => {
      const position = positions.get(column);
      return position === undefined ? null : (cells[position] ?? null);
    };
    const report = (column: Column, message: string, fix: string) =>
      problems.add({ line, column: COLUMNS[column], value: cellText(cellOf(column)) }, message, fix);
    const read = <T>(column: Column, reader: (cell: Cell) => Reading<T>): T | null => {
      if (!positions.has(column)) return null;
      const reading = reader(cellOf(column));
      if ("value" in reading) return reading.value;
      report(column, reading.message, reading.fix);
      return null;
    };
    const readOptional = (column: Column, reader: (cell: Cell) => Reading<number>): number | null =>
      cellText(cellOf(column)).trim() === "" ? null : read(column, reader);

    if (cells.slice(table.header.length).some((cell) => cellText(cell).trim() !== "")) {
      problems.add(
        { line },
        "the line has more values than there are columns",
        'put values that contain the delimiter in "quotation marks"',
      );
    }
    const n = readOptional("n", (cell) => readInteger(cell, 1));
    // Only a ranked brand must have positions.
    const readPosition = (column: Column) =>
      (isUnranked({ n }) ? readOptional : read)(column, (cell) => readInteger(cell, 1));
    const row: ImportRow = {
      line,
      brand: read("brand", readName),
      market: read("country", (cell) => readMarket(cell, definition)),
      industry: read("industry", readName),
      year: read("year", (cell) => readYear(cell, years)),
      industryPosition: readPosition("industryPosition"),
      overallPosition: readPosition("overallPosition"),
      score: readOptional("score", (cell) => readDecimal(cell, 0, 200)),
      standardError: readOptional("standardError", (cell) => readDecimal(cell, 0.0001, 100)),
      n,
      nEff: readOptional("nEff", (cell) => readDecimal(cell, 1, 1e9)),
    };
    if (row.n !== null && row.nEff !== null && row.nEff > row.n) {
      report(
        "nEff",
        `the effective n is larger than n (${row.n})`,
        "divide n by the design effect, which is at least 1",
      );
    }
    return row;
  });
}

function readMarket(cell: Cell, definition: StudyDefinition): Reading<MarketSlug> {
  const text = cellText(cell);
  const market = marketBySpelling(definition, text);
  return market ? { value: market.slug } : explainUnknownMarket(text, definition);
}

function readYear(cell: Cell, { from, to }: YearSpan): Reading<number> {
  const reading = readStudyYear(cell);
  if (!("value" in reading) || (reading.value >= from && reading.value <= to)) return reading;
  const asked = from === to ? `--year ${from}` : `--year ${from}-${to}`;
  return {
    message: `the line is not for the requested year (${asked})`,
    fix: "correct the year, or import that year by itself",
  };
}
