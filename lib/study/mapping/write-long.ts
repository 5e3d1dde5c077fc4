import { mkdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import type { StudyDefinition } from "@/lib/catalogue/definition/definition";
import { quoteName, quoteText } from "@/lib/study/duckdb/quote";
import type { Session } from "@/lib/study/duckdb/session";

/** Respondent columns that are written only if a file has them: they are for the checks. */
const OPTIONAL = ["base_weight", "interviewed_on", "duration", "fingerprint", "impossible"] as const;

/**
 * Writes the long tables of a session as study files, in the order of the interviews, so that the same delivery always
 * gives the same files. Each is complete before it gets its name.
 * @returns the names of the files
 */
export async function writeLong(
  session: Session,
  { dimensions }: StudyDefinition,
  folder: string,
  format: "parquet" | "csv",
): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const given = await session.row(
    `SELECT ${OPTIONAL.map((name) => `(count(${name}) > 0) AS ${name}`).join(", ")} FROM long_respondent`,
    z.record(z.string(), z.boolean()),
  );
  const optional = OPTIONAL.filter((name) => given[name]).map((name) => `, ${name}`);
  const [first, second] = dimensions.map(({ key }) => quoteName(key));
  const ofPerson = "JOIN long_respondent USING (person)";
  const tables = {
    respondents: `SELECT respondent, "Country", "Year", age_group, sex, region${optional.join("")} FROM long_respondent`,
    assessments: `SELECT respondent, b.brand AS "Brand", ${first}, ${second} FROM long_assessment a ${ofPerson} JOIN long_brand b ON b.number = a.brand`,
    answers: `SELECT respondent, question, answer FROM long_answer ${ofPerson}`,
    brands: `SELECT brand AS "Brand", industry FROM long_brand`,
  };
  const options = format === "parquet" ? "FORMAT parquet, COMPRESSION zstd" : "FORMAT csv, HEADER true";
  const names: string[] = [];
  // Without it, several threads write their rows in any order.
  await session.run("SET preserve_insertion_order = true");
  try {
    for (const [name, sql] of Object.entries(tables)) {
      const { rows } = await session.row(
        `SELECT count(*)::DOUBLE AS rows FROM (${sql})`,
        z.object({ rows: z.number() }),
      );
      // An empty study file is an error for the checks; answers are optional.
      if (rows === 0) continue;
      const target = path.join(folder, `${name}.${format}`);
      const partial = `${target}.${process.pid}.partial`;
      try {
        await session.run(`COPY (${sql}) TO ${quoteText(partial)} (${options})`);
        await rename(partial, target);
      } finally {
        await rm(partial, { force: true });
      }
      names.push(target);
    }
  } finally {
    await session.run("SET preserve_insertion_order = false");
  }
  return names;
}
