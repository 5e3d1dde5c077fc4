import { DEFAULT_DEFINITION } from "@/lib/catalogue/definition/default-definition";
import { waveNameIn } from "@/lib/catalogue/definition/markets";
import type { MarketSlug } from "@/lib/catalogue/markets/market";
import { competitionRanks } from "@/lib/statistics/competition-rank";
import { widenRankRange } from "@/lib/statistics/rank-grid";
import type { RankRange } from "@/lib/statistics/rank-range";
import { isUnranked, type ImportRow } from "@/lib/study/import/read-rows";
import { waveRankRanges } from "@/lib/study/rank-wave";
import { toSlug } from "@/lib/catalogue/names/slug";
import { scoringRuleOf } from "@/lib/study/scoring-rule";
import { NOT_COMPUTED } from "@/lib/study/bare-study";
import { SMALLEST_BASE, type StudyResult, type StudyWave } from "@/lib/study/study";

/** Facts about waves that are not in the file. */
export type Fieldwork = {
  /** Number of interviews of a market's wave, if known. */
  interviews: ReadonlyMap<MarketSlug, number>;
  from: string | null;
  to: string | null;
};

/** A line with all required values; only a brand that is not ranked may lack positions. */
export type CompleteRow = ImportRow & { brand: string; market: MarketSlug; industry: string; year: number };

type Warn = (text: string) => void;

/** Waves and results from checked lines, with rank ranges if all scores of a wave have standard errors. */
export function toWaves(
  rows: readonly CompleteRow[],
  fieldwork: Fieldwork,
  warn: Warn,
  definition = DEFAULT_DEFINITION,
) {
  const waves: StudyWave[] = [];
  const results: StudyResult[] = [];
  for (const wave of Map.groupBy(rows, ({ market, year }) => `${market}/${year}`).values()) {
    const [{ market, year }] = wave as [CompleteRow, ...CompleteRow[]];
    const name = waveNameIn(definition, { market, year });
    const shown = closeGaps(wave.map((row) => leaveUnranked(row, name, warn)));
    waves.push({
      market,
      year,
      interviews: fieldwork.interviews.get(market) ?? null,
      fieldworkFrom: fieldwork.from,
      fieldworkTo: fieldwork.to,
      ruleVersion: shown.some(({ score }) => score !== null) ? scoringRuleOf(definition).version : null,
      assessments: null,
      marketMean: null,
      marketDeviation: null,
      weighting: null,
    });
    results.push(...toResults(shown, name, warn));
  }
  return { waves, results };
}

/** A brand rated by too few people keeps only its n. */
function leaveUnranked(row: CompleteRow, wave: string, warn: Warn): CompleteRow {
  if (!isUnranked(row)) return row;
  const moved = row.overallPosition === null ? "" : " Its positions are left out, and brands after it move up.";
  warn(
    `Line ${row.line}: ${row.brand} in ${wave} has n = ${row.n}, below ${SMALLEST_BASE}; it is not ranked and its score is not shown.${moved}`,
  );
  return { ...row, overallPosition: null, industryPosition: null, score: null, standardError: null, nEff: null };
}

/** Positions among ranked brands only: the same order and the same ties. */
function closeGaps(wave: readonly CompleteRow[]): CompleteRow[] {
  const overall = ranksAmong(wave, ({ overallPosition }) => overallPosition);
  const inIndustry = new Map(
    [...Map.groupBy(wave, ({ industry }) => toSlug(industry)).values()].flatMap((members) => [
      ...ranksAmong(members, ({ industryPosition }) => industryPosition),
    ]),
  );
  return wave.map((row) => ({
    ...row,
    overallPosition: overall.get(row) ?? null,
    industryPosition: inIndustry.get(row) ?? null,
  }));
}

function ranksAmong(
  rows: readonly CompleteRow[],
  positionOf: (row: CompleteRow) => number | null,
): Map<CompleteRow, number> {
  const placed = rows.flatMap((row) => {
    const position = positionOf(row);
    return position === null ? [] : [{ row, position }];
  });
  const ranks = competitionRanks(placed.map(({ position }) => -position));
  return new Map(placed.map(({ row }, i) => [row, ranks[i] as number]));
}

type Estimate = CompleteRow & { score: number; standardError: number };

function toResults(rows: readonly CompleteRow[], wave: string, warn: Warn): StudyResult[] {
  const ranked = rows.filter((row) => !isUnranked(row));
  const estimated = ranked.filter((row): row is Estimate => row.score !== null && row.standardError !== null);
  const hasScores = ranked.some(({ score }) => score !== null);
  const unranged = ranked.length - estimated.length;
  if (!hasScores) warn(`${wave}: no scores, so results that depend on them are hidden.`);
  else if (unranged > 0) {
    warn(`${wave}: ${unranged} brands lack a score or its standard error, so there are no rank ranges.`);
  }
  const ranges = hasScores && unranged === 0 ? waveRankRanges(estimated) : [];
  const rangeOf = new Map<CompleteRow, RankRange>(ranges.map((range, i) => [estimated[i] as Estimate, range]));
  return rows.map((row) => {
    const range = rangeOf.get(row);
    const publicRange = range && widenRankRange(range);
    return {
      market: row.market,
      year: row.year,
      brand: row.brand,
      brandSlug: toSlug(row.brand),
      industry: row.industry,
      industrySlug: toSlug(row.industry),
      overallPosition: row.overallPosition,
      industryPosition: row.industryPosition,
      score: row.score,
      standardError: row.standardError,
      n: row.n,
      nEff: row.nEff,
      ...NOT_COMPUTED,
      rankLow: range?.low ?? null,
      rankHigh: range?.high ?? null,
      publicRankLow: publicRange?.low ?? null,
      publicRankHigh: publicRange?.high ?? null,
    };
  });
}
