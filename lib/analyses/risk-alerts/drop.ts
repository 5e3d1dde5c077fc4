import { Evidence } from "@/lib/analyses/risk-alerts/evidence";
import type { Alert } from "@/lib/analyses/predictions/alert";

type Corner = readonly [year: number, value: number];

/**
 * The step or the fall that an alert found, as a line through years and points against the market: both levels with the
 * break between two waves, or the way from where the fall began. Empty for other kinds, and where figures are missing.
 * @param years waves that are drawn, earliest first
 */
export function toDrop(
  { kind, year, evidence }: Pick<Alert, "kind" | "year" | "evidence">,
  years: readonly number[],
): Corner[] {
  const of = new Evidence(evidence);
  if (kind === "level-shift") {
    const means = of.pair("meanBefore", "meanAfter");
    const [step, waves] = [of.number("shiftYear"), of.number("waves")];
    if (!means || step === null) return [];
    const from = Math.max(years[0] ?? step, waves === null ? step : year - (waves - 1) * of.step);
    const middle = step - of.step / 2;
    return [
      [Math.min(from, middle), means[0]],
      [middle, means[0]],
      [middle, means[1]],
      [year, means[1]],
    ];
  }
  if (kind === "sustained-decline") {
    const points = of.pair("againstMarketThen", "againstMarketNow");
    const since = of.number("sinceYear");
    return points && since !== null
      ? [
          [since, points[0]],
          [year, points[1]],
        ]
      : [];
  }
  return [];
}
