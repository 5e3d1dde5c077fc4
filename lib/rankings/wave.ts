import type { RankingScope } from "@/lib/access/ranking-scope";
import type { RankRange, ScoreCell } from "@/lib/rankings/ranking-row";
import type { Named } from "@/lib/catalogue/names/named";
import { toRankRange } from "@/lib/rankings/view";

/** What one viewer may know about one brand in one study. */
export interface WaveResult {
  brand: Named;
  industry: Named;
  /** Position in the market; null if hidden from this viewer. */
  overall: number | null;
  inIndustry: number | null;
  range: RankRange | null;
  score: ScoreCell;
}

/** One market in one year, best first. */
export interface Wave {
  year: number;
  results: WaveResult[];
}

export interface WaveRow {
  brand_slug: string;
  brand_name: string;
  industry_slug: string;
  industry_name: string;
  overall_position: number | null;
  industry_position: number | null;
  rank_low: number | null;
  rank_high: number | null;
  range_exact: boolean;
  score: number | null;
  standard_error: number | null;
  n: number | null;
}

export type OpenScope = Extract<RankingScope, { kind: "open" }>;

/** Rows as the scope allows; anything the database returned beyond it is dropped here. */
export function toWave(year: number, rows: readonly WaveRow[], scope: OpenScope): Wave {
  const isScored = rows.some((row) => row.score !== null);
  const shown = scope.limit === null ? rows : rows.slice(0, scope.limit);
  return { year, results: shown.map((row) => toResult(row, scope, isScored)) };
}

function toResult(row: WaveRow, scope: OpenScope, isScored: boolean): WaveResult {
  const range = toRankRange(row);
  return {
    brand: { slug: row.brand_slug, name: row.brand_name },
    industry: { slug: row.industry_slug, name: row.industry_name },
    overall: row.overall_position,
    inIndustry: row.industry_position,
    range: range && (!range.exact || scope.exactRanges) ? range : null,
    score: scope.scores ? toOpenScore(row, isScored) : { status: "locked" },
  };
}

/** A single missing score is suppressed; if all are missing, the study has none. */
function toOpenScore(row: Pick<WaveRow, "score" | "standard_error" | "n">, isScored: boolean): ScoreCell {
  const { score, standard_error: standardError, n } = row;
  if (score !== null && standardError !== null && n !== null)
    return { status: "known", value: score, standardError, n };
  return isScored && n !== null ? { status: "suppressed", n } : { status: "unpublished" };
}

/** The unweighted mean of a study's scores, or null if none is known. */
export function toMarketMean({ results }: Wave): number | null {
  const scores = results.flatMap(({ score }) => (score.status === "known" ? [score.value] : []));
  return scores.length > 0 ? scores.reduce((sum, score) => sum + score, 0) / scores.length : null;
}

/** The current list: the whole market or one industry, by position. Rank ranges are of the market's list only. */
export interface RankedResult extends WaveResult {
  position: number;
}

export function toList({ results }: Wave, industry: string | null): RankedResult[] {
  return results
    .filter((result) => industry === null || result.industry.slug === industry)
    .flatMap((result) => {
      const position = industry === null ? result.overall : result.inIndustry;
      if (position === null) return [];
      return [{ ...result, position, range: industry === null ? result.range : null }];
    })
    .sort((a, b) => a.position - b.position);
}
