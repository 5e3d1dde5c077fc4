import type { Named } from "@/lib/catalogue/names/named";

/** Positions a brand may really hold, given the uncertainty of the scores. Not exact: widened outward for people without a plan. */
export interface RankRange {
  low: number;
  high: number;
  exact: boolean;
}

/** `unpublished`: the study gave positions alone; `suppressed`: too few interviews to show one. */
export type ScoreCell =
  | { status: "locked" }
  | { status: "unpublished" }
  | { status: "suppressed"; n: number }
  | { status: "known"; value: number; standardError: number; n: number };

/**
 * `change`: positions gained since the wave before (negative: lost); `tested`: more than chance explains, null where
 * nothing could be tested; `new`: not in this ranking a wave before.
 */
export type MovementCell =
  | { status: "locked" }
  | { status: "unpublished" }
  | { status: "new" }
  | { status: "known"; change: number; clear: boolean | null };

/** One row of a ranking as its viewer may see it. */
export interface RankedBrand {
  /** 1-based; within the industry when the ranking is of one, else within the market. Ties share a position. */
  position: number;
  brand: Named;
  industry: Named;
  /** Null where the study gave no scores to compute it from. */
  range: RankRange | null;
  score: ScoreCell;
  movement: MovementCell;
}
