import { waveNameIn } from "@/lib/catalogue/definition/markets";
import { marginVariables, weightingOf } from "@/lib/catalogue/definition/weighting";
import { z } from "zod";
import { ASSESSED } from "@/lib/study/interviews/checks/check-assessments";
import { type CheckContext, locate, rowLocation } from "@/lib/study/interviews/checks/context";
import { quoteName, quoteText } from "@/lib/study/duckdb/quote";
import { firstOfWave, MARGIN_ROWS, RESPONDENT_ROWS } from "@/lib/study/interviews/checks/first-of-wave";
import type { StudyWave } from "@/lib/study/study";

const waveOnly = z.object({ market: z.string(), year: z.number() });

type WaveKey = Pick<StudyWave, "market" | "year">;

/**
 * Every wave has interviews, ratings and weighting targets that can be reached. A wave of `finished` results needs
 * answers but no ratings; null if these are not known. Skipped while rows belong to no wave: a misspelled market makes
 * waves seem empty.
 */
export async function checkWaves(context: CheckContext, finished: readonly WaveKey[] | null): Promise<void> {
  const { strays } = await context.session.row(
    `SELECT ((SELECT count(*) FROM source_respondents) - (SELECT count(*) FROM respondent) + (
       SELECT count(*) FROM source_margins s LEFT JOIN market_spelling m ON m.spelling = s."Country"
       WHERE m.market IS NULL OR s."Year" IS NULL))::DOUBLE AS strays`,
    z.object({ strays: z.number() }),
  );
  if (strays !== 0) return;
  await checkInterviewed(context);
  await checkAssessed(context, finished);
  await checkTargets(context);
  await checkCategories(context);
}

/** Targets of a wave without interviews. */
async function checkInterviewed(context: CheckContext): Promise<void> {
  const found = await context.session.rows(
    `SELECT m.market, s."Year" AS year, min_by(s.file, (s.file, s.row)) AS file, min_by(s.row, (s.file, s.row)) AS row, s."Year"::VARCHAR AS value
     FROM ${MARGIN_ROWS} ANTI JOIN wave w ON w.market = m.market AND w.year = s."Year"
     WHERE s."Year" IS NOT NULL GROUP BY m.market, s."Year" ORDER BY file, row`,
    rowLocation.extend(waveOnly.shape),
  );
  const locations = await locate(context, found, "Year");
  for (const [i, { market, year }] of found.entries()) {
    const name = waveNameIn(context.definition, { market, year });
    context.log.add(
      "waves",
      locations[i] ?? {},
      `"${name}" has targets here, but no interviews`,
      "name the respondents file of this wave too, or remove its targets",
    );
  }
}

async function checkAssessed(context: CheckContext, finished: readonly WaveKey[] | null): Promise<void> {
  const waves = await context.session.rows(
    `SELECT w.market, w.year, count(*)::DOUBLE AS interviews, count(a.respondent)::DOUBLE AS assessed
     FROM respondent r JOIN wave w USING (wave_id)
       LEFT JOIN (SELECT DISTINCT respondent FROM ${ASSESSED}) a ON a.respondent = r.respondent
     GROUP BY w.wave_id, w.market, w.year HAVING assessed < interviews ORDER BY w.wave_id`,
    waveOnly.extend({ interviews: z.number(), assessed: z.number() }),
  );
  for (const { market, year, interviews, assessed } of waves) {
    const name = waveNameIn(context.definition, { market, year });
    if (assessed === 0) {
      const isFinished = finished?.some((wave) => wave.market === market && wave.year === year) ?? true;
      if (isFinished && (await hasAnswers(context, market, year))) continue;
      const location = await firstOfWave(context, RESPONDENT_ROWS, { column: "Year", market, year });
      const message = isFinished
        ? `"${name}" has interviews, but neither assessments nor answers`
        : `"${name}" has interviews, but no assessments`;
      const fix = isFinished
        ? "name the answers file of this wave too, or remove its respondents"
        : "name the assessments file of this wave too, or remove its respondents";
      context.log.add("waves", location, message, fix);
    } else {
      const missing = (interviews - assessed).toLocaleString("en-GB");
      context.log.add(
        "waves",
        {},
        `${missing} of ${interviews.toLocaleString("en-GB")} respondents of "${name}" assess no brand`,
        "",
        { isWarning: true },
      );
    }
  }
}

