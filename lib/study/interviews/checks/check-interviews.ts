import { checkAnswers } from "@/lib/study/interviews/checks/check-answers";
import { checkAssessments } from "@/lib/study/interviews/checks/check-assessments";
import { checkBrands } from "@/lib/study/interviews/checks/check-brands";
import { checkMargins } from "@/lib/study/interviews/checks/check-margins";
import { checkNames } from "@/lib/study/interviews/checks/check-names";
import { checkRespondents } from "@/lib/study/interviews/checks/check-respondents";
import { checkOddities } from "@/lib/study/interviews/checks/check-oddities";
import { checkWavesOnce, type FinishedWave } from "@/lib/study/interviews/checks/check-twice";
import { checkWeights } from "@/lib/study/interviews/checks/check-weights";
import { checkWaves } from "@/lib/study/interviews/checks/check-waves";
import type { CheckContext } from "@/lib/study/interviews/checks/context";
import type { Session } from "@/lib/study/duckdb/session";
import type { OpenedInterviews } from "@/lib/study/interviews/open-interviews";
import { type ProblemGroup, ProblemLog } from "@/lib/study/interviews/problem-log";
import type { StudyWave } from "@/lib/study/study";

/** Additional inputs of a check. */
export type CheckOptions = {
  /** Finished results that come with the interviews; null if they could not be read, so that they are not checked. */
  finished?: readonly FinishedResults[] | null;
  /** The current year; the clock's by default. */
  thisYear?: number;
  /** Called with the number of rows checked. */
  progress?: (done: number, total: number) => void;
};

/** A file of finished results: its waves, and the line on which each begins, by market and year. */
type FinishedResults = {
  source?: string;
  waves: readonly Pick<StudyWave, "market" | "year">[];
  firstLines?: ReadonlyMap<string, number>;
};

function toFinishedWaves({ source = "", waves, firstLines }: FinishedResults): FinishedWave[] {
  return waves.map(({ market, year }) => ({
    market,
    year,
    file: source,
    line: firstLines?.get(`${market}/${year}`) ?? 1,
  }));
}

/**
 * Checks the values of opened interviews and their consistency. Returns problems and warnings other than those of
 * opening; if opening found errors, nothing is checked, as an incomplete study seems full of problems.
 */
export async function checkInterviews(
  session: Session,
  opened: OpenedInterviews,
  { finished = [], progress = () => undefined, thisYear = new Date().getUTCFullYear() }: CheckOptions = {},
): Promise<ProblemGroup[]> {
  if (opened.files.length === 0 || opened.problems.some(({ isWarning }) => !isWarning)) return [];
  const total = opened.files.reduce((sum, { rows }) => sum + rows, 0);
  let done = 0;
  const onRows = (rows: number) => progress((done += rows), total);
  const log = new ProblemLog();
  const context: CheckContext = { session, sources: opened.sources, log, definition: opened.definition };
  await checkRespondents(context);
  await checkMargins(context);
  await checkBrands(context);
  await checkNames(context);
  await checkAssessments(context, opened, onRows);
  await checkAnswers(context, opened, onRows);
  await checkWaves(context, finished && finished.flatMap(({ waves }) => waves));
  await checkWavesOnce(context, finished?.flatMap(toFinishedWaves) ?? []);
  await checkWeights(context);
  await checkOddities(context, thisYear);
  return log.list();
}
