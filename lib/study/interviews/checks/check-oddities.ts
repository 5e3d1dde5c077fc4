import { weightingOf } from "@/lib/catalogue/definition/weighting";
import { waveNameIn } from "@/lib/catalogue/definition/markets";
import { z } from "zod";
import { type CheckContext, locate, rowLocation } from "@/lib/study/interviews/checks/context";
import { firstOfWave, RESPONDENT_ROWS } from "@/lib/study/interviews/checks/first-of-wave";
import { findRenamed } from "@/lib/study/import/renamed-brands";
import { UNREADABLE } from "@/lib/study/interviews/read-expression";

/** Weights above this multiple of the wave's median give one person too much influence. */
const HEAVY = 20;

const waveRow = z.object({ market: z.string(), year: z.number() });

/**
 * Warnings about valid but unusual values: empty ratings, dates far from the wave's year, waves in the future, single
 * heavy weights, and brands that seem to have been renamed. Only after values are valid.
 * @param thisYear the current year
 */
export async function checkOddities(context: CheckContext, thisYear: number): Promise<void> {
  if (context.log.hasErrors) return;
  // One reading of all assessments, which can be tens of millions.
  const rated = await context.session.rows(
    `SELECT w.market, w.year, b.brand, b.industry, (count(a.environment) + count(a.social))::DOUBLE AS ratings
     FROM assessment a JOIN respondent r USING (respondent) JOIN wave w USING (wave_id) JOIN brand b ON b.brand = a.brand
     GROUP BY ALL ORDER BY w.market, w.year, b.brand`,
    waveRow.extend({ brand: z.string(), industry: z.string(), ratings: z.number() }),
  );
  remarkOnEmptyRatings(context, rated);
  await checkDays(context);
  await checkFuture(context, thisYear);
  await checkHeavyWeights(context);
  for (const text of findRenamed(rated, context.definition))
    context.log.add("references", { column: "Brand" }, text, "", remark);
}

const remark = { isWarning: true };

function remarkOnEmptyRatings(
  context: CheckContext,
  rated: readonly { market: string; year: number; ratings: number }[],
): void {
  for (const [name, brands] of Map.groupBy(rated, ({ market, year }) =>
    waveNameIn(context.definition, { market, year }),
  )) {
    if (brands.some(({ ratings }) => ratings > 0)) continue;
    context.log.add("values", {}, `all ratings of "${name}" are empty, so every brand gets a score of 0`, "", remark);
  }
}

async function checkDays(context: CheckContext): Promise<void> {
  const found = await context.session.rows(
    `SELECT file, row, interviewed_on_text AS value, "Year" AS year, count(*) OVER ()::DOUBLE AS count FROM source_respondents
     WHERE interviewed_on <> ${UNREADABLE.day} AND abs(year(interviewed_on) - "Year") > 1 ORDER BY file, row LIMIT 10`,
    rowLocation.extend({ year: z.number(), count: z.number() }),
  );
  const locations = await locate(context, found, "interviewed_on");
  context.log.addMany(
    "values",
    found[0]?.count ?? 0,
    found.map(({ year }, i) => ({
      ...locations[i],
      message: `the date is more than a year from the wave of ${year}`,
      fix: "",
    })),
    remark,
  );
}

async function checkFuture(context: CheckContext, thisYear: number): Promise<void> {
  const waves = await context.session.rows(
    `SELECT market, year FROM wave WHERE year > ${thisYear} ORDER BY market, year`,
    waveRow,
  );
  for (const { market, year } of waves) {
    const location = await firstOfWave(context, RESPONDENT_ROWS, { column: "Year", market, year });
    context.log.add(
      "waves",
      location,
      `"${waveNameIn(context.definition, { market, year })}" is in the future`,
      "",
      remark,
    );
  }
}

/** How a heavy weight is treated. */
function held({ definition }: CheckContext, wave: { market: string; year: number }): string {
  const { method, cap } = weightingOf(definition, wave);
  if (method === "rake") return `it is limited to ${cap} times the mean`;
  return method === "given" ? "it is used as it is given" : "weights are not used in this wave";
}

async function checkHeavyWeights(context: CheckContext): Promise<void> {
  const waves = await context.session.rows(
    `SELECT w.market, w.year, median(r.base_weight) AS median, max(r.base_weight) AS heaviest
     FROM respondent r JOIN wave w USING (wave_id) GROUP BY w.market, w.year
     HAVING max(r.base_weight) > ${HEAVY} * median(r.base_weight) ORDER BY w.market, w.year`,
    waveRow.extend({ median: z.number(), heaviest: z.number() }),
  );
  for (const { market, year, median, heaviest } of waves) {
    const which = `s.base_weight = ${heaviest}`;
    const location = await firstOfWave(context, RESPONDENT_ROWS, { column: "base_weight", market, year, which });
    const times = Math.round(heaviest / median).toLocaleString("en-GB");
    const message = `the weight is ${times} times the median of "${waveNameIn(context.definition, { market, year })}"; ${held(context, { market, year })}`;
    context.log.add("weighting", location, message, "", remark);
  }
}
