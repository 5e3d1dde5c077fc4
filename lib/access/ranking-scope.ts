import { historicalYears } from "@/lib/access/historical-years";
import type { AccessLevel, Viewer } from "@/lib/access/viewer";

/** Columns of a ranking with restricted access. */
export type GuardedColumn =
  | "overallPosition"
  | "industryPosition"
  | "earlierPositions"
  | "movement"
  | "rankRange"
  | "scores";

export type Extent = "none" | "top-10" | "all" | "year-window" | "widened" | "exact";

/** Access of each level to each column. The data layer has the same table in SQL. */
export const COLUMN_ACCESS: Record<GuardedColumn, Record<AccessLevel, Extent>> = {
  overallPosition: { anonymous: "top-10", free: "all", paid: "all" },
  industryPosition: { anonymous: "none", free: "all", paid: "all" },
  earlierPositions: { anonymous: "none", free: "none", paid: "year-window" },
  movement: { anonymous: "none", free: "none", paid: "year-window" },
  rankRange: { anonymous: "widened", free: "widened", paid: "exact" },
  scores: { anonymous: "none", free: "none", paid: "year-window" },
};

export interface RankingQuestion {
  /** Whether one industry is requested. */
  byIndustry: boolean;
  year: number;
  /** Year of the market's latest published study. */
  latestYear: number;
  /** Last year of the viewer's plan: that of the latest published study in any market. */
  currentYear: number;
}

export type LockReason = "industry-needs-sign-up" | "year-needs-plan" | "year-outside-window";

export type RankingScope =
  | { kind: "locked"; reason: LockReason }
  | { kind: "open"; limit: number | null; scores: boolean; movement: boolean; exactRanges: boolean };

/** Maximum number of brands per market for anonymous visitors. */
const ANONYMOUS_LIMIT = 10;

/** The only decision about a ranking: how many rows, which columns, or why not. */
export function rankingScope(viewer: Viewer, question: RankingQuestion): RankingScope {
  const extent = (column: GuardedColumn) => COLUMN_ACCESS[column][viewer.level];
  const years = historicalYears(viewer);
  const isInWindow = question.year > question.currentYear - years && question.year <= question.currentYear;
  const isKnown = (column: GuardedColumn) => extent(column) === "year-window" && isInWindow;

  if (question.year !== question.latestYear && !isKnown("earlierPositions")) {
    return { kind: "locked", reason: years === 0 ? "year-needs-plan" : "year-outside-window" };
  }
  if (question.byIndustry && extent("industryPosition") === "none") {
    return { kind: "locked", reason: "industry-needs-sign-up" };
  }
  return {
    kind: "open",
    limit: extent("overallPosition") === "top-10" ? ANONYMOUS_LIMIT : null,
    scores: isKnown("scores"),
    movement: isKnown("movement"),
    exactRanges: extent("rankRange") === "exact" && isInWindow,
  };
}
