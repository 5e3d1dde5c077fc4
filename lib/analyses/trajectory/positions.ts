import type { BrandYear } from "@/lib/rankings/histories/dataset";
import type { Strand } from "@/lib/analyses/trajectory/strand";

/** A brand’s position in the market for one year, actual or forecast. */
export interface PositionRow {
  year: number;
  isForeseen: boolean;
  /** A position; for a forecast year, the median of the simulations. */
  position: number;
  /** The rank range of a measured year, else 95% of the futures; null where it was not published. */
  range: { low: number; high: number } | null;
}

/** The position in the latest wave and the forecast ones; empty if no position is forecast. */
export function toPositionRows(today: BrandYear | null, { foreseen }: Strand): PositionRow[] {
  const ahead = (foreseen.status === "ready" ? foreseen.years : []).flatMap(({ year, position }): PositionRow[] =>
    position
      ? [{ year, isForeseen: true, position: position.median, range: { low: position.low, high: position.high } }]
      : [],
  );
  if (ahead.length === 0) return [];
  const range = today?.rankLow != null && today.rankHigh !== null ? { low: today.rankLow, high: today.rankHigh } : null;
  return today?.overall == null
    ? ahead
    : [{ year: today.year, isForeseen: false, position: today.overall, range }, ...ahead];
}
