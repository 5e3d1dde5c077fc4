import type { LockReason, RankingScope } from "@/lib/access/ranking-scope";
import type { MovementCell, RankedBrand, RankRange, ScoreCell } from "@/lib/rankings/ranking-row";
import type { Named } from "@/lib/catalogue/names/named";

/** A market with its published facts. */
export interface MarketSummary extends Named {
  /** Year of the latest published study. */
  year: number;
  brandCount: number;
  industryCount: number;
  interviews: number | null;
  /** ISO dates of the fieldwork. */
  fieldwork: { from: string; to: string } | null;
  /** ISO time. */
  publishedAt: string;
  isSample: boolean;
  hasScores: boolean;
}

export interface IndustrySummary extends Named {
  brandCount: number;
}

interface RankingSubject {
  market: MarketSummary;
  industry: IndustrySummary | null;
  year: number;
  /** Brands in the whole ranking, visible or not. */
  total: number;
  updatedAt: string;
  isSample: boolean;
}

export interface ReadyRanking extends RankingSubject {
  status: "ready";
  rows: RankedBrand[];
  /** Ranked brands hidden from this viewer. */
  beyond: number;
}

export interface LockedRanking extends RankingSubject {
  status: "locked";
  reason: LockReason;
  /** Alphabetical, without positions. */
  brands: Named[];
}

/** Loaded, but no such ranking exists. */
export interface EmptyRanking {
  status: "empty";
  market: Named;
  industry: Named | null;
}

/** What one viewer sees of one ranking. */
export type RankingView = ReadyRanking | LockedRanking | EmptyRanking;

/** Value columns of a result row, as named in the database. */
interface FigureColumns {
  rank_low: number | null;
  rank_high: number | null;
  range_exact: boolean;
  score: number | null;
  standard_error: number | null;
  n: number | null;
}

interface ResultRow extends FigureColumns {
  position: number;
  brand_slug: string;
  brand_name: string;
  industry_slug: string;
  industry_name: string;
}

/** The row's rank range, or null if the study has none. */
export function toRankRange(row: FigureColumns): RankRange | null {
  if (row.rank_low === null || row.rank_high === null) return null;
  return { low: row.rank_low, high: row.rank_high, exact: row.range_exact };
}

export interface ScoreAccess {
  /** Whether this viewer may see the study's scores. */
  isOpen: boolean;
  /** Whether the study has scores. */
  hasScores: boolean;
}

/**
 * Locked unless the scope includes scores, whatever the row contains. If the study has positions only, no lock is
 * shown.
 */
export function toScoreCell(row: FigureColumns, { isOpen, hasScores }: ScoreAccess): ScoreCell {
  if (!hasScores) return { status: "unpublished" };
  if (!isOpen) return { status: "locked" };
  if (row.score === null || row.standard_error === null || row.n === null) return { status: "unpublished" };
  return { status: "known", value: row.score, standardError: row.standard_error, n: row.n };
}

type OpenScope = Extract<RankingScope, { kind: "open" }>;

interface ListFacts {
  /** Whether the study has scores. */
  hasScores: boolean;
  /** Whether the list is the whole market's, which alone has rank ranges. */
  isMarket: boolean;
}

/** One row as the scope allows. Movement needs the previous study, which the row does not contain. */
function toRankedBrand(row: ResultRow, scope: OpenScope, { hasScores, isMarket }: ListFacts): RankedBrand {
  const movement: MovementCell = scope.movement ? { status: "unpublished" } : { status: "locked" };
  return {
    position: row.position,
    brand: { slug: row.brand_slug, name: row.brand_name },
    industry: { slug: row.industry_slug, name: row.industry_name },
    range: isMarket ? toRankRange(row) : null,
    score: toScoreCell(row, { isOpen: scope.scores, hasScores }),
    movement,
  };
}

interface Source {
  market: MarketSummary;
  industry: IndustrySummary | null;
  rows: ResultRow[];
}

/** An open scope and its rows → the view, cut to the scope's limit even if more rows arrived. */
export function toRankingView({ market, industry, rows }: Source, scope: OpenScope): ReadyRanking | EmptyRanking {
  const total = industry?.brandCount ?? market.brandCount;
  const shown = scope.limit === null ? rows : rows.slice(0, scope.limit);
  if (shown.length === 0) return { status: "empty", market, industry };
  return {
    status: "ready",
    ...toSubject(market, industry),
    rows: shown.map((row) => toRankedBrand(row, scope, { hasScores: market.hasScores, isMarket: industry === null })),
    beyond: Math.max(0, total - shown.length),
  };
}

/** What a locked ranking shows instead of rows. */
export function toLockedView(
  market: MarketSummary,
  industry: IndustrySummary | null,
  reason: LockReason,
  brands: Named[],
): LockedRanking {
  return { status: "locked", reason, ...toSubject(market, industry), brands };
}

function toSubject(market: MarketSummary, industry: IndustrySummary | null): RankingSubject {
  return {
    market,
    industry,
    year: market.year,
    total: industry?.brandCount ?? market.brandCount,
    updatedAt: market.publishedAt,
    isSample: market.isSample,
  };
}
