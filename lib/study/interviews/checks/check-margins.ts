import { waveNameIn } from "@/lib/catalogue/definition/markets";
import { marginVariables } from "@/lib/catalogue/definition/weighting";
import { z } from "zod";
import { checkMarkets } from "@/lib/study/interviews/checks/check-markets";
import { yearChecks } from "@/lib/study/interviews/checks/check-respondents";
import {
  type CheckContext,
  checkRows,
  hasDecimalComma,
  isMissing,
  locate,
  rowLocation,
} from "@/lib/study/interviews/checks/context";
import { MOST_SHOWN } from "@/lib/study/interviews/problem-log";

/** Maximum deviation from 1 of the sum of a variable's shares. */
const SUM_TOLERANCE = 0.001;

/** Weighting targets: known variables, shares from 0 to 1 that sum to 1, each category once. */
export async function checkMargins(context: CheckContext): Promise<void> {
  const variables = marginVariables(context.definition);
  const names = variables.length === 0 ? "''" : variables.map((name) => `'${name}'`).join(", ");
  await checkRows(context, "source_margins", [
    ...["Country", "variable", "category", "share"].map(isMissing),
    ...yearChecks(),
    {
      kind: "values",
      column: "variable",
      where: `variable NOT IN (${names})`,
      message: "interviews are not weighted by this variable",
      fix: variables.length === 0 ? "leave the margins file out" : `write one of ${variables.join(", ")}`,
    },
    hasDecimalComma("share"),
    {
      kind: "values",
      column: "share",
      where: `share NOT BETWEEN 0 AND 1 AND NOT (isnan(share) AND coalesce(regexp_full_match(share_text, '-?[0-9]+,[0-9]+'), false))`,
      message: "the share is not a number from 0 to 1",
      fix: "write shares as fractions: 0.25 for 25%",
    },
  ]);
  await checkMarkets(context, "source_margins");
  await checkTwice(context);
  await checkSums(context);
}

const KNOWN = `source_margins s JOIN market_spelling m ON m.spelling = s."Country"`;

async function checkTwice(context: CheckContext): Promise<void> {
  const found = await context.session.rows(
    `SELECT file, row, category AS value FROM (
       SELECT s.file, s.row, s.category,
         row_number() OVER (PARTITION BY m.market, s."Year", s.variable, nfc_normalize(s.category) ORDER BY s.file, s.row) AS place
       FROM ${KNOWN} WHERE s.category IS NOT NULL
     ) WHERE place > 1 ORDER BY file, row`,
    rowLocation,
  );
  const locations = await locate(context, found.slice(0, MOST_SHOWN), "category");
  const words = {
    message: "duplicate category for the same country, year and variable",
    fix: "remove one of the two lines",
  };
  context.log.addMany(
    "duplicates",
    found.length,
    locations.map((location) => ({ ...location, ...words })),
  );
}

const sumRow = rowLocation.extend({ market: z.string(), year: z.number(), variable: z.string(), total: z.number() });

async function checkSums(context: CheckContext): Promise<void> {
  const found = await context.session.rows(
    `SELECT m.market, s."Year" AS year, s.variable, sum(s.share) AS total, min_by(s.file, (s.file, s.row)) AS file,
       min_by(s.row, (s.file, s.row)) AS row, NULL::VARCHAR AS value
     FROM ${KNOWN} WHERE s.variable IS NOT NULL AND s."Year" IS NOT NULL
     GROUP BY m.market, s."Year", s.variable
     HAVING bool_and(s.share BETWEEN 0 AND 1) AND abs(total - 1) > ${SUM_TOLERANCE} ORDER BY file, row`,
    sumRow,
  );
  const locations = await locate(context, found, "share");
  for (const [i, { market, year, variable, total }] of found.entries()) {
    const value = String(Math.round(total * 10_000) / 10_000);
    const message = `the shares of "${variable}" in ${waveNameIn(context.definition, { market, year })} do not sum to 1`;
    context.log.add(
      "values",
      { ...locations[i], value },
      message,
      "correct the shares, or add the category that is missing",
    );
  }
}
