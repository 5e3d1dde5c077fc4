import { z } from "zod";
import type { StudyDefinition } from "@/lib/catalogue/definition/definition";
import { quoteName } from "@/lib/study/duckdb/quote";
import type { Session } from "@/lib/study/duckdb/session";
import { MOST_SHOWN } from "@/lib/study/interviews/problem-log";
import type { Variable } from "@/lib/study/interviews/variable";
import { codeExpression, type DeliveredColumns, isOneOf } from "@/lib/study/mapping/delivered-columns";
import { ROW_COLUMN } from "@/lib/study/interviews/sav/to-parquet";
import { findMarket, type Mapping, toCodes } from "@/lib/study/mapping/mapped-study";
import { resolveSource } from "@/lib/study/mapping/resolve-source";

const SPSS_EPOCH = "TIMESTAMP '1582-10-14 00:00:00'";
const YEAR = /^2[01]\d\d$/;

/**
 * Creates `interview_row`, the delivered rows that count as interviews; `mapped_row`, with person, place and time; and
 * `person_row`, the interview rows with their person's number; and adds to `long_respondent`. A person's number is that
 * of its first row, after those of earlier files (the variable earlier_people).
 */
export async function mapPeople(
  session: Session,
  columns: DeliveredColumns,
  mapping: Mapping,
  definition: StudyDefinition,
): Promise<void> {
  const conditions = mapping.where.map(({ column, in: codes }) => {
    const variable = columns.find(column);
    return variable === null ? "true" : isOneOf(variable, toCodes(codes));
  });
  await session.run(
    `CREATE OR REPLACE VIEW interview_row AS SELECT * FROM delivered WHERE ${conditions.join(" AND ") || "true"}`,
  );
  const values = await peopleExpressions(session, columns, mapping, definition);
  const list = Object.entries(values).map(([name, sql]) => `${sql} AS ${quoteName(name)}`);
  await session.run(
    `CREATE OR REPLACE TABLE mapped_row AS
       SELECT *, min("row") OVER (PARTITION BY market, year, id, CASE WHEN id IS NULL THEN "row" END) AS first_row
       FROM (SELECT ${quoteName(ROW_COLUMN)}::INTEGER AS "row", ${list.join(", ")} FROM interview_row) ORDER BY "row";
     INSERT INTO long_respondent SELECT getvariable('earlier_people') + "row", market || '-' || year || '-' || id, market, year, age_group, sex, region,
       base_weight, interviewed_on, duration, fingerprint, impossible FROM mapped_row WHERE "row" = first_row ORDER BY "row"`,
  );
  // If each row is a person, no join is needed, which would take most of the time for millions of ratings.
  const isStacked = mapping.assessments.some(({ form }) => form === "stacked");
  const own = isStacked
    ? `SELECT first_row AS own, interview_row.* FROM interview_row JOIN mapped_row ON "row" = ${quoteName(ROW_COLUMN)} ORDER BY "row"`
    : `SELECT ${quoteName(ROW_COLUMN)}::INTEGER AS own, * FROM interview_row`;
  await session.run(
    `CREATE OR REPLACE VIEW person_row AS SELECT getvariable('earlier_people') + own AS person, * EXCLUDE (own) FROM (${own})`,
  );
  await reportPeople(session, columns, mapping);
}

