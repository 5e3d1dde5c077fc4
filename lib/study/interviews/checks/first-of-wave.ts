import { quoteName, quoteText } from "@/lib/study/duckdb/quote";
import { type CheckContext, locate, rowLocation } from "@/lib/study/interviews/checks/context";
import type { ProblemLocation } from "@/lib/study/interviews/problem-log";

/** Rows of a kind of file with the market of their country. */
export const RESPONDENT_ROWS = `source_respondents s JOIN market_spelling m ON m.spelling = s."Country"`;
export const MARGIN_ROWS = `source_margins s JOIN market_spelling m ON m.spelling = s."Country"`;

type Wanted = { column: string; market: string; year: number; which?: string };

/** The first row of a wave that meets a condition, with the column's value. */
export async function firstOfWave(
  context: CheckContext,
  from: string,
  { column, market, year, which = "true" }: Wanted,
): Promise<ProblemLocation> {
  const rows = await context.session.rows(
    `SELECT s.file, s.row, s.${quoteName(`${column}_text`)} AS value FROM ${from}
     WHERE m.market = ${quoteText(market)} AND s."Year" = ${year} AND ${which} ORDER BY s.file, s.row LIMIT 1`,
    rowLocation,
  );
  const [location = {}] = await locate(context, rows, column);
  return location;
}
