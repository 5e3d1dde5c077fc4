import { findMarketBySlug, type MarketSlug } from "@/lib/catalogue/markets/market";
import { widenRankRange } from "@/lib/statistics/rank-grid";
import type { ImportRow } from "@/lib/study/import/read-rows";
import { waveRankRanges } from "@/lib/study/rank-wave";
import { toSlug } from "@/lib/catalogue/names/slug";
import { CURRENT_RULE } from "@/lib/study/scoring-rule";
import { NOT_COMPUTED } from "@/lib/study/bare-study";
import { SMALLEST_BASE, type StudyResult, type StudyWave } from "@/lib/study/study";

/** What a file does not say of its waves. */
export type Fieldwork = {
  /** Interviews of a market's wave, where they are known. */
  interviews: ReadonlyMap<MarketSlug, number>;
  from: string | null;
  to: string | null;
};

/** A line in which everything required could be read. */
export type CompleteRow = ImportRow & {
  brand: string;
  market: MarketSlug;
  industry: string;
  year: number;
  industryPosition: number;
  overallPosition: number;
};

type Warn = (text: string) => void;

/** Waves and results from checked lines, with rank ranges wherever all scores of a wave have standard errors. */
export function toWaves(rows: readonly CompleteRow[], fieldwork: Fieldwork, warn: Warn) {
  const waves: StudyWave[] = [];
  const results: StudyResult[] = [];
  for (const wave of Map.groupBy(rows, ({ market, year }) => `${market}/${year}`).values()) {
    const [{ market, year }] = wave as [CompleteRow, ...CompleteRow[]];
    const name = `${findMarketBySlug(market)?.name ?? market} ${year}`;
    const shown = wave.map((row) => withholdSmallBase(row, name, warn));
    waves.push({
      market,
      year,
      interviews: fieldwork.interviews.get(market) ?? null,
      fieldworkFrom: fieldwork.from,
      fieldworkTo: fieldwork.to,
      ruleVersion: shown.some(({ score }) => score !== null) ? CURRENT_RULE.version : null,
      assessments: null,
      marketMean: null,
      marketDeviation: null,
      weighting: null,
    });
    results.push(...toResults(shown, name, warn));
  }
  return { waves, results };
}

function withholdSmallBase(row: CompleteRow, wave: string, warn: Warn): CompleteRow {
  if (row.n === null || row.n >= SMALLEST_BASE || row.score === null) return row;
  warn(`Line ${row.line}: ${row.brand} in ${wave} has n = ${row.n}, below ${SMALLEST_BASE}; its score is not shown.`);
  return { ...row, score: null, standardError: null, nEff: null };
}

function toResults(rows: readonly CompleteRow[], wave: string, warn: Warn): StudyResult[] {
  const isSmall = ({ n }: CompleteRow) => n !== null && n < SMALLEST_BASE;
  const unranged = rows.filter((row) => !isSmall(row) && (row.score === null || row.standardError === null));
  const scored = rows.filter(({ score }) => score !== null);
  const hasRanges = scored.length > 0 && unranged.length === 0;
  if (scored.length === 0) warn(`${wave}: no scores, so results that depend on them are hidden.`);
  else if (!hasRanges) {
    warn(`${wave}: ${unranged.length} brands lack a score or its standard error, so there are no rank ranges.`);
  }
  const ranges = hasRanges ? waveRankRanges(rows) : [];
  return rows.map((row, i) => {
    const range = row.score === null ? undefined : ranges[i];
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
