import { z } from "zod";
import { marginVariables } from "@/lib/catalogue/definition/weighting";
import { quoteText } from "@/lib/study/duckdb/quote";
import {
  type CheckContext,
  checkRows,
  describeLocation,
  hasDecimalComma,
  isMissing,
  locate,
  type RowCheck,
  rowLocation,
} from "@/lib/study/interviews/checks/context";
import { checkMarkets } from "@/lib/study/interviews/checks/check-markets";
import { FIRST_YEAR, LAST_YEAR } from "@/lib/study/interviews/create-tables";
import { MOST_SHOWN } from "@/lib/study/interviews/problem-log";
import { UNREADABLE } from "@/lib/study/interviews/read-expression";

/** Weights outside this range are errors or counts in another unit. */
const MOST_WEIGHT = 1_000_000;

/** Values of respondents, and whether each occurs once in the study. */
export async function checkRespondents(context: CheckContext): Promise<void> {
  await checkRows(context, "source_respondents", [
    ...["respondent", "Country", ...marginVariables(context.definition)].map(isMissing),
    ...unknownGroups(context.definition),
    ...yearChecks(),
    hasDecimalComma("base_weight"),
    {
      kind: "values",
      column: "base_weight",
      where: `isnan(base_weight) AND NOT coalesce(regexp_full_match(base_weight_text, '-?[0-9]+,[0-9]+'), false)`,
      message: "the weight is not a number",
      fix: "write a number above 0 such as 1.25, or nothing for 1",
    },
    {
      kind: "values",
      column: "base_weight",
      where: "NOT isnan(base_weight) AND (base_weight <= 0 OR isinf(base_weight))",
      message: "the weight is not above 0 or is not finite",
      fix: "write a number above 0, or take the interview out of the study",
    },
    {
      kind: "values",
      column: "base_weight",
      where: `base_weight > 0 AND NOT isnan(base_weight) AND NOT isinf(base_weight) AND base_weight NOT BETWEEN ${1 / MOST_WEIGHT} AND ${MOST_WEIGHT}`,
      message: `the weight is not between ${1 / MOST_WEIGHT} and ${MOST_WEIGHT.toLocaleString("en-GB")}`,
      fix: "divide all weights of the wave by the same number: only their proportions count",
    },
    {
      kind: "values",
      column: "interviewed_on",
      where: `interviewed_on = ${UNREADABLE.day}`,
      message: "not a date",
      fix: "write it as year, month and day: 2025-01-31",
    },
  ]);
  await checkMarkets(context, "source_respondents");
  await checkDuplicates(context);
}

/** Ages and sexes that are not in the definition, if files cannot add others. */
function unknownGroups({ people }: CheckContext["definition"]): RowCheck[] {
  const check = (column: string, groups: readonly { key: string }[]): RowCheck => ({
    kind: "values",
    column,
    where: `nfc_normalize("${column}") NOT IN (${groups.map(({ key }) => quoteText(key)).join(", ")})`,
    message: "not a group of the study",
    fix: `write one of ${groups.map(({ key }) => key).join(", ")}`,
  });
  return [
    ...(people.age.open ? [] : [check("age_group", people.age.groups)]),
    ...(people.sex && !people.sex.open ? [check("sex", people.sex.categories)] : []),
  ];
}

/** Conditions on the year. */
export function yearChecks(): RowCheck[] {
  return [
    isMissing("Year"),
    {
      kind: "values",
      column: "Year",
      where: `"Year" NOT BETWEEN ${FIRST_YEAR} AND ${LAST_YEAR}`,
      message: "not a valid study year",
      fix: "write the year of the wave with four digits, such as 2025",
    },
  ];
}

const duplicate = rowLocation.extend({ firstFile: z.string(), firstRow: z.bigint(), isOtherWave: z.boolean() });

async function checkDuplicates(context: CheckContext): Promise<void> {
  const { session, log } = context;
  const { surplus } = await session.row(
    "SELECT (count(respondent) - count(DISTINCT respondent))::DOUBLE AS surplus FROM source_respondents",
    z.object({ surplus: z.number() }),
  );
  if (surplus === 0) return;
  const found = await session.rows(
    `WITH twice AS (SELECT respondent FROM source_respondents WHERE respondent IS NOT NULL GROUP BY respondent HAVING count(*) > 1),
     placed AS (
       SELECT file, row, respondent_text AS value, "Country" AS country, "Year" AS year,
         first(file) OVER w AS "firstFile", first(row) OVER w AS "firstRow",
         first("Country") OVER w AS first_country, first("Year") OVER w AS first_year, row_number() OVER w AS place
       FROM source_respondents SEMI JOIN twice USING (respondent)
       WINDOW w AS (PARTITION BY respondent ORDER BY file, row)
     )
     SELECT file, row, value, "firstFile", "firstRow",
       (country, year) IS DISTINCT FROM (first_country, first_year) AS "isOtherWave"
     FROM placed WHERE place > 1 ORDER BY file, row LIMIT ${MOST_SHOWN}`,
    duplicate,
  );
  const locations = await locate(context, found, "respondent");
  const firsts = await locate(
    context,
    found.map(({ firstFile, firstRow }) => ({ file: firstFile, row: firstRow, value: null })),
    "respondent",
  );
  log.addMany(
    "duplicates",
    surplus,
    found.map(({ isOtherWave }, i) => {
      const first = describeLocation(firsts[i] ?? {});
      return {
        ...locations[i],
        message: `duplicate respondent: already in ${first}${isOtherWave ? ", in another wave" : ""}`,
        fix: isOtherWave
          ? "give each interview an ID that is unique across all waves, such as se-2025-17, in every file"
          : "remove one of the two lines",
      };
    }),
  );
}
