import type { StudyDefinition } from "@/lib/catalogue/definition/definition";
import type { Session } from "@/lib/study/duckdb/session";
import { checkInterviews } from "@/lib/study/interviews/checks/check-interviews";
import type { OpenedInterviews } from "@/lib/study/interviews/open-interviews";
import { countProblems } from "@/lib/study/interviews/print-problems";
import { type ProblemGroup, ProblemLog } from "@/lib/study/interviews/problem-log";
import { readResults } from "@/lib/study/interviews/read-results";
import { checkQuality } from "@/lib/study/quality/check-quality";
import type { QualityReport } from "@/lib/study/quality/quality-report";

/** Everything that is wrong or odd in the opened files of a study, and what the checks of quality found. */
export async function checkStudy(
  session: Session,
  opened: OpenedInterviews,
  definition: StudyDefinition,
  progress: (done: number, total: number) => void = () => undefined,
): Promise<{ problems: ProblemGroup[]; report: QualityReport }> {
  const log = new ProblemLog();
  const finished = await readResults(opened.resultFiles, false, log, definition);
  const found = await checkInterviews(session, opened, { finished: log.hasErrors ? null : finished, progress });
  const asRead = [...opened.problems, ...found, ...log.list()];
  // Invalid values would make normal interviews look suspicious.
  const quality = countProblems(asRead) === 0 ? await checkQuality(session, definition) : null;
  return {
    problems: [...asRead, ...(quality?.problems ?? [])],
    report: quality?.report ?? { findings: [], excluded: [] },
  };
}
