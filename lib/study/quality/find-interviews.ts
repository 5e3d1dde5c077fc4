import { z } from "zod";
import type { StudyDefinition } from "@/lib/catalogue/definition/definition";
import { quoteText } from "@/lib/study/duckdb/quote";
import type { Session } from "@/lib/study/duckdb/session";
import { findNearDuplicates, LEAST_SHARED } from "@/lib/study/quality/find-near-duplicates";
import type { QualityAction } from "@/lib/study/quality/quality-report";

/** A check of single interviews: `sql` selects the respondents it finds. */
type InterviewCheck = { check: string; action: QualityAction; rule: string; sql: string; needs: string | null };

/** With fewer answers, interviews are identical by chance. */
const LEAST_ANSWERS = 40;

/** A definition's checks of single interviews. `needs` is the column that a check requires. */
function listChecks({ quality, scale }: StudyDefinition): InterviewCheck[] {
  const checks: InterviewCheck[] = [];
  const { speeders, straightlining, duplicates, nonResponse, impossible } = quality;
  if (speeders) {
    const { belowShareOfMedian: share, atLeastSeconds: floor, action } = speeders;
    checks.push({
      check: "speeders",
      action,
      rule: `interviews shorter than ${share} of the median of their wave${floor === null ? "" : `, or than ${floor} seconds`}`,
      needs: "duration",
      sql: `SELECT respondent FROM (SELECT respondent, duration, median(duration) OVER (PARTITION BY wave_id) AS middle FROM quality_person WHERE duration > 0)
        WHERE duration < ${share} * middle${floor === null ? "" : ` OR duration < ${floor}`}`,
    });
  }
  if (straightlining) {
    const { fromBrands, sameShare, action } = straightlining;
    const marks = Array.from({ length: scale.max - scale.min + 1 }, (_, i) => scale.min + i);
    const same = marks.map((mark) => `(count(*) FILTER (environment = ${mark}) + count(*) FILTER (social = ${mark}))`);
    checks.push({
      check: "straight-lining",
      action,
      rule: `${sameShare === 1 ? "the same rating" : `${100 * sameShare}% the same rating`} for at least ${fromBrands} rated brands; don’t know does not count`,
      needs: null,
      sql: `SELECT respondent FROM assessment SEMI JOIN quality_person USING (respondent) GROUP BY respondent
        HAVING count(*) FILTER (environment IS NOT NULL OR social IS NOT NULL) >= ${fromBrands}
          AND greatest(${same.join(", ")}) >= ${sameShare} * (count(environment) + count(social))`,
    });
  }
  if (duplicates) {
    const { fingerprints, action } = duplicates;
    checks.push({
      check: "duplicates",
      action,
      rule: `exactly the answers of another interview of the wave, of at least ${LEAST_ANSWERS}`,
      needs: null,
      sql: `SELECT respondent FROM (
          SELECT respondent, sum(given) AS given, bit_xor(own) AS first_hash, sum(own::HUGEINT) AS second_hash FROM (
            SELECT respondent, (environment IS NOT NULL)::INTEGER + (social IS NOT NULL)::INTEGER AS given, hash(brand, environment, social) AS own FROM assessment
            UNION ALL SELECT respondent, 1, hash(question, answer) FROM answer) GROUP BY respondent HAVING sum(given) >= ${LEAST_ANSWERS})
        JOIN quality_person USING (respondent)
        QUALIFY row_number() OVER (PARTITION BY wave_id, first_hash, second_hash ORDER BY respondent) > 1`,
    });
    if (fingerprints) {
      checks.push({
        check: "fingerprints",
        action,
        rule: "the device or address of another interview of the wave",
        needs: "fingerprint",
        sql: `SELECT respondent FROM quality_person WHERE fingerprint IS NOT NULL
          QUALIFY row_number() OVER (PARTITION BY wave_id, fingerprint ORDER BY respondent) > 1`,
      });
    }
  }
  if (nonResponse) {
    const { personAbove, action } = nonResponse;
    checks.push({
      check: "non-response",
      action,
      rule: `don’t know to more than ${Math.round(100 * personAbove)}% of the questions about brands`,
      needs: null,
      sql: `SELECT respondent FROM assessment SEMI JOIN quality_person USING (respondent) GROUP BY respondent
        HAVING 2 * count(*) - count(environment) - count(social) > ${personAbove} * 2 * count(*)`,
    });
  }
  for (const { name, action } of impossible) {
    checks.push({
      check: `impossible: ${name}`,
      action,
      rule: `the impossible combination "${name}"`,
      needs: null,
      sql: `SELECT respondent FROM quality_person WHERE list_contains(string_split(impossible, ';'), ${quoteText(name)})`,
    });
  }
  return [...checks, ...listWaveExclusions(quality)];
}

