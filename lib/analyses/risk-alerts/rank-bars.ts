import { Evidence } from "@/lib/analyses/risk-alerts/evidence";
import type { AgainstMarket } from "@/lib/analyses/risk-alerts/series";
import type { Alert } from "@/lib/analyses/predictions/alert";

/** A wave's rank range and position. */
export interface RankBar {
  year: number;
  low: number;
  high: number;
  position: number | null;
  /** One of the two that the alert compares. */
  isCompared: boolean;
}

/**
 * Rank ranges wave by wave: as published, and for the two waves in a rank alert at the confidence of its thresholds.
 */
export function toRankBars(
  { kind, year, evidence }: Pick<Alert, "kind" | "year" | "evidence">,
  history: readonly AgainstMarket[],
): RankBar[] {
  const of = new Evidence(evidence);
  const own = new Map([
    [year - of.step, kind === "rank-drop" ? of.pair("rangeThenLow", "rangeThenHigh") : null],
    [year, kind === "rank-drop" ? of.pair("rangeNowLow", "rangeNowHigh") : null],
  ]);
  return history.flatMap((wave): RankBar[] => {
    const found = own.get(wave.year);
    const range =
      found ?? (wave.rankLow === null || wave.rankHigh === null ? null : ([wave.rankLow, wave.rankHigh] as const));
    return range
      ? [{ year: wave.year, low: range[0], high: range[1], position: wave.position, isCompared: Boolean(found) }]
      : [];
  });
}