async function hasAnswers({ session }: CheckContext, market: string, year: number): Promise<boolean> {
  const { some } = await session.row(
    `SELECT EXISTS(SELECT 1 FROM answer SEMI JOIN (FROM respondent JOIN wave USING (wave_id)
       WHERE market = ${quoteText(market)} AND year = ${year}) USING (respondent)) AS some`,
    z.object({ some: z.boolean() }),
  );
  return some;
}

async function checkTargets(context: CheckContext): Promise<void> {
  const waves = await context.session.rows(
    `SELECT w.market, w.year, coalesce(string_agg(DISTINCT m.variable, ','), '') AS variables
     FROM wave w LEFT JOIN margin m USING (wave_id) GROUP BY w.wave_id, w.market, w.year ORDER BY w.wave_id`,
    waveOnly.extend({ variables: z.string() }),
  );
  for (const { market, year, variables } of waves) {
    const name = waveNameIn(context.definition, { market, year });
    const { by, withoutMargins } = weightingOf(context.definition, { market, year });
    const missing = by.filter((variable) => !variables.split(",").includes(variable));
    if (missing.length === by.length) {
      if (by.length === 0 || withoutMargins === "keep") continue;
      const location = await firstOfWave(context, RESPONDENT_ROWS, { column: "Year", market, year });
      context.log.add("waves", location, `"${name}" has no targets to weight to`, "add its lines to the margins file");
    } else if (missing.length > 0) {
      const unknown = missing.join(" and ");
      context.log.add("weighting", {}, `"${name}" has no targets by ${unknown}, so it is not weighted by that`, "", {
        isWarning: true,
      });
    }
  }
}

const categoryRow = waveOnly.extend({
  variable: z.string(),
  category: z.string(),
  interviews: z.number(),
  share: z.number().nullable(),
});

/** Raking needs interviews in every category with a share, and a share for every category with interviews. */
async function checkCategories(context: CheckContext): Promise<void> {
  const variables = marginVariables(context.definition);
  if (variables.length === 0) return;
  const names = variables.map((name) => quoteText(name)).join(", ");
  const found = await context.session.rows(
    `WITH had AS (
       SELECT wave_id, variable, category, count(*)::DOUBLE AS interviews
       FROM (UNPIVOT (SELECT wave_id, age_group, sex, region FROM respondent) ON age_group, sex, region INTO NAME variable VALUE category)
       GROUP BY ALL
     ), weighted AS (SELECT DISTINCT wave_id, variable FROM margin WHERE variable IN (${names})),
     wanted AS (SELECT wave_id, variable, category, any_value(share) AS share FROM margin GROUP BY ALL)
     SELECT w.market, w.year, variable, category, coalesce(had.interviews, 0)::DOUBLE AS interviews, wanted.share
     FROM (had FULL JOIN wanted USING (wave_id, variable, category)) SEMI JOIN weighted USING (wave_id, variable) JOIN wave w USING (wave_id)
     WHERE category <> '' AND ((coalesce(interviews, 0) = 0 AND share > 0) OR (interviews > 0 AND coalesce(share, 0) = 0))
     ORDER BY w.wave_id, variable, category`,
    categoryRow,
  );
  for (const { market, year, variable, category, interviews, share } of found) {
    const where = `of "${variable}" in "${waveNameIn(context.definition, { market, year })}"`;
    if (interviews === 0) {
      const which = `s.variable = ${quoteText(variable)} AND nfc_normalize(s.category) = ${quoteText(category)}`;
      const location = await firstOfWave(context, MARGIN_ROWS, { column: "category", market, year, which });
      const fix = "spell it the same way in respondents and margins, or join it with another category in both";
      context.log.add("weighting", location, `the category ${where} has a target of ${share}, but no interviews`, fix);
    } else {
      const which = `nfc_normalize(s.${quoteName(variable)}) = ${quoteText(category)}`;
      const location = await firstOfWave(context, RESPONDENT_ROWS, { column: variable, market, year, which });
      const target = share === null ? "no target" : "the target 0";
      const fix = "spell it the same way in respondents and margins, or add its share to the margins file";
      context.log.add("weighting", location, `the category ${where} has ${interviews} interviews, but ${target}`, fix);
    }
  }
}
