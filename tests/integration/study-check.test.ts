import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkFiles } from "@/lib/study/cli/check";
import { productEnv, repository } from "@/tests/support/process";
import { refusalOf } from "@/tests/support/refusal";
import { studyIn } from "@/tests/support/study-command";

const EXAMPLES = path.join(repository, "content/examples");
let directory: string;

beforeAll(() => void (directory = mkdtempSync(path.join(tmpdir(), "granskog-check-"))));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

/** Runs `check` where nothing of an installation is in reach. */
const check = async (...args: string[]) =>
  studyIn(productEnv({ DATA_DIR: path.join(directory, "data"), TMPDIR: directory }), ["check", ...args]);

test("the example files have no problems, and their contents are listed", async () => {
  const { code, out, err } = await check(path.join(EXAMPLES, "interviews"));
  expect({ code, err }).toMatchObject({
    code: 0,
    err: expect.stringMatching(/^Opening the files…\nOpening the files: done, [\d.]+ s\nChecking…\n/),
  });
  expect(out).toMatch(/interviews\/respondents\.csv +respondents +120 rows +6\.8 kB\n/);
  expect(out).toMatch(/\n5 files, 9,624 rows of interviews, no problems\.\n$/);
  const results = await check(path.join(EXAMPLES, "scores.csv"));
  expect(results).toMatchObject({ code: 0, err: expect.stringContaining("Note: ") });
  expect(results.out).toMatch(/scores\.csv +results +1\.\d kB\n/);
});

test("the same waves in several files are found before anything is computed", async () => {
  const { code, err } = await check(EXAMPLES);
  expect(code).toBe(1);
  expect(err).toContain(
    `${EXAMPLES}/scores.csv, line 2, column "Year": "Sweden 2025" is in two files of finished results: it begins in ${EXAMPLES}/positions.csv, line 2 too (value "2025"). Fix: take the wave out of one of the two files.`,
  );
});

test("a study with errors gets each named and counted, exit code 1, and nothing written", async () => {
  const folder = path.join(directory, "study");
  cpSync(path.join(EXAMPLES, "interviews"), folder, { recursive: true });
  const assessments = path.join(folder, "assessments.csv");
  writeFileSync(
    assessments,
    readFileSync(assessments, "utf8")
      .replaceAll("Exempel Zeta", "Exempel Zetta")
      .replaceAll(/,4,(\d)/g, ",7,$1"),
  );
  const before = readdirSync(directory);

  const { code, out, err } = await check(folder);
  expect(code).toBe(1);
  expect(out).not.toContain("no problems");
  expect(err).toContain(
    `${folder}/assessments.csv, line 7, column "Brand": this brand is not in the brands file (120 rows) (value "Exempel Zetta"). Fix: write "Exempel Zeta", or add it to the brands file with its industry.`,
  );
  expect(err).toMatch(/\nValues \(\d+\)\n/);
  expect(err.match(/assessments\.csv, line \d+, column "environment": the rating is not a whole number/g)).toHaveLength(
    10,
  );
  expect(err).toMatch(/\n {2}… and \d+ more like this one\.\n/);
  expect(err).toMatch(/\n5 files, 9,624 rows of interviews, \d+ problems\. Nothing was changed\.\n$/);
  expect(readdirSync(directory)).toEqual(before);
  expect(existsSync(path.join(directory, "data"))).toBe(false);
});

test("the check command has help, and exits with 2 on invalid arguments", async () => {
  expect(await check("--help")).toMatchObject({
    code: 0,
    out: expect.stringContaining("respondent, Country, Year, age_group, sex, region"),
  });
  expect(await refusalOf(checkFiles([]))).toEqual({
    code: 2,
    err: "Missing argument: give the study files or folder.",
  });
  expect(await check(path.join(directory, "nowhere"))).toMatchObject({
    code: 1,
    err: expect.stringContaining("file or folder not found"),
  });
});
