import { z } from "zod";
import { waveNameIn } from "@/lib/catalogue/definition/markets";
import type { StudyDefinition } from "@/lib/catalogue/definition/definition";
import type { Session } from "@/lib/study/duckdb/session";
import { readWeighting } from "@/lib/study/weighting/read-weighting";
import { weighWave, WeightingFailed } from "@/lib/study/weighting/weigh-wave";
import type { QualityAction } from "@/lib/study/quality/quality-report";

/** The findings of a check of whole waves, in sentences. */
export type WaveFinding = { check: string; action: QualityAction; rule: string; details: string[] };

const percent = (share: number) => `${(100 * share).toFixed(1)}%`;
const waveRow = z.object({ market: z.custom<StudyDefinition["markets"][number]["slug"]>(), year: z.number() });

/** A definition's checks of whole waves: quotas, weights, bases, item non-response, brand lists. */
export async function checkWaveQuality(session: Session, definition: StudyDefinition): Promise<WaveFinding[]> {
  const { quotas, weights, nonResponse, brandLists, bases } = definition.quality;
  return [
    ...(nonResponse ? [await checkItems(session, definition, nonResponse.itemAbove)] : []),
    ...(quotas ? [await checkQuotas(session, definition, quotas)] : []),
    ...(weights ? [await checkWeighting(session, definition, weights)] : []),
    await checkBases(session, definition, bases.warnBelow),
    ...(brandLists ? [await checkBrandLists(session, definition, brandLists.action)] : []),
  ];
}

async function checkItems(session: Session, definition: StudyDefinition, above: number): Promise<WaveFinding> {
  const [first, second] = definition.dimensions.map(({ key }) => key);
  const rows = await session.rows(
    `SELECT w.market, w.year, a.brand, (1 - count(environment) / count(*))::DOUBLE AS first_share, (1 - count(social) / count(*))::DOUBLE AS second_share
     FROM assessment a JOIN respondent r USING (respondent) JOIN wave w USING (wave_id) GROUP BY w.wave_id, w.market, w.year, a.brand
     HAVING first_share > ${above} OR second_share > ${above} ORDER BY w.wave_id, a.brand`,
    waveRow.extend({ brand: z.string(), first_share: z.number(), second_share: z.number() }),
  );
  return {
    check: "item non-response",
    action: "report",
    rule: `don’t know from more than ${percent(above)} of the people asked about a brand`,
    details: rows.map(
      (row) =>
        `${waveNameIn(definition, row)}, ${row.brand}: ${percent(row.first_share)} by ${first}, ${percent(row.second_share)} by ${second}`,
    ),
  };
}

async function checkQuotas(
  session: Session,
  definition: StudyDefinition,
  { off, action }: { off: number; action: QualityAction },
): Promise<WaveFinding> {
  const rows = await session.rows(
    `WITH had AS (
       SELECT wave_id, variable, category, count(*) / sum(count(*)) OVER (PARTITION BY wave_id, variable) AS share
       FROM (UNPIVOT (SELECT wave_id, age_group, sex, region FROM respondent) ON age_group, sex, region INTO NAME variable VALUE category) GROUP BY wave_id, variable, category)
     SELECT w.market, w.year, m.variable, m.category, coalesce(had.share, 0)::DOUBLE AS share, m.share::DOUBLE AS target
     FROM margin m JOIN wave w USING (wave_id) LEFT JOIN had USING (wave_id, variable, category)
     WHERE abs(coalesce(had.share, 0) - m.share) > ${off} ORDER BY w.wave_id, m.variable, m.category`,
    waveRow.extend({ variable: z.string(), category: z.string(), share: z.number(), target: z.number() }),
  );
  return {
    check: "quotas",
    action,
    rule: `an unweighted share more than ${Math.round(100 * off)} percentage points from its target`,
    details: rows.map(
      (row) =>
        `${waveNameIn(definition, row)}, ${row.variable} ${row.category}: ${percent(row.share)} of interviews, target ${percent(row.target)}`,
    ),
  };
}

async function checkWeighting(
  session: Session,
  definition: StudyDefinition,
  { efficiencyBelow, largest, action }: { efficiencyBelow: number; largest: number; action: QualityAction },
): Promise<WaveFinding> {
  const details: string[] = [];
  for (const { name, cells, margins, rule } of await readWeighting(session, definition)) {
    try {
      const { weighting } = weighWave(name, cells, margins, rule);
      const efficiency = 1 / weighting.designEffect;
      if (efficiency < efficiencyBelow) details.push(`${name}: weighting efficiency ${percent(efficiency)}`);
      if (weighting.largest > largest)
        details.push(`${name}: the largest weight is ${weighting.largest.toFixed(1)} times the mean`);
    } catch (error) {
      // Weights that cannot be computed are reported by the weighting check.
      if (!(error instanceof WeightingFailed)) throw error;
    }
  }
  const rule = `a weighting efficiency below ${percent(efficiencyBelow)}, or a weight above ${largest} times the mean`;
  return { check: "weights", action, rule, details };
}

async function checkBases(session: Session, definition: StudyDefinition, below: number): Promise<WaveFinding> {
  const { smallestBase } = definition;
  const rows = await session.rows(
    `SELECT market, year, count(*) FILTER (n < ${smallestBase})::DOUBLE AS hidden, count(*) FILTER (n >= ${smallestBase})::DOUBLE AS small FROM (
       SELECT w.wave_id, w.market, w.year, a.brand, count(*) AS n FROM assessment a JOIN respondent r USING (respondent) JOIN wave w USING (wave_id) GROUP BY ALL)
     WHERE n < ${below} GROUP BY wave_id, market, year ORDER BY wave_id`,
    waveRow.extend({ hidden: z.number(), small: z.number() }),
  );
  return {
    check: "bases",
    action: "report",
    rule: `brands with fewer than ${below} people asked; below ${smallestBase} they are not shown`,
    details: rows.map(
      (row) =>
        `${waveNameIn(definition, row)}: ${row.hidden} brands below ${smallestBase}, ${row.small} more below ${below}`,
    ),
  };
}

async function checkBrandLists(
  session: Session,
  definition: StudyDefinition,
  action: QualityAction,
): Promise<WaveFinding> {
  const listed = new Map<string, ReadonlySet<string>>();
  for (const { brands } of definition.mappings) {
    for (const { brand, markets } of brands.from === "list" ? brands.list : []) {
      if (markets)
        listed.set(brand.normalize("NFC"), new Set([...(listed.get(brand.normalize("NFC")) ?? []), ...markets]));
    }
  }
  const rows = await session.rows(
    `SELECT DISTINCT w.market, a.brand FROM assessment a JOIN respondent r USING (respondent) JOIN wave w USING (wave_id) ORDER BY ALL`,
    z.object({ market: z.string(), brand: z.string() }),
  );
  const asked = new Set(rows.map(({ market, brand }) => `${market}/${brand}`));
  const surplus = rows.flatMap(({ market, brand }) => {
    const markets = listed.get(brand);
    return markets && !markets.has(market)
      ? [`${brand} was asked about in ${market}, whose list does not have it`]
      : [];
  });
  const marketsAsked = new Set(rows.map(({ market }) => market));
  const never = [...listed].flatMap(([brand, markets]) =>
    [...markets]
      .filter((market) => marketsAsked.has(market) && !asked.has(`${market}/${brand}`))
      .map((market) => `${brand} is listed in ${market}, and no one was asked about it`),
  );
  return {
    check: "brand lists",
    action,
    rule: "brands asked about where they are not listed, or listed and not asked about",
    details: [...surplus, ...never],
  };
}
