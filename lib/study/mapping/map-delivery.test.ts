import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import type { StudyDefinition } from "@/lib/catalogue/definition/definition";
import { parseDefinition } from "@/lib/catalogue/definition/read-definition";
import { withDuckDb } from "@/lib/study/duckdb/session";
import { describeProblems } from "@/lib/study/interviews/print-problems";
import { mapDelivery } from "@/lib/study/mapping/map-delivery";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const example = path.join(root, "tests/fixtures/study");

function secondStudy(): StudyDefinition {
  const { definition } = parseDefinition(readFileSync(path.join(example, "study.json"), "utf8"));
  if (definition === null) throw new Error("the example is no definition");
  return definition;
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

/** The difference between a mapped file and the reference tables: additional and missing rows, by table. */
async function compare(file: string, change: (definition: StudyDefinition) => void = () => undefined) {
  const definition = secondStudy();
  change(definition);
  const [mapping] = definition.mappings;
  if (!mapping) throw new Error("the example has no mapping");
  return withDuckDb({ threads: 1, memory: "500MB" }, async (session) => {
    const files = [{ path: path.join(root, "tests/fixtures/study", file), name: file, mapping }];
    const { problems, ...counts } = await mapDelivery(session, { files, definition, brandLines: async () => [] });
    const differences: Record<string, [surplus: number, missing: number]> = {};
    for (const [name, sql] of DIFFERENCES) {
      const got = `(SELECT COLUMNS(*)::VARCHAR FROM (${sql}))`;
      const expected = `(FROM read_csv('${example}/${name}.csv', header = true, all_varchar = true))`;
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

const SAME = { respondents: [0, 0], assessments: [0, 0], answers: [0, 0], brands: [0, 0] };

describe("a wide file with loops and both kinds of multiple response", () => {
  test.each(["example.sav", "example.zsav"])("%s becomes exactly the rows of the long files", async (file) => {
    const { counts, differences, said } = await compare(file);
    expect(said.length).toBe(2);
    expect(counts).toEqual({ interviews: 171, assessments: 1_026, answers: 2_090, brands: 14 });
    expect(differences).toEqual(SAME);
  });
});