/** What leaves a wave that is to be made fit: interviews over a quota, and those with a weight above the largest. */
function listWaveExclusions({ quotas, weights }: StudyDefinition["quality"]): InterviewCheck[] {
  const checks: InterviewCheck[] = [];
  if (quotas?.action === "exclude") {
    const { off } = quotas;
    checks.push({
      check: "over quota",
      action: "exclude",
      rule: `the last interviews of a group whose unweighted share is more than ${Math.round(100 * off)} percentage points above its target`,
      needs: null,
      // Of k interviews of n, r leave so that (k - r) / (n - r) is the target and what it may be off.
      sql: `SELECT respondent FROM (
          SELECT p.respondent, count(*) OVER cell AS k, p.n, m.share + ${off} AS most,
            row_number() OVER (PARTITION BY p.wave_id, p.variable, p.category ORDER BY p.interviewed_on DESC NULLS LAST, p.respondent DESC) AS last
          FROM (
            UNPIVOT (SELECT respondent, wave_id, interviewed_on, count(*) OVER (PARTITION BY wave_id) AS n, age_group, sex, region FROM respondent)
            ON age_group, sex, region INTO NAME variable VALUE category) p
          JOIN margin m USING (wave_id, variable, category)
          WINDOW cell AS (PARTITION BY p.wave_id, p.variable, p.category))
        WHERE most < 1 AND k > most * n AND last <= ceil((k - most * n) / (1 - most) - 1e-9)`,
    });
  }
  if (weights?.action === "exclude") {
    const { largest } = weights;
    checks.push({
      check: "large weights",
      action: "exclude",
      rule: `interviews whose weight in the files is more than ${largest} times the mean of their wave`,
      needs: null,
      sql: `SELECT respondent FROM (SELECT respondent, base_weight, avg(base_weight) OVER (PARTITION BY wave_id) AS middle FROM respondent)
        WHERE base_weight > ${largest} * middle`,
    });
  }
  return checks;
}

/** A wave's interviews, and how many of them a check found. */
const countRow = z.object({
  check: z.string(),
  market: z.string(),
  year: z.number(),
  interviews: z.number(),
  found: z.number(),
});

/**
 * Fills `quality_case(check, respondent)` with the interviews in `respondent` that the checks find.
 * @returns the checks that ran, and the counts by wave; checks whose column no file has are in `unable`
 */
export async function findInterviews(session: Session, definition: StudyDefinition) {
  await session.run(`
    CREATE OR REPLACE TABLE quality_person AS
      SELECT r.respondent, r.wave_id, s.duration, s.fingerprint, s.impossible FROM respondent r JOIN source_respondents s USING (respondent);
    CREATE OR REPLACE TABLE quality_case AS SELECT ''::VARCHAR AS "check", respondent FROM respondent WHERE false`);
  const given = await session.row(
    `SELECT count(*) FILTER (duration > 0) > 0 AS duration, count(fingerprint) > 0 AS fingerprint FROM quality_person`,
    z.record(z.string(), z.boolean()),
  );
  const checks = listChecks(definition);
  const [able, unable] = [
    checks.filter(({ needs }) => needs === null || given[needs]),
    checks.filter(({ needs }) => needs !== null && !given[needs]),
  ];
  for (const { check, sql } of able) {
    await session.run(`INSERT INTO quality_case SELECT DISTINCT ${quoteText(check)}, respondent FROM (${sql})`);
  }
  const near = await findAlike(session, definition);
  const counts = await session.rows(
    `WITH people AS (SELECT wave_id, count(*) AS interviews FROM quality_person GROUP BY wave_id),
       found AS (SELECT "check", wave_id, count(*) AS found FROM quality_case JOIN quality_person USING (respondent) GROUP BY ALL)
     SELECT "check", market, year, interviews::DOUBLE AS interviews, found::DOUBLE AS found
     FROM found JOIN people USING (wave_id) JOIN wave USING (wave_id) ORDER BY wave_id, "check"`,
    countRow,
  );
  return { able: [...able, ...near.able], unable, counts, leftOut: near.leftOut };
}

const NEAR_DUPLICATES = "near duplicates";

/** Nearly equal interviews are told of and never left out by themselves: people with short scales answer alike in honesty. */
async function findAlike(session: Session, { quality }: StudyDefinition) {
  const { duplicates } = quality;
  if (!duplicates || duplicates.sameAnswersShare === 1) return { able: [], leftOut: [] };
  const { sameAnswersShare: share } = duplicates;
  const rule = `at least ${Math.round(100 * share)}% the answers of an earlier interview of the wave, of at least ${LEAST_SHARED} that both gave`;
  const leftOut = await findNearDuplicates(session, NEAR_DUPLICATES, share);
  const action: QualityAction = "report";
  return { able: [{ check: NEAR_DUPLICATES, action, rule }], leftOut };
}
