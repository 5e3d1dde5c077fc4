import { z } from "zod";
import type { StudyDefinition } from "@/lib/catalogue/definition/definition";
import { quoteName } from "@/lib/study/duckdb/quote";
import type { Session } from "@/lib/study/duckdb/session";
import { MOST_SHOWN } from "@/lib/study/interviews/problem-log";
import type { Variable } from "@/lib/study/interviews/variable";
import { caseOf, countValues, type DeliveredColumns, isOneOf } from "@/lib/study/mapping/delivered-columns";
import { ROW_COLUMN } from "@/lib/study/interviews/sav/to-parquet";
import type { MappedBrand } from "@/lib/study/mapping/map-brands";
import { type Mapping, toCodes } from "@/lib/study/mapping/mapped-study";
import { planMarks, type MarkColumns } from "@/lib/study/mapping/plan-marks";
import { type ReadColumn, readValues } from "@/lib/study/mapping/read-values";

/** Pairs of columns read at once; more take memory, fewer take time. */
const PAIRS = 100;

/**
 * Adds person, brand (its number in `long_brand`) and the two ratings, NULL for "don't know", to `long_assessment`. If
 * neither was asked there is no row; if one was, the other counts as "don't know".
 */
export async function mapAssessments(
  session: Session,
  columns: DeliveredColumns,
  mapping: Mapping,
  definition: StudyDefinition,
  brands: readonly MappedBrand[],
): Promise<void> {
  const plan = await planMarks(session, columns, mapping, definition, brands);
  const variables = [
    ...new Map(plan.flatMap(({ marks }) => marks).map((variable) => [variable.name, variable])).values(),
  ];
  const formOf = new Map(plan.flatMap((own) => own.marks.map(({ name }) => [name, own])));
  const values = await countValues(session, "interview_row", variables, ROW_COLUMN);
  const { min, max } = definition.scale;
  const classify = (name: string, code: string) => {
    const { gaps, values: ratings } = formOf.get(name) ?? {};
    if (toCodes(gaps?.notAsked ?? []).includes(code)) return "not-asked";
    if (toCodes(gaps?.dontKnow ?? []).includes(code)) return "dont-know";
    const mark = ratings?.[code] ?? Number(code);
    return Number.isInteger(mark) && mark >= min && mark <= max ? String(mark) : null;
  };
  const fix = "name it in the mapping’s values, dontKnow or notAsked, or correct the file";
  const read = readValues(columns, variables, values, classify, `not a rating on the scale, ${min} to ${max}`, fix);
  for (let from = 0; from < plan.length; from += PAIRS) {
    const pairs = plan.slice(from, from + PAIRS).map((own) => pairOf(own, read));
    await session.run(
      `INSERT INTO long_assessment SELECT person, pair.b, pair.f, pair.s FROM (SELECT person, unnest([${pairs.join(", ")}]) AS pair FROM person_row)
       WHERE pair.a AND pair.b IS NOT NULL`,
    );
  }
  const isOnce = mapping.assessments.length === 1 && mapping.assessments[0]?.form === "wide";
  if (!isOnce) await reportTwice(session, columns, brands);
  await reportUnasked(session, columns, brands);
}

/** A struct with a pair of columns' values: brand, the two ratings, and whether either was asked. */
function pairOf({ marks: [first, second], brand, values }: MarkColumns, read: ReadonlyMap<string, ReadColumn>): string {
  const codesOf = ({ name }: Variable) => read.get(name)?.values.map(({ code }) => code) ?? [];
  const mark = (variable: Variable) =>
    values
      ? `${caseOf(variable, new Map(read.get(variable.name)?.values.map(({ code, means }) => [code, means])))}::TINYINT`
      : `CASE WHEN ${isOneOf(variable, codesOf(variable))} THEN ${quoteName(variable.name)}::TINYINT END`;
  const isAsked = (variable: Variable) =>
    `coalesce(${isOneOf(variable, [...codesOf(variable), ...(read.get(variable.name)?.dontKnow ?? [])])}, false)`;
  return `{'b': ${brand}, 'f': ${mark(first)}, 's': ${mark(second)}, 'a': ${isAsked(first)} OR ${isAsked(second)}}`;
}

const twiceRow = z.object({ row: z.number(), brand: z.number() });

async function reportTwice(
  session: Session,
  { log, file }: DeliveredColumns,
  brands: readonly MappedBrand[],
): Promise<void> {
  const twice = `(SELECT person, brand FROM long_assessment WHERE person > getvariable('earlier_people') GROUP BY ALL HAVING count(*) > 1)`;
  const { surplus } = await session.row(
    `SELECT count(*)::DOUBLE AS surplus FROM ${twice}`,
    z.object({ surplus: z.number() }),
  );
  if (surplus === 0) return;
  const shown = await session.rows(
    `SELECT (person - getvariable('earlier_people'))::DOUBLE AS row, brand::DOUBLE AS brand FROM ${twice} ORDER BY 1, 2 LIMIT ${MOST_SHOWN}`,
    twiceRow,
  );
  log.addMany(
    "duplicates",
    surplus,
    shown.map(({ row, brand }) => ({
      file: file.name,
      line: row,
      value: brands.find(({ number }) => number === brand)?.brand ?? null,
      message: "the respondent rates the brand twice",
      fix: "remove one of the two, or correct the mapping where two columns stand for one brand",
    })),
  );
}

async function reportUnasked(
  session: Session,
  { log, file }: DeliveredColumns,
  brands: readonly MappedBrand[],
): Promise<void> {
  const found = await session.rows(
    "SELECT DISTINCT brand::DOUBLE AS brand FROM long_assessment WHERE person > getvariable('earlier_people')",
    z.object({ brand: z.number() }),
  );
  const assessed = new Set(found.map(({ brand }) => brand));
  for (const { brand, code, number } of brands) {
    if (assessed.has(number)) continue;
    log.add("references", { file: file.name, value: brand }, `no one was asked about this brand (code ${code})`, "", {
      isWarning: true,
    });
  }
}
