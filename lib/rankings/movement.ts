import type { MovementCell } from "@/lib/rankings/ranking-row";
import { toList, type Wave } from "@/lib/rankings/wave";
import { toChange } from "@/lib/statistics/change";
import { isDiscovery } from "@/lib/statistics/multiple-testing";

/** The expected share of false alarms among announced changes. */
const FALSE_DISCOVERY_RATE = 0.05;

/** A brand's change in score since the previous study. */
export interface ScoreChange {
  difference: number;
  low: number;
  high: number;
  /** A clear change, tested together with all brands in the market. */
  isReal: boolean;
}

/** Changes in score of all brands with a score in both studies, by slug, tested together. */
export function testChanges(earlier: Wave, later: Wave): Map<string, ScoreChange> {
  const before = new Map(earlier.results.map(({ brand, score }) => [brand.slug, score]));
  const changes = later.results.flatMap(({ brand, score }) => {
    const past = before.get(brand.slug);
    if (score.status !== "known" || past?.status !== "known") return [];
    return [{ slug: brand.slug, ...toChange(past, score) }];
  });
  const real = isDiscovery(
    changes.map(({ p }) => p),
    FALSE_DISCOVERY_RATE,
  );
  return new Map(
    changes.map(({ slug, difference, low, high }, index) => [
      slug,
      { difference, low, high, isReal: real[index] ?? false },
    ]),
  );
}

/**
 * Positions gained or lost since the previous study, by slug. A move is clear if the score changed clearly in the same
 * direction; null if either score is missing.
 */
export function toMovements(
  earlier: Wave,
  later: Wave,
  industry: string | null,
  changes: ReadonlyMap<string, ScoreChange>,
): Map<string, MovementCell> {
  const before = new Map(toList(earlier, industry).map(({ brand, position }) => [brand.slug, position]));
  return new Map(
    toList(later, industry).map(({ brand, position }): [string, MovementCell] => {
      const past = before.get(brand.slug);
      if (past === undefined) return [brand.slug, { status: "new" }];
      const change = past - position;
      const score = changes.get(brand.slug);
      const clear = score ? score.isReal && Math.sign(score.difference) === Math.sign(change) : null;
      return [brand.slug, { status: "known", change, clear }];
    }),
  );
}

export type MovementLevel = "high-movement" | "moderate-movement" | "low-movement";

/** Summary of the moves in a list. */
export interface MovementSummary {
  /** Share of brands ranked in both years above which a year counts as high movement. */
  share: number;
  level: MovementLevel;
  /** Clear changes among those tested; null if none could be tested. */
  clear: { real: number; of: number } | null;
}

/** A move of at least this many positions is a large one. */
export const HIGH_MOVEMENT = 3;

/** In a year of high movement more than 30% of the brands move, in one of moderate movement more than 15%. */
export function toMovementLevel(share: number): MovementLevel {
  if (share > 0.3) return "high-movement";
  return share > 0.15 ? "moderate-movement" : "low-movement";
}

/** Null if no brand is in both years. */
export function summariseMovements(cells: Iterable<MovementCell>): MovementSummary | null {
  const moves = [...cells].filter((cell) => cell.status === "known");
  if (moves.length === 0) return null;
  const share = moves.filter(({ change }) => Math.abs(change) >= HIGH_MOVEMENT).length / moves.length;
  const testable = moves.filter(({ clear }) => clear !== null);
  return {
    share,
    level: toMovementLevel(share),
    clear: testable.length > 0 ? { real: testable.filter(({ clear }) => clear).length, of: testable.length } : null,
  };
}
