import { testChanges, toMovements } from "@/lib/rankings/movement";
import type { Named } from "@/lib/rankings/ranking-row";
import type { MarketSummary } from "@/lib/rankings/view";
import type { Wave } from "@/lib/rankings/wave";

export interface Mover {
  brand: Named;
  /** Places gained; negative: lost. */
  change: number;
  position: number;
}

/** The moves of a market's latest year that were found real. */
export interface MarketMovers {
  market: MarketSummary;
  since: number;
  /** Moves that could be tested, and those found real. */
  of: number;
  real: number;
  /** Most places first. */
  up: Mover[];
  down: Mover[];
}

/** The tested moves of a market, the `most` longest each way; null without a wave to compare with. */
export function toMarketMovers(market: MarketSummary, earlier: Wave | null, later: Wave, most = 3): MarketMovers | null {
  if (!earlier) return null;
  const moves = toMovements(earlier, later, null, testChanges(earlier, later));
  const all = later.results.flatMap(({ brand, overall }) => {
    const move = moves.get(brand.slug);
    if (move?.status !== "known" || move.tested === null || overall === null) return [];
    return [{ brand, change: move.change, tested: move.tested, position: overall }];
  });
  const real = all.filter(({ tested }) => tested).map(({ brand, change, position }): Mover => ({ brand, change, position }));
  const longest = real.toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change) || a.position - b.position);
  return {
    market,
    since: earlier.year,
    of: all.length,
    real: real.length,
    up: longest.filter(({ change }) => change > 0).slice(0, most),
    down: longest.filter(({ change }) => change < 0).slice(0, most),
  };
}