async function peopleExpressions(
  session: Session,
  columns: DeliveredColumns,
  mapping: Mapping,
  definition: StudyDefinition,
): Promise<Record<string, string>> {
  const resolve = (
    source: Mapping["sex"],
    to: (value: string) => string | null,
    words: Parameters<typeof resolveSource>[5],
  ) => (source === null ? "NULL::VARCHAR" : resolveSource(session, columns, "interview_row", source, to, words));
  const { people } = definition;
  const markets = definition.markets.map(({ slug }) => slug).join(", ");
  const sexes = people.sex?.categories.map(({ key }) => key) ?? null;
  const groups = people.age.groups;
  const number = (name: string | null) => {
    const variable = name === null ? null : columns.find(name);
    if (variable === null) return "NULL::DOUBLE";
    return variable.type === "number"
      ? quoteName(variable.name)
      : `try_cast(replace(${codeExpression(variable)}, ',', '.') AS DOUBLE)`;
  };
  const respondent = columns.find(mapping.respondent);
  return {
    market: await resolve(mapping.market, (value) => findMarket(definition, value), {
      what: "this value is not a market in the study",
      fix: `give it a market in the mapping: ${markets}`,
    }),
    year: `(${await resolve(mapping.year, (value) => (YEAR.test(value) ? value : null), {
      what: "not a year",
      fix: "give each value its year in the mapping, such as 2025",
    })})::INTEGER`,
    id: respondent === null ? "NULL::VARCHAR" : codeExpression(respondent),
    age_group: await resolve(
      mapping.age,
      (value) =>
        people.age.given === "years" ? groupOf(groups, value) : (groups.find(({ key }) => key === value)?.key ?? null),
      people.age.given === "years"
        ? { what: "the age is outside all age groups, and is counted as not given", fix: "", isWarning: true }
        : {
            what: "no age group of the study has this value",
            fix: `give it a group in the mapping: ${groups.map(({ key }) => key).join(", ")}`,
          },
    ),
    sex: await resolve(mapping.sex, (value) => (sexes === null || sexes.includes(value) ? value : null), {
      what: "no category of sex has this value",
      fix: `give it a category in the mapping: ${(sexes ?? []).join(", ")}`,
    }),
    region: await resolve(mapping.region, (value) => value, {
      what: "no region has this value",
      fix: "give it a region in the mapping",
    }),
    base_weight: number(mapping.weight),
    interviewed_on: dayExpression(columns, mapping.interviewedOn),
    duration: number(mapping.duration),
    fingerprint: fingerprintExpression(columns, mapping.fingerprints),
    impossible: impossibleExpression(columns, definition),
  };
}

function groupOf(groups: StudyDefinition["people"]["age"]["groups"], value: string): string | null {
  const years = Number(value.replace(",", "."));
  return groups.find(({ from, to }) => years >= from && years < to + 1)?.key ?? null;
}

function dayExpression(columns: DeliveredColumns, name: string | null): string {
  const variable = name === null ? null : columns.find(name);
  if (variable === null) return "NULL::DATE";
  const column = quoteName(variable.name);
  if (variable.type === "date" && columns.file.datesAre === "days") return `${column}::DATE`;
  // Seconds since the first day of the Gregorian calendar; beyond the year 9999 it is not a date.
  if (variable.type !== "text")
    return `CASE WHEN ${column} BETWEEN 0 AND 265000000000 THEN (${SPSS_EPOCH} + to_seconds(${column}::BIGINT))::DATE END`;
  const forms = ["%Y-%m-%d", "%d.%m.%Y", "%d/%m/%Y", "%Y%m%d", "%Y-%m-%d %H:%M:%S"]
    .map((form) => `'${form}'`)
    .join(", ");
  return `try_strptime(${column}, [${forms}])::DATE`;
}

function fingerprintExpression(columns: DeliveredColumns, names: readonly string[]): string {
  const variables = names.flatMap((name) => columns.find(name) ?? []);
  if (variables.length === 0) return "NULL::VARCHAR";
  return `nullif(concat_ws('|', ${variables.map(codeExpression).join(", ")}), '')`;
}

/** The names of a row's impossible combinations. A condition holds if all its limits do. */
function impossibleExpression(columns: DeliveredColumns, { quality }: StudyDefinition): string {
  const named = quality.impossible.map(({ name, when }) => {
    const parts = when.flatMap(({ column, below, above, in: codes }) => {
      const variable = columns.find(column, [
        `the file has no such column, which the check “${name}” of impossible combinations needs`,
        "name one of its columns under quality.impossible in study.json, or take the check out",
      ]);
      return variable === null ? ["false"] : limitsOf(variable, below, above, codes);
    });
    return `CASE WHEN ${parts.join(" AND ")} THEN '${name.replaceAll("'", "''")}' END`;
  });
  return named.length === 0 ? "NULL::VARCHAR" : `nullif(concat_ws(';', ${named.join(", ")}), '')`;
}

