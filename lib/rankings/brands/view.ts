import type { RankRange, ScoreCell } from "@/lib/rankings/ranking-row";
import type { Named } from "@/lib/catalogue/names/named";
import { toRankRange, toScoreCell, type ScoreAccess } from "@/lib/rankings/view";

/** A brand's latest position in one market. */
export interface BrandStanding {
  market: Named;
  industry: Named;
  year: number;
  /** Brands ranked in the market. */
  total: number;
  /** Locked: ranked, but not for this viewer to see. Unranked: too few people rated it. */
  position:
    | { status: "locked" }
    | { status: "unranked" }
    | { status: "known"; overall: number; inIndustry: number | null };
  range: RankRange | null;
  score: ScoreCell;
}

export interface BrandView {
  brand: Named;
  /** In display order. */
  standings: BrandStanding[];
  /** Whether a position is visible. If not, the page is not indexed. */
  isIndexable: boolean;
}

export interface BrandSuggestion extends Named {
  industry: string;
}

interface BrandResult {
  brand_slug: string;
  brand_name: string;
  market_slug: string;
  market_name: string;
  industry_slug: string;
  industry_name: string;
  year: number;
  brand_count: number;
  overall_position: number | null;
  industry_position: number | null;
  rank_low: number | null;
  rank_high: number | null;
  range_exact: boolean;
  score: number | null;
  standard_error: number | null;
  n: number | null;
}

/** What the viewer may know of a brand in one study. */
export interface BrandAccess extends ScoreAccess {
  /** Exact rank ranges too, not only widened ones. */
  exactRanges: boolean;
}

/**
 * Results of one brand → what is shown of it, with scores and exact rank ranges only if the viewer has access; null if
 * no market has it.
 * @param unrankedIn slugs of the markets whose latest study does not rank the brand
 */
export function toBrandView(
  results: BrandResult[],
  accessOf: (market: string, year: number) => BrandAccess,
  unrankedIn: ReadonlySet<string> = new Set(),
): BrandView | null {
  const [head] = results;
  if (!head) return null;
  const standings = results.map((row) => toStanding(row, accessOf(row.market_slug, row.year), unrankedIn));
  return {
    brand: { slug: head.brand_slug, name: head.brand_name },
    standings,
    isIndexable: standings.some(({ position }) => position.status === "known"),
  };
}

function toStanding(row: BrandResult, access: BrandAccess, unrankedIn: ReadonlySet<string>): BrandStanding {
  const range = toRankRange(row);
  return {
    market: { slug: row.market_slug, name: row.market_name },
    industry: { slug: row.industry_slug, name: row.industry_name },
    year: row.year,
    total: row.brand_count,
    position:
      row.overall_position === null
        ? { status: unrankedIn.has(row.market_slug) ? "unranked" : "locked" }
        : { status: "known", overall: row.overall_position, inIndustry: row.industry_position },
    range: range && (!range.exact || access.exactRanges) ? range : null,
    score: toScoreCell(row, access),
  };
}
