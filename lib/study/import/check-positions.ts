import { DEFAULT_DEFINITION } from "@/lib/catalogue/definition/default-definition";
import { waveNameIn } from "@/lib/catalogue/definition/markets";
import { COLUMNS } from "@/lib/study/import/columns";
import type { Problems } from "@/lib/study/import/problem";
import { isUnranked, type ImportRow } from "@/lib/study/import/read-rows";
import { toSlug } from "@/lib/catalogue/names/slug";

type PositionColumn = "overallPosition" | "industryPosition";
type Ranked = ImportRow & { market: string; year: number };

/**
 * Positions run from 1 with competition ties (1, 2, 2, 4) in every wave and every industry in it; the industry's order
 * is the overall one, and both are the order of the scores if there are any. Brands rated by too few people may lack
 * positions; if they have them, they count like all others here. Waves with unreadable lines are skipped: those lines
 * could explain the gaps.
 */
export function checkPositions(rows: readonly ImportRow[], problems: Problems, definition = DEFAULT_DEFINITION): void {
  if (rows.some(({ market, year }) => market === null || year === null)) return;
  for (const all of groupBy(rows as Ranked[], ({ market, year }) => `${market}/${year}`)) {
    const [{ market, year }] = all as [Ranked];
    const wave = all.filter((row) => !isWithoutPosition(row));
    for (const row of wave) checkBothPositions(row, problems);
    const name = waveNameIn(definition, { market, year });
    if (wave.some((row) => row.overallPosition === null)) continue;
    const overallHolds = checkRun(wave, "overallPosition", name, problems);
    checkAgainstScores(wave, problems);
    if (wave.some((row) => row.industryPosition === null || row.industry === null)) continue;
    for (const industry of groupBy(wave, (row) => toSlug(row.industry ?? ""))) {
      const scope = `${industry[0]?.industry ?? ""} in ${name}`;
      const holds = checkRun(industry, "industryPosition", scope, problems);
      if (holds && overallHolds) checkSameOrder(industry, problems);
    }
  }
}

function isWithoutPosition(row: ImportRow): boolean {
  return isUnranked(row) && row.overallPosition === null && row.industryPosition === null;
}

/** A brand that need not be ranked has both positions or none. */
function checkBothPositions(row: ImportRow, problems: Problems): void {
  if (!isUnranked(row) || (row.overallPosition === null) === (row.industryPosition === null)) return;
  const missing = row.overallPosition === null ? "overallPosition" : "industryPosition";
  problems.add(
    { line: row.line, column: COLUMNS[missing] },
    `the brand has one of its two positions, and n = ${row.n} is too small for either`,
    "leave both positions empty",
  );
}

/** Reports each position that ties and gaps cannot explain, once per break; true if there is none. */
function checkRun(rows: readonly ImportRow[], column: PositionColumn, where: string, problems: Problems): boolean {
  const sorted = inOrder(rows, column);
  let shift = 0;
  let holds = true;
  sorted.forEach((row, i) => {
    const position = row[column] as number;
    const isTie = i > 0 && sorted[i - 1]?.[column] === position;
    const expected = i + 1 + shift;
    if (isTie || position === expected) return;
    holds = false;
    shift += position - expected;
    const message =
      position > expected
        ? `position ${expected} is missing in ${where}`
        : `too many brands share the position above in ${where}: ${i} come before this one`;
    const fix =
      position > expected
        ? `add the missing line, or continue numbering from ${expected}`
        : `after a shared position the next numbers are skipped (1, 2, 2, 4): continue from ${i + 1}`;
    problems.add({ line: row.line, column: COLUMNS[column], value: String(position) }, message, fix);
  });
  return holds;
}

/** A brand above another overall is also above it in their industry, and tied with it in both or neither. */
function checkSameOrder(industry: readonly ImportRow[], problems: Problems): void {
  const sorted = inOrder(industry, "overallPosition");
  let expected = 1;
  sorted.forEach((row, i) => {
    const above = sorted[i - 1];
    if (above?.overallPosition !== row.overallPosition) expected = i + 1;
    if (row.industryPosition === expected) return;
    problems.add(
      { line: row.line, column: COLUMNS.industryPosition, value: String(row.industryPosition) },
      `its overall position ${row.overallPosition} makes it number ${expected} in its industry`,
      `correct one of the two positions, or the industry`,
    );
  });
}

/** No brand has a lower score than one below it; brands that share a position share the score. */
function checkAgainstScores(wave: readonly ImportRow[], problems: Problems): void {
  const sorted = inOrder(
    wave.filter((row) => row.score !== null && !isUnranked(row)),
    "overallPosition",
  );
  let lowest: ImportRow | undefined;
  for (const row of sorted) {
    const tied = lowest?.overallPosition === row.overallPosition;
    const differs = tied ? row.score !== lowest?.score : (row.score ?? 0) > (lowest?.score ?? Infinity);
    if (lowest && differs) {
      problems.add(
        { line: row.line, column: COLUMNS.overallPosition, value: String(row.overallPosition) },
        `score ${row.score} is inconsistent: line ${lowest.line} has position ${lowest.overallPosition} with score ${lowest.score}`,
        "give the higher score the better position, and equal positions to equal scores only",
      );
    } else lowest = row;
  }
}

function inOrder(rows: readonly ImportRow[], column: PositionColumn): ImportRow[] {
  return [...rows].sort((a, b) => (a[column] ?? 0) - (b[column] ?? 0) || a.line - b.line);
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): T[][] {
  return [...Map.groupBy(items, keyOf).values()];
}
