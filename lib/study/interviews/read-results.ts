import { readFile } from "node:fs/promises";
import { DEFAULT_DEFINITION } from "@/lib/catalogue/definition/default-definition";
import { ImportRefused } from "@/lib/study/import/problem";
import { readStudyFile } from "@/lib/study/import/study-file";
import { explainUnreadable, type FoundFile } from "@/lib/study/interviews/find-files";
import type { ProblemLog } from "@/lib/study/interviews/problem-log";
import type { Study } from "@/lib/study/study";

/** The allowed years of finished results. */
const ANY_YEAR = { from: 2000, to: 2100 };

/** Finished results, and the first line of each market and year, by `market/year`. */
export type FinishedStudy = Study & { firstLines: ReadonlyMap<string, number> };

/** The finished results in these files, by the import's rules; problems and warnings go to the log. */
export async function readResults(
  files: readonly FoundFile[],
  isSample: boolean,
  log: ProblemLog,
  definition = DEFAULT_DEFINITION,
): Promise<FinishedStudy[]> {
  const studies: FinishedStudy[] = [];
  for (const { path, name } of files) {
    const fieldwork = { interviews: new Map(), from: null, to: null };
    try {
      const bytes = await readFile(path);
      const { study, warnings, firstLines } = await readStudyFile(bytes, {
        file: name,
        years: ANY_YEAR,
        market: null,
        isSample,
        fieldwork,
        definition,
      });
      for (const warning of warnings)
        log.add("values", { file: name }, warning.replace(/\.$/, ""), "", { isWarning: true });
      studies.push({ ...study, firstLines });
    } catch (error) {
      if (error instanceof ImportRefused) {
        for (const { message, fix, ...location } of error.problems)
          log.add("values", { ...location, file: name }, message, fix);
      } else log.add("files", { file: name }, ...explainUnreadable(error));
    }
  }
  return studies;
}
