import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/**
 * Files that still read the default study from the code instead of the published definition, outside the definition
 * itself and the sample study. A study that needs no code changes needs none: the number may only fall.
 */
const REMAINING = 37;
const READS = [
  /\b(?:MARKETS|DEFAULT_MARKET|INDUSTRIES|AGE_GROUPS|SEXES|SMALLEST_BASE|CURRENT_RULE)\b/,
  /\b(?:findMarketBySlug|findMarketBySpelling|findIndustryBySlug)\b/,
  /\bSITE\.(?:rankingYear|claims)\b|\bfive markets\b/,
];
const LEFT_OUT =
  /^lib\/(?:study\/(?:generate|sample)|catalogue\/(?:definition|shown-study|markets|industries))\/|\.(?:test|fixture)\./;

test("no more files read the study from the code than before", () => {
  const files = ["app", "components", "lib"]
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => `${folder}/${name}`))
    .filter((file) => /\.tsx?$/.test(file) && !LEFT_OUT.test(file));
  const found = files.filter((file) => READS.some((read) => read.test(readFileSync(file, "utf8"))));
  expect(files.length).toBeGreaterThan(1_000);
  expect(found.length, found.join("\n")).toBeLessThanOrEqual(REMAINING);
});
