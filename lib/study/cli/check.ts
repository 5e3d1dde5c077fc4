import { parseArgs } from "node:util";
import { readDefinitionFile } from "@/lib/study/cli/definition";
import { UsageError } from "@/lib/study/cli/error";
import { withDuckDb } from "@/lib/study/duckdb/session";
import { type OpenedInterviews, openInterviews } from "@/lib/study/interviews/open-interviews";
import { countProblems, printProblems } from "@/lib/study/interviews/print-problems";
import { checkStudy } from "@/lib/study/quality/check-study";
import type { StudyFile } from "@/lib/study/interviews/source";
import { createProgress } from "@/lib/study/cli/progress-line";
import { print, printError } from "@/lib/platform/terminal/terminal";

const CHECK_HELP = `Check the files of a study for errors. Changes nothing.

  npm run study -- check FILES [options]

FILES are files or folders; folders are searched recursively for .csv, .parquet and .xlsx. The type of each file is recognised by its column names, which must match exactly, in any order:
  respondents   respondent, Country, Year, age_group, sex, region
                optional: base_weight, interviewed_on
  assessments   respondent, Brand, environment, social      ratings 1 to 5; empty for "don't know"
  answers       respondent, question, answer
  margins       Country, Year, variable, category, share    variable: age_group, sex or region
  brands        Brand, industry
  results       finished results of other waves, as import takes them; or of waves with answers and no assessments
CSV in UTF-8 with commas, semicolons or tabs; decimal commas where there are semicolons or tabs. Several files of one type are combined. Examples are in content/examples/interviews.

Options:
  --definition study.json  what the study asks and how it is weighted (default: the built-in study)
  --memory 3GB             memory limit before using disk

Exit codes: 0 no problems; 1 problems found, each with file, line, column, value and fix; 2 invalid arguments.`;

/** `check`: reads the files of a study and reports their errors. Returns the exit code. */
export async function checkFiles(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      definition: { type: "string" },
      memory: { type: "string" },
      help: { type: "boolean", default: false, short: "h" },
    },
  });
  if (values.help) {
    print(CHECK_HELP);
    return 0;
  }
  if (positionals.length === 0) throw new UsageError("Missing argument: give the study files or folder.");
  if (values.memory !== undefined && !/^[1-9]\d*[MG]B$/.test(values.memory)) {
    throw new UsageError(`--memory must be an amount such as 2GB; got "${values.memory}".`);
  }
  const definition = await readDefinitionFile(values.definition);
  if (definition === null) return 1;
  return withDuckDb({ memory: values.memory }, async (session) => {
    const opening = createProgress("Opening the files");
    const opened = await openInterviews(session, positionals, opening.update, definition);
    opening.done();
    printFiles(opened);

    const checking = createProgress("Checking");
    const { problems } = await checkStudy(session, opened, definition, checking.update);
    checking.done();
    printProblems(problems);
    return summarise(opened, countProblems(problems), countProblems(opened.problems) > 0);
  });
}

function printFiles({ files, resultFiles }: OpenedInterviews): void {
  const all = [...files, ...resultFiles];
  if (all.length === 0) return;
  const widest = Math.max(...all.map(({ name }) => name.length));
  print(all.map((file) => describeFile(file, widest)).join("\n"));
}

function describeFile({ name, kind, rows, bytes }: StudyFile, widest: number): string {
  const counted = kind === "results" ? "" : `${count(rows)} rows`;
  return `  ${name.padEnd(widest)}  ${kind.padEnd(11)} ${counted.padStart(16)}  ${describeSize(bytes).padStart(9)}`;
}

function summarise({ files, resultFiles }: OpenedInterviews, problems: number, isUnread: boolean): number {
  const rows = files.reduce((sum, file) => sum + file.rows, 0);
  const read = `${count(files.length + resultFiles.length)} files, ${count(rows)} rows of interviews`;
  if (problems === 0) {
    print(`\n${read}, no problems.`);
    return 0;
  }
  const unchecked = isUnread && files.length > 0 ? " Values are checked once all files can be read." : "";
  printError(
    `\n${read}, ${problems === 1 ? "one problem" : `${count(problems)} problems`}.${unchecked} Nothing was changed.`,
  );
  return 1;
}

function describeSize(bytes: number): string {
  if (bytes < 1e6) return `${(bytes / 1e3).toFixed(1)} kB`;
  return bytes < 1e9 ? `${(bytes / 1e6).toFixed(1)} MB` : `${(bytes / 1e9).toFixed(1)} GB`;
}

function count(value: number): string {
  return value.toLocaleString("en-GB");
}
