import { z } from "zod";
import type { StudyDefinition } from "@/lib/catalogue/definition/definition";
import { waveNameIn } from "@/lib/catalogue/definition/markets";
import { quoteText } from "@/lib/study/duckdb/quote";
import type { Session } from "@/lib/study/duckdb/session";
import { type ProblemGroup, ProblemLog } from "@/lib/study/interviews/problem-log";
import { checkWaveQuality } from "@/lib/study/quality/check-waves";
import { findInterviews } from "@/lib/study/quality/find-interviews";
import { MOST_CASES, type QualityFinding, type QualityReport } from "@/lib/study/quality/quality-report";

const EMPTY: QualityReport = { findings: [], excluded: [] };
const REFUSED_FIX = "correct or remove the interviews, or change the check’s action in the definition";

/** Whether a definition configures any check; the default one has none, and nothing is read for it. */
function asksForNone({ quality }: StudyDefinition): boolean {
  const { speeders, straightlining, duplicates, nonResponse, impossible, quotas, weights, brandLists } = quality;
  const asked = [speeders, straightlining, duplicates, nonResponse, quotas, weights, brandLists];
  return impossible.length === 0 && asked.every((check) => check === null);
}

/**
 * Runs a definition's quality checks on the open tables of a valid study. Excluded interviews are removed from
 * `respondent`, so that they are neither weighted nor counted.
 * @returns the report to store, and messages: refused interviews are problems, everything else warnings
 */
export async function checkQuality(
  session: Session,
  definition: StudyDefinition,
): Promise<{ report: QualityReport; problems: ProblemGroup[] }> {
  if (asksForNone(definition)) return { report: EMPTY, problems: [] };
  const log = new ProblemLog();
  const { able, unable, counts, leftOut } = await findInterviews(session, definition);
  const findings: QualityFinding[] = [];
  for (const { check, needs } of unable) {
    log.add("quality", {}, `${check}: not checked, no interview has a ${needs}`, "", { isWarning: true });
  }
  for (const { interviews, ...wave } of leftOut) {
    const words = `near duplicates: "${waveNameIn(definition, wave)}" was not compared, because it has too many interviews (${number(interviews)})`;
    log.add("quality", {}, words, "", { isWarning: true });
  }
  for (const { check, action, rule } of able) {
    const waves = counts.filter((count) => count.check === check).map(({ check: _, ...count }) => count);
    const shown = waves.length === 0 ? [] : await listCases(session, check);
    findings.push({ check, action, rule, waves, shown, details: [] });
    for (const { market, year, interviews, found } of waves) {
      const words = `${check}: ${number(found)} of ${number(interviews)} interviews of "${waveNameIn(definition, { market, year })}" (${percent(found / interviews)}; ${rule})`;
      const end = action === "exclude" ? ", excluded" : "";
      log.add("quality", {}, `${words}${end}`, action === "refuse" ? REFUSED_FIX : "", {
        isWarning: action !== "refuse",
      });
    }
  }
  const excluded = await listExcluded(session, findings);
  if (excluded.length > 0 && definition.weighting.method === "given") {
    const words = `${number(excluded.length)} interviews are excluded, and the weights in the files were made with them`;
    log.add("quality", {}, words, "if there are many, have the weights recalculated without them", { isWarning: true });
  }
  await refuseLargeExclusions(session, definition, findings, log);
  await session.run(
    `DELETE FROM respondent WHERE respondent IN (SELECT respondent FROM quality_case WHERE "check" IN (${excludingOf(findings)}))`,
  );
  for (const { check, action, rule, details } of await checkWaveQuality(session, definition)) {
    findings.push({ check, action, rule, waves: [], shown: [], details });
    for (const detail of details) {
      log.add("quality", {}, `${check}: ${detail}`, action === "refuse" ? REFUSED_FIX : "", {
        isWarning: action !== "refuse",
      });
    }
  }
  return { report: { findings, excluded }, problems: log.list() };
}

/** The names of the excluding checks, as SQL; '' if there are none. */
function excludingOf(findings: readonly QualityFinding[]): string {
  const names = findings.filter(({ action }) => action === "exclude").map(({ check }) => quoteText(check));
  return names.length === 0 ? "''" : names.join(", ");
}

async function listCases(session: Session, check: string): Promise<string[]> {
  const rows = await session.rows(
    `SELECT respondent::VARCHAR AS respondent FROM quality_case WHERE "check" = ${quoteText(check)} ORDER BY quality_case.respondent LIMIT ${MOST_CASES}`,
    z.object({ respondent: z.string() }),
  );
  return rows.map(({ respondent }) => respondent);
}

async function listExcluded(session: Session, findings: readonly QualityFinding[]): Promise<QualityReport["excluded"]> {
  const rows = await session.rows(
    `SELECT respondent::VARCHAR AS respondent, string_agg("check", ';' ORDER BY "check") AS checks FROM quality_case
     WHERE "check" IN (${excludingOf(findings)}) GROUP BY quality_case.respondent ORDER BY quality_case.respondent`,
    z.object({ respondent: z.string(), checks: z.string() }),
  );
  return rows.map(({ respondent, checks }) => ({ respondent, checks: checks.split(";") }));
}

/** A wave that would lose many of its interviews must be checked by a person. */
async function refuseLargeExclusions(
  session: Session,
  definition: StudyDefinition,
  findings: readonly QualityFinding[],
  log: ProblemLog,
): Promise<void> {
  const { mostExcluded } = definition.quality;
  const rows = await session.rows(
    `SELECT market, year, (count(*) FILTER (p.respondent IN (SELECT respondent FROM quality_case WHERE "check" IN (${excludingOf(findings)}))) / count(*))::DOUBLE AS share
     FROM quality_person p JOIN wave USING (wave_id) GROUP BY wave_id, market, year HAVING share > ${mostExcluded} ORDER BY wave_id`,
    z.object({ market: z.string(), year: z.number(), share: z.number() }),
  );
  for (const { market, year, share } of rows) {
    const wave = waveNameIn(definition, { market, year });
    const message = `${percent(share)} of the interviews of "${wave}" would be excluded, more than ${percent(mostExcluded)}`;
    log.add(
      "quality",
      {},
      message,
      "look at these interviews, then change the checks or mostExcluded in the definition",
    );
  }
}

const number = (value: number) => value.toLocaleString("en-GB");
const percent = (share: number) => `${(100 * share).toFixed(1)}%`;
