import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import type { StudyDefinition } from "@/lib/catalogue/definition/definition";
import { parseDefinition } from "@/lib/catalogue/definition/read-definition";
import { quoteName } from "@/lib/study/duckdb/quote";
import { withDuckDb } from "@/lib/study/duckdb/session";
import { describeProblems } from "@/lib/study/interviews/print-problems";
import { withSavFile } from "@/lib/study/interviews/sav/sav-file";
import { mapDelivery } from "@/lib/study/mapping/map-delivery";
import type { Mapping } from "@/lib/study/mapping/mapped-study";

/** Files of another invented study: delivered as .sav and .zsav, with its long tables made in another way. */
export const EXAMPLE = fileURLToPath(new URL("../../../tests/fixtures/study/", import.meta.url));

/** The definition of the example, with its mapping. */
export function exampleStudy(): { definition: StudyDefinition; mapping: Mapping } {
  const { definition } = parseDefinition(readFileSync(path.join(EXAMPLE, "study.json"), "utf8"));
  const mapping = definition?.mappings[0];
  if (!definition || !mapping) throw new Error("the example has no mapping");
  return { definition, mapping };
}

/** The same mapping for files without SPSS's labels, missing values and dates. */
export function plainMapping(format: Mapping["format"]): Mapping {
  const { mapping } = exampleStudy();
  return {
    ...mapping,
    format,
    files: ["*"],
    market: { column: "LAND", by: "code", values: { 1: "iceland", 2: "estonia" } },
    answers: mapping.answers.map((form) =>
      form.form === "each" ? { ...form, gaps: { dontKnow: [], notAsked: [9, 98] } } : form,
    ),
  };
}

/** The example's cells as texts, dates as 2025-01-31, with its column names. */
export async function exampleCells(): Promise<{ names: string[]; rows: (string | null)[][] }> {
  return withSavFile(path.join(EXAMPLE, "example.sav"), null, (file) => {
    const names = file.variables.map(({ name }) => name);
    const rows: (string | null)[][] = [];
    for (const { rows: count, columns } of file.read(names)) {
      for (let i = 0; i < count; i++) {
        rows.push(columns.map((column, k) => toCell(column[i] ?? null, file.variables[k]?.type === "date")));
      }
    }
    return { names, rows };
  });
}

function toCell(value: string | number | null, isDate: boolean): string | null {
  if (typeof value !== "number") return value;
  if (Number.isNaN(value)) return null;
  return isDate ? new Date(value * 1000 + Date.UTC(1582, 9, 14)).toISOString().slice(0, 10) : String(value);
}

/** The result of a mapping: counts, and messages without folder names. */
export async function convertFiles(files: readonly { path: string; mapping: Mapping }[], definition: StudyDefinition) {
  return withDuckDb({ threads: 1, memory: "500MB" }, async (session) => {
    const named = files.map((file) => ({ ...file, name: path.basename(file.path) }));
    const {
      problems,
      files: _read,
      ...counts
    } = await mapDelivery(session, {
      files: named,
      definition,
      brandLines: async () => [],
    });
    const [first, second] = definition.dimensions;
    const ratings = await session.rows(
      `SELECT ${quoteName(first.key)}::DOUBLE AS first, ${quoteName(second.key)}::DOUBLE AS second FROM long_assessment ORDER BY person, brand`,
      z.object({ first: z.number().nullable(), second: z.number().nullable() }),
    );
    return {
      counts,
      ratings: ratings.map((row) => [row.first, row.second]),
      said: describeProblems(problems)
        .filter((line) => line.startsWith("  "))
        .map((line) => line.trim()),
    };
  });
}

const DIFFERENCES = [
  [
    "respondents",
    `SELECT respondent, "Country", "Year", age_group, sex, region, base_weight, interviewed_on FROM long_respondent`,
  ],
  [
    "assessments",
    "SELECT respondent, b.brand, climate, society FROM long_assessment a JOIN long_respondent USING (person) JOIN long_brand b ON b.number = a.brand",
  ],
  ["answers", "SELECT respondent, question, answer FROM long_answer JOIN long_respondent USING (person)"],
  ["brands", "SELECT brand, industry FROM long_brand"],
] as const;

/** What a mapping makes of a file of the example: rows too many and missing, by table, against the tables that were written by other means. */
export async function compareWithExample(file: string, mapping: Mapping, definition: StudyDefinition) {
  return withDuckDb({ threads: 1, memory: "500MB" }, async (session) => {
    const files = [{ path: path.join(EXAMPLE, file), name: file, mapping }];
    const {
      problems,
      files: _read,
      ...counts
    } = await mapDelivery(session, { files, definition, brandLines: async () => [] });
    const differences: Record<string, [surplus: number, missing: number]> = {};
    for (const [name, sql] of DIFFERENCES) {
      const got = `(SELECT COLUMNS(*)::VARCHAR FROM (${sql}))`;
      const expected = `(FROM read_csv('${EXAMPLE}${name}.csv', header = true, all_varchar = true))`;
      const { surplus, missing } = await session.row(
        `SELECT (SELECT count(*) FROM (${got} EXCEPT ALL ${expected}))::DOUBLE AS surplus, (SELECT count(*) FROM (${expected} EXCEPT ALL ${got}))::DOUBLE AS missing`,
        z.object({ surplus: z.number(), missing: z.number() }),
      );
      differences[name] = [surplus, missing];
    }
    return {
      counts,
      differences,
      said: describeProblems(problems)
        .filter((line) => line.startsWith("  "))
        .map((line) => line.trim()),
    };
  });
}

/** No row too many and none missing. */
export const SAME = { respondents: [0, 0], assessments: [0, 0], answers: [0, 0], brands: [0, 0] };