function limitsOf(variable: Variable, below?: number, above?: number, codes?: readonly (string | number)[]): string[] {
  const value =
    variable.type === "number" ? quoteName(variable.name) : `try_cast(${codeExpression(variable)} AS DOUBLE)`;
  return [
    ...(below === undefined ? [] : [`${value} < ${below}`]),
    ...(above === undefined ? [] : [`${value} > ${above}`]),
    ...(codes === undefined ? [] : [isOneOf(variable, toCodes(codes))]),
  ];
}

const rowOf = z.object({ row: z.number(), id: z.string().nullable(), first: z.number() });

async function reportPeople(session: Session, columns: DeliveredColumns, mapping: Mapping): Promise<void> {
  const { log, file } = columns;
  const { all, market, year, id } = await session.row(
    `SELECT count(*)::DOUBLE AS all, (count(*) - count(market))::DOUBLE AS market, (count(*) - count(year))::DOUBLE AS year, (count(*) - count(id))::DOUBLE AS id FROM mapped_row`,
    z.object({ all: z.number(), market: z.number(), year: z.number(), id: z.number() }),
  );
  if (all === 0) {
    log.add(
      "values",
      { file: file.name },
      "no row counts as an interview",
      "correct the mapping’s where, or deliver a file with rows",
    );
    return;
  }
  const sourceColumn = (source: Mapping["market"]) => ("column" in source ? source.column : null);
  const empty = [
    ["market", market, sourceColumn(mapping.market)],
    ["year", year, sourceColumn(mapping.year)],
    ["id", id, mapping.respondent],
  ] as const;
  // A missing column has already been reported.
  for (const [what, rows, column] of empty) {
    if (rows === 0 || column === null || !columns.has(column)) continue;
    const first = await session.rows(
      `SELECT "row"::DOUBLE AS row, id, "row"::DOUBLE AS first FROM mapped_row WHERE ${what} IS NULL ORDER BY "row" LIMIT 1`,
      rowOf,
    );
    const interviews = rows === 1 ? "1 interview has" : `${rows.toLocaleString("en-GB")} interviews have`;
    const message = `${interviews} no ${what === "id" ? "respondent ID" : what}`;
    log.add(
      "values",
      { file: file.name, column, line: first[0]?.row ?? null },
      message,
      "fill it in, or leave these rows out with the mapping’s where",
    );
  }
  await reportTwice(session, columns, mapping);
}

/** The same id twice within a market and year; in a stacked file, contradictory rows of one person. */
async function reportTwice(session: Session, columns: DeliveredColumns, mapping: Mapping): Promise<void> {
  const isStacked = mapping.assessments.some(({ form }) => form === "stacked");
  const of = "market, year, age_group, sex, region, base_weight, interviewed_on";
  const where = isStacked
    ? `first_row IN (SELECT first_row FROM (SELECT DISTINCT first_row, ${of} FROM mapped_row) GROUP BY first_row HAVING count(*) > 1) AND "row" > first_row`
    : `"row" > first_row`;
  const { surplus } = await session.row(
    `SELECT count(*)::DOUBLE AS surplus FROM mapped_row WHERE ${where}`,
    z.object({ surplus: z.number() }),
  );
  if (surplus === 0) return;
  const shown = await session.rows(
    `SELECT "row"::DOUBLE AS row, id, first_row::DOUBLE AS first FROM mapped_row WHERE ${where} ORDER BY "row" LIMIT ${MOST_SHOWN}`,
    rowOf,
  );
  columns.log.addMany(
    "duplicates",
    surplus,
    shown.map(({ row, id, first }) => ({
      file: columns.file.name,
      line: row,
      column: mapping.respondent,
      value: id,
      message: isStacked
        ? `this row contradicts what is said of the same respondent in row ${first}`
        : `the same respondent is already in row ${first}, of the same market and year`,
      fix: isStacked
        ? "make market, year, age, sex, region, weight and day the same in all rows of a person"
        : "remove one of the two, or name the column that distinguishes them",
    })),
  );
}
