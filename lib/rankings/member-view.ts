import type { LockReason } from "@/lib/access/ranking-scope";
import { toBrandPanel, type BrandPanel, type TrendPoint } from "@/lib/rankings/brand-panel";
import type { MemberQuery, Sort } from "@/lib/rankings/member-query";
import { summariseMovements, testChanges, toMovements, type MovementSummary } from "@/lib/rankings/movement";
import type { MovementCell } from "@/lib/rankings/ranking-row";
import type { Named } from "@/lib/catalogue/names/named";
import type { EmptyRanking, IndustrySummary, MarketSummary } from "@/lib/rankings/view";
import { narrowUnranked, type UnrankedBrand } from "@/lib/rankings/unranked";
import { toList, toMarketMean, type RankedResult, type Wave } from "@/lib/rankings/wave";
import { scoreInterval } from "@/lib/statistics/score";
import { foldName } from "@/lib/catalogue/names/slug";

export interface MemberRow extends RankedResult {
  movement: MovementCell;
}

/** A column: shown, locked for this viewer, or not in this study. */
export type ColumnState = "open" | "locked" | "absent";

export interface ReadyMemberRanking {
  status: "ready";
  market: MarketSummary;
  industry: IndustrySummary | null;
  year: number;
  /** Year of the study before; null if there is none for this viewer. */
  since: number | null;
  /** The query with any invalid parts replaced. */
  query: MemberQuery;
  /** Brands in the ranking. */
  total: number;
  /** Brands that match the searched text; all without one. */
  found: number;
  rows: MemberRow[];
  scores: ColumnState;
  movements: ColumnState;
  /** Ends of all intervals shown, for the scale. */
  reach: { low: number; high: number } | null;
  marketMean: number | null;
  summary: MovementSummary | null;
  panel: BrandPanel | null;
  /** Brands that the study does not rank, filtered by industry and search. */
  unranked: UnrankedBrand[];
  /** The open brand, if it is one of those. */
  apart: UnrankedBrand | null;
}

export interface LockedMemberRanking {
  status: "locked";
  reason: LockReason;
  market: MarketSummary;
  industry: IndustrySummary | null;
  query: MemberQuery;
}

/** `unanswered`: the database did not respond, which is not the same as having none. */
export type MemberRankingView =
  | ReadyMemberRanking
  | LockedMemberRanking
  | (EmptyRanking & { query: MemberQuery })
  | { status: "unanswered"; query: MemberQuery };

export interface MemberSource {
  query: MemberQuery;
  market: MarketSummary;
  industry: IndustrySummary | null;
  wave: Wave;
  /** The study before; null if there is none for this viewer. */
  earlier: Wave | null;
  /** Whether this viewer may see scores and what depends on them. */
  isOpen: boolean;
  trend: TrendPoint[];
  /** All brands of the market that the study does not rank. */
  unranked: UnrankedBrand[];
}

/** Turns the database rows for this viewer into the list and the panel. */
export function toMemberRanking(source: MemberSource): MemberRankingView {
  const { market, industry, wave, earlier, isOpen } = source;
  const list = toList(wave, industry?.slug ?? null);
  if (list.length === 0) return { status: "empty", market, industry, query: source.query };

  const movements: ColumnState = isOpen ? (earlier ? "open" : "absent") : "locked";
  const changes = earlier ? testChanges(earlier, wave) : new Map<string, never>();
  const within = (of: string | null) => (earlier ? toMovements(earlier, wave, of, changes) : new Map<string, never>());
  const moves = earlier && isOpen ? within(industry?.slug ?? null) : null;
  const unknown: MovementCell = isOpen ? { status: "unpublished" } : { status: "locked" };
  const rows = list.map((row): MemberRow => ({ ...row, movement: moves?.get(row.brand.slug) ?? unknown }));

  const query = { ...source.query, industry: industry?.slug ?? null, sort: toOpenSort(source.query.sort, movements) };
  const sorted = sortRows(rows, query.sort).filter(({ brand }) => foldName(brand.name).includes(foldName(query.q)));
  const panel =
    query.brand === null
      ? null
      : toBrandPanel(query.brand, {
          market,
          wave,
          list,
          sorted,
          selected: industry ? "industry" : "market",
          moves: earlier && isOpen ? { since: earlier.year, within } : null,
          open: isOpen
            ? {
                trend: source.trend,
                change: earlier && {
                  since: earlier.year,
                  score: changes.get(query.brand) ?? null,
                  tested: changes.size,
                },
              }
            : null,
        });
  const apart = source.unranked.find(({ brand }) => brand.slug === query.brand) ?? null;
  return {
    status: "ready",
    market,
    industry,
    year: wave.year,
    since: earlier?.year ?? null,
    query: { ...query, brand: panel?.brand.slug ?? apart?.brand.slug ?? null },
    total: list.length,
    found: sorted.length,
    rows: sorted.slice(0, query.show),
    scores: toScoreState(list, market.hasScores),
    movements,
    reach: toReach(sorted.slice(0, query.show)),
    marketMean: toMarketMean(wave),
    summary: moves && summariseMovements(moves.values()),
    panel,
    unranked: narrowUnranked(source.unranked, { industry: query.industry, text: query.q }),
    apart,
  };
}

function toOpenSort(sort: Sort, movements: ColumnState): Sort {
  return sort === "change" && movements !== "open" ? "position" : sort;
}

const alphabet = new Intl.Collator("en", { sensitivity: "base" });

/** By position; by positions gained, most first and missing ones last; or by name. */
function sortRows(rows: MemberRow[], sort: Sort): MemberRow[] {
  if (sort === "brand") return rows.toSorted((a, b) => alphabet.compare(a.brand.name, b.brand.name));
  if (sort === "change") return rows.toSorted((a, b) => gained(b) - gained(a) || a.position - b.position);
  return rows;
}

function gained({ movement }: MemberRow): number {
  return movement.status === "known" ? movement.change : -1e9;
}

function toScoreState(list: RankedResult[], hasScores: boolean): ColumnState {
  if (!hasScores) return "absent";
  return list.some(({ score }) => score.status === "locked") ? "locked" : "open";
}

function toReach(list: RankedResult[]): ReadyMemberRanking["reach"] {
  const known = list.flatMap(({ score }) =>
    score.status === "known" ? [scoreInterval(score.value, score.standardError)] : [],
  );
  if (known.length === 0) return null;
  return { low: Math.min(...known.map(({ low }) => low)), high: Math.max(...known.map(({ high }) => high)) };
}

/** The brand whose full name was searched for, if it is in the list. */
export function findNamed(view: ReadyMemberRanking): Named | null {
  const asked = foldName(view.query.q);
  return asked === "" ? null : (view.rows.find(({ brand }) => foldName(brand.name) === asked)?.brand ?? null);
}
