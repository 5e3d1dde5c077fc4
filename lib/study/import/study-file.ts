import { DEFAULT_DEFINITION } from "@/lib/catalogue/definition/default-definition";
import type { StudyDefinition } from "@/lib/catalogue/definition/definition";
import type { MarketSlug } from "@/lib/catalogue/markets/market";
import { checkNames } from "@/lib/study/import/check-names";
import { checkPositions } from "@/lib/study/import/check-positions";
import { findColumns } from "@/lib/study/import/columns";
import { findOddities } from "@/lib/study/import/oddities";
import { ImportRefused, Problems } from "@/lib/study/import/problem";
import { isUnranked, readRows, type ImportRow, type YearSpan } from "@/lib/study/import/read-rows";
import { readTable } from "@/lib/study/import/read-table";
import { type CompleteRow, type Fieldwork, toWaves } from "@/lib/study/import/to-study";
import { withoutFigures } from "@/lib/study/bare-study";
import type { Study } from "@/lib/study/study";

/** Options of an import. */
export type ImportRequest = {
  /** Name of the file, for messages and the publication's record. */
  file: string;
  years: YearSpan;
  /** Publish only this market; the whole file is checked all the same. */
  market: MarketSlug | null;
  isSample: boolean;
  fieldwork: Fieldwork;
  /** The study whose markets the lines are of; the built-in one by default. */
  definition?: StudyDefinition;
  /** The current year; the clock's by default. */
  thisYear?: number;
};

/**
 * The study in a CSV file or Excel workbook, completely checked, with warnings, and the line on which each wave begins, by `market/year`.
 * @throws {ImportRefused} with every problem of the file
 */
export async function readStudyFile(
  bytes: Uint8Array,
  request: ImportRequest,
): Promise<{ study: Study; warnings: string[]; firstLines: Map<string, number> }> {
  const { definition = DEFAULT_DEFINITION } = request;
  const problems = new Problems();
  const warnings: string[] = [];
  const warn = (text: string) => void warnings.push(text);
  const table = await readTable(bytes, problems, warn);
  const positions = table && findColumns(table, problems, warn);
  const rows = table && positions ? readRows(table, positions, request.years, problems, definition) : [];
  if (table && rows.length === 0) {
    problems.add({}, "there is no line below the column names", "export the study again");
  }
  checkNames(rows, problems);
  checkPositions(rows, problems, definition);
  const complete = rows.filter(isComplete);
  const wanted = complete.filter(({ market }) => request.market === null || market === request.market);
  if (problems.list.length === 0 && wanted.length === 0) {
    problems.add({}, `there is no line for the requested market (${request.market})`, "check --market");
  }
  if (problems.list.length > 0) {
    const ordered = problems.list.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0));
    throw new ImportRefused(request.file, ordered);
  }
  const { waves, results } = toWaves(wanted, request.fieldwork, warn, definition);
  for (const remark of findOddities(wanted, request.thisYear ?? new Date().getUTCFullYear(), definition)) warn(remark);
  const study = { source: request.file, isSample: request.isSample, waves, results, ...withoutFigures() };
  return { study, warnings, firstLines: toFirstLines(wanted) };
}

function toFirstLines(rows: readonly CompleteRow[]): Map<string, number> {
  const lines = new Map<string, number>();
  for (const { market, year, line } of rows) {
    const key = `${market}/${year}`;
    lines.set(key, Math.min(lines.get(key) ?? Infinity, line));
  }
  return lines;
}

function isComplete(row: ImportRow): row is CompleteRow {
  const { brand, market, industry, year, industryPosition, overallPosition } = row;
  const isPlaced = isUnranked(row) || (industryPosition !== null && overallPosition !== null);
  return isPlaced && [brand, market, industry, year].every((value) => value !== null);
}
