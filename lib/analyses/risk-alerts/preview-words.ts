import type { RulePreview } from "@/lib/analyses/risk-alerts/preview";
import { KIND_NAMES } from "@/lib/study/alert-names";
import { formatNumber, DECIMALS } from "@/lib/platform/words/format";
import { agree, joinNames, numberOf } from "@/lib/platform/words/sentences";

/** A preview in sentences: how many alerts, their results, and how many false alarms to expect. */
export function wordPreview({
  waves,
  total,
  perWave,
  unknown,
}: Pick<RulePreview, "total" | "perWave" | "unknown"> & { waves: readonly { year: number }[] }): string {
  if (waves.length === 0 || perWave === null)
    return "This rule covers no brands that can raise an alert in the years of your plan.";
  const years = new Set(waves.map(({ year }) => year)).size;
  const inWaves =
    waves.length === years
      ? `In the last ${numberOf(years, "year")}`
      : `In the last ${numberOf(years, "year")} (${numberOf(waves.length, "study", "studies")} across all markets)`;
  const { fired, lasted, passed, open, expected } = total;
  if (fired === 0) return `${inWaves}, this rule would have raised no alerts; ${wordFalse(expected)}.`;
  const outcomes = [
    lasted > 0 ? `${formatNumber(lasted)} persisted` : "",
    passed > 0 ? `${formatNumber(passed)} reversed` : "",
    open > 0 ? `${formatNumber(open)} ${agree(open, "awaits", "await")} the next study` : "",
  ]
    .filter(Boolean)
    .join(", ");
  const rest =
    unknown.length > 0
      ? ` ${joinNames(unknown.map((kind, at) => (at === 0 ? KIND_NAMES[kind] : KIND_NAMES[kind].toLowerCase())))} ${agree(unknown.length, "has never been raised at these limits, so its false-alarm rate is", "have never been raised at these limits, so their false-alarm rates are")} unknown.`
      : "";
  return `${inWaves}, this rule would have raised ${numberOf(fired, "alert")}, ${formatNumber(perWave, perWave < 10 ? DECIMALS.amount : DECIMALS.whole)} per study; ${outcomes}; ${wordFalse(expected)}.${rest}`;
}

function wordFalse(expected: number): string {
  return expected < 0.5
    ? "expect almost no false alarms"
    : `expect at most about ${numberOf(Math.round(expected), "false alarm")}`;
}
