import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Session, withDuckDb } from "@/lib/study/duckdb/session";
import { type CheckOptions, checkInterviews } from "@/lib/study/interviews/checks/check-interviews";
import { openInterviews } from "@/lib/study/interviews/open-interviews";
import { describeProblems } from "@/lib/study/interviews/print-problems";

/** Files of a study by their relative names. */
export type Files = Record<string, string | Uint8Array>;

/** A valid wave: two market years with four interviews each, two brands. */
export function smallStudy(): Record<string, string> {
  const ids = [1, 2, 3, 4, 5, 6, 7, 8];
  const lines = {
    "respondents.csv": ids.map(
      (id) =>
        `${id},Sweden,${id > 4 ? 2025 : 2024},${id % 2 ? "18-44" : "45-74"},${id % 4 < 2 ? "female" : "male"},North`,
    ),
    "assessments.csv": ids.flatMap((id) => [`${id},Älgbäck,4,5`, `${id},Kvarnö,,${1 + (id % 5)}`]),
    "answers.csv": ids.map((id) => `${id},awareness/biodiversity,${id % 2 ? "yes" : "no"}`),
    "margins.csv": ["2024", "2025"].flatMap((year) =>
      ["age_group,18-44,0.45", "age_group,45-74,0.55", "sex,female,0.5", "sex,male,0.5", "region,North,1"].map(
        (line) => `Sweden,${year},${line}`,
      ),
    ),
    "brands.csv": ["Älgbäck,Energy", "Kvarnö,Food"],
  };
  const headers: Record<string, string> = {
    "respondents.csv": "respondent,Country,Year,age_group,sex,region",
    "assessments.csv": "respondent,Brand,environment,social",
    "answers.csv": "respondent,question,answer",
    "margins.csv": "Country,Year,variable,category,share",
    "brands.csv": "Brand,industry",
  };
  return Object.fromEntries(
    Object.entries(lines).map(([name, body]) => [name, `${[headers[name], ...body].join("\n")}\n`]),
  );
}

/** The small study with one text of one file replaced. */
export function changed(file: string, from: string, to: string): Record<string, string> {
  const study = smallStudy();
  const text = study[file] ?? "";
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
  return { ...study, [file]: text.replace(from, to) };
}

/** Writes files to a temporary folder, passes it to `work`, and deletes it. */
export async function inFolder<T>(files: Files, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), "granskog-interviews-"));
  try {
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), content);
    }
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A study's problems, one line each, with relative file names. */
export async function problemsOf(
  files: Files,
  prepare?: (session: Session, folder: string) => Promise<void>,
  finished?: CheckOptions["finished"],
): Promise<string[]> {
  return inFolder(files, (folder) =>
    withDuckDb({ threads: 1, memory: "500MB" }, async (session) => {
      await prepare?.(session, folder);
      const opened = await openInterviews(session, [folder]);
      const groups = [...opened.problems, ...(await checkInterviews(session, opened, { finished }))];
      return describeProblems(groups)
        .filter((line) => line.startsWith("  "))
        .map((line) => line.trim().replaceAll(`${folder}${path.sep}`, "").replaceAll(folder, "the folder"));
    }),
  );
}
