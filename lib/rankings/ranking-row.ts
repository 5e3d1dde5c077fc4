import type { Named } from "@/lib/catalogue/names/named";

/** Positions a brand could hold, given the uncertainty of the scores. Rounded outward for people without a plan. */
export interface RankRange {
  low: number;
  high: number;
  exact: boolean;
}

/** `unpublished`: the study has positions only; `suppressed`: too few people asked. */
export type ScoreCell =
  | { status: "locked" }
  | { status: "unpublished" }
  | { status: "suppressed"; n: number }
  | { status: "known"; value: number; standardError: number; n: number };

/**
 * `change`: positions gained since the previous study (negative: lost); `tested`: whether the change is clear, null if
 * it could not be tested; `new`: not in the previous ranking.
 */
export type MovementCell =
  | { status: "locked" }
  | { status: "unpublished" }
  | { status: "new" }
  | { status: "known"; change: number; clear: boolean | null };

/** One row of a ranking as its viewer may see it. */
export interface RankedBrand {
  /** 1-based; within the industry if the ranking is of one, otherwise within the market. Ties share a position. */
  position: number;
  brand: Named;
  industry: Named;
  /** Null if the study has no scores to compute it from. */
  range: RankRange | null;
  score: ScoreCell;
  movement: MovementCell;
}
