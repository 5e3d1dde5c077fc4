import type { MarketCell } from "@/lib/analyses/country-comparison/market-cell";
import type { ScaleName } from "@/lib/rankings/histories/analysis-query";

/** How far from the average on the scale chosen; the index as what it is above or below 100. Null without a score. */
export function distanceOn(cell: MarketCell, scale: ScaleName): number | null {
  if (cell.status !== "known") return null;
  if (scale === "score") return cell.difference;
  return scale === "z" ? cell.z : cell.index === null ? null : cell.index - 100;
}
