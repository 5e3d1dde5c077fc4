import { z } from "zod";
import {
  type CheckContext,
  checkRows,
  locate,
  type RowCheck,
  rowLocation,
} from "@/lib/study/interviews/checks/context";
import { checkTally } from "@/lib/study/interviews/checks/check-tally";
import { type Tally, tallyRespondents } from "@/lib/study/interviews/checks/tally-respondents";
import { MOST_SHOWN } from "@/lib/study/interviews/problem-log";
import type { OpenedInterviews } from "@/lib/study/interviews/open-interviews";

type RatingScale = Pick<CheckContext["definition"]["scale"], "min" | "max">;

/** The table of respondents with their number of ratings, created by the check. */
export const ASSESSED = "assessed_respondent";

/** Ratings within their range, and each brand once per respondent. Reports progress by rows. */
export async function checkAssessments(
  context: CheckContext,
  opened: OpenedInterviews,
  onRows: (rows: number) => void,
): Promise<void> {
  const { scale, dimensions } = context.definition;
  const [first, second] = dimensions;
  await checkRows(context, "assessment_row", [
    {
      kind: "values",
      column: "respondent",
      where: "respondent IS NULL",
      message: "the value is missing",
      fix: "fill it in",
    },
    outOfRange("environment", first.key, scale),
    outOfRange("social", second.key, scale),
  ]);
  await checkBrandsGiven(context);
  const { brands } = await context.session.row(
    "SELECT count(*)::INTEGER AS brands FROM brand",
    z.object({ brands: z.number() }),
  );
  const tally: Tally = {
    table: ASSESSED,
    from: "assessment_row",
    items: { table: "brand", id: "brand_id", name: "brand", count: brands },
  };
  const sources = opened.sources.filter(({ kind }) => kind === "assessments");
  await tallyRespondents(context.session, tally, sources, opened.files, onRows);
  await checkTally(context, tally, { column: "Brand", twice: "assesses the brand" });
}

function outOfRange(column: "environment" | "social", inFile: string, { min, max }: RatingScale): RowCheck {
  const marks = Array.from({ length: max - min }, (_, i) => String(min + i)).join(", ");
  return {
    kind: "values",
    column,
    inFile,
    where: `${column} NOT BETWEEN ${min} AND ${max}`,
    message: `the rating is not a whole number from ${min} to ${max}`,
    fix: `write ${marks} or ${max}, or nothing for "don't know"`,
  };
}

async function checkBrandsGiven(context: CheckContext): Promise<void> {
  const found = await context.session.rows(
    `SELECT file, row, NULL::VARCHAR AS value, assessments::DOUBLE AS rows FROM assessed_brand
     WHERE coalesce(trim(spelling, ' \t'), '') = '' ORDER BY file, row`,
    rowLocation.extend({ rows: z.number() }),
  );
  const count = found.reduce((sum, { rows }) => sum + rows, 0);
  const locations = await locate(context, found.slice(0, MOST_SHOWN), "Brand");
  context.log.addMany(
    "values",
    count,
    locations.map((location) => ({ ...location, message: "the value is missing", fix: "fill it in" })),
  );
}
