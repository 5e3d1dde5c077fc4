import { z } from "zod";
import type { StudyDefinition } from "@/lib/catalogue/definition/definition";
import { quoteName } from "@/lib/study/duckdb/quote";
import type { Session } from "@/lib/study/duckdb/session";
import { MOST_SHOWN } from "@/lib/study/interviews/problem-log";
import type { Variable } from "@/lib/study/interviews/variable";
import { countValues, type DeliveredColumns, isOneOf } from "@/lib/study/mapping/delivered-columns";
import { ROW_COLUMN } from "@/lib/study/mapping/delivered";
import type { MappedBrand } from "@/lib/study/mapping/map-brands";
import { type Mapping, toCodes } from "@/lib/study/mapping/mapped-study";
import { planMarks, type MarkColumns } from "@/lib/study/mapping/plan-marks";
import { type ReadColumn, readValues } from "@/lib/study/mapping/read-values";

/** Parts of one INSERT; more at once take memory, fewer take time. */
const PARTS = 32;

/**
 * Creates `mapped_assessment`: person, brand (its number in `brands`), and the two marks, NULL for "don't know". A mark that was not
 * asked gives no row; where one of the two was asked, the other counts as "don't know" and is counted.
 */
export async function mapAssessments(
  session: Session,
  columns: DeliveredColumns,
  mapping: Mapping,
  definition: StudyDefinition,
  brands: readonly MappedBrand[],
): Promise<void> {
  await session.run(
    "CREATE OR REPLACE TABLE mapped_assessment (person INTEGER, brand INTEGER, first_mark TINYINT, second_mark TINYINT)",
  );
  const plan = await planMarks(session, columns, mapping, definition, brands);
  const variables = [
    ...new Map(plan.flatMap(({ marks }) => marks).map((variable) => [variable.name, variable])).values(),
  ];
  const gapsOf = new Map(plan.flatMap(({ marks, gaps }) => marks.map(({ name }) => [name, gaps])));
  const values = await countValues(session, "interview_row", variables, ROW_COLUMN);
  const { min, max } = definition.scale;
  const read = readValues(
    columns,
    variables,
    values,
    (name, code) => {
      const gaps = gapsOf.get(name);
      if (toCodes(gaps?.notAsked ?? []).includes(code)) return "not-asked";
      if (toCodes(gaps?.dontKnow ?? []).includes(code)) return "dont-know";
      const mark = Number(code);
      return Number.isInteger(mark) && mark >= min && mark <= max ? code : null;
    },
    `not a mark of the scale, ${min} to ${max}`,
    "name it in the mapping’s dontKnow or notAsked, or correct the file",
  );
  const parts = plan.map((own) => selectMarks(own, read));
  for (let from = 0; from < parts.length; from += PARTS) {
    await session.run(`INSERT INTO mapped_assessment ${parts.slice(from, from + PARTS).join(" UNION ALL ")}`);
  }
  await reportAssessments(session, columns, brands);
}

function selectMarks({ marks, brand }: MarkColumns, read: ReadonlyMap<string, ReadColumn>): string {
  const [first, second] = marks;
  const mark = (variable: Variable) => {
    const codes = read.get(variable.name)?.values.map(({ code }) => code) ?? [];
    return `CASE WHEN ${isOneOf(variable, codes)} THEN ${quoteName(variable.name)}::TINYINT END`;
  };
  const isAsked = (variable: Variable) => {
    const own = read.get(variable.name);
    return isOneOf(variable, [...(own?.values.map(({ code }) => code) ?? []), ...(own?.dontKnow ?? [])]);
  };
  return `SELECT p.person, ${brand} AS brand, ${mark(first)} AS first_mark, ${mark(second)} AS second_mark
    FROM interview_row JOIN mapped_row p ON p."row" = ${quoteName(ROW_COLUMN)}
    WHERE (${isAsked(first)} OR ${isAsked(second)}) AND ${brand} IS NOT NULL`;
}

const twiceRow = z.object({ row: z.number(), brand: z.number(), times: z.number() });

async function reportAssessments(
  session: Session,
  columns: DeliveredColumns,
  brands: readonly MappedBrand[],
): Promise<void> {
  const { log, file } = columns;
  const { surplus } = await session.row(
    "SELECT ((SELECT count(*) FROM mapped_assessment) - (SELECT count(*) FROM (SELECT DISTINCT person, brand FROM mapped_assessment)))::DOUBLE AS surplus",
    z.object({ surplus: z.number() }),
  );
  if (surplus > 0) {
    const shown = await session.rows(
      `SELECT min(p."row")::DOUBLE AS row, brand::DOUBLE AS brand, count(*)::DOUBLE AS times
       FROM (SELECT person, brand FROM mapped_assessment GROUP BY ALL HAVING count(*) > 1) JOIN mapped_row p USING (person)
       GROUP BY person, brand ORDER BY 1, 2 LIMIT ${MOST_SHOWN}`,
      twiceRow,
    );
    log.addMany(
      "duplicates",
      surplus,
      shown.map(({ row, brand }) => ({
        file: file.name,
        line: row,
        value: brands[brand]?.brand ?? null,
        message: "the respondent assesses the brand twice",
        fix: "remove one of the two, or correct the mapping where two columns stand for one brand",
      })),
    );
  }
  const found = await session.rows(
    "SELECT DISTINCT brand::DOUBLE AS brand FROM mapped_assessment",
    z.object({ brand: z.number() }),
  );
  const assessed = new Set(found.map(({ brand }) => brand));
  for (const [i, { brand, code }] of brands.entries()) {
    if (assessed.has(i)) continue;
    log.add("references", { file: file.name, value: brand }, `nobody was asked about this brand (code ${code})`, "", {
      isWarning: true,
    });
  }
}
