import type { RulePreview } from "@/lib/analyses/risk-alerts/preview";
import { KIND_NAMES } from "@/lib/study/alert-names";
import { formatNumber, DECIMALS } from "@/lib/platform/words/format";

const times = (number: number) => (number === 1 ? "once" : number === 2 ? "twice" : `${formatNumber(number)} times`);

/** What a preview says, in sentences: how often, what became of them, and what chance alone explains. */
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
      ? `In the last ${formatNumber(years)} waves`
      : `In the last ${formatNumber(years)} years (${formatNumber(waves.length)} studies across all markets),`;
  const { fired, lasted, passed, open, expected } = total;
  if (fired === 0) return `${inWaves}, this rule would have raised no alerts; ${wordFalse(expected)}.`;
  const became = [
    lasted > 0 ? `${formatNumber(lasted)} lasted` : "",
    passed > 0 ? `${formatNumber(passed)} passed` : "",
    open > 0 ? `${formatNumber(open)} ${open === 1 ? "is" : "are"} open` : "",
  ]
    .filter(Boolean)
    .join(", ");
  const rest =
    unknown.length > 0
      ? ` ${unknown.map((kind) => KIND_NAMES[kind]).join(" and ")} has never been raised at these limits, so its false-alarm rate is unknown.`
      : "";
  return `${inWaves} this rule would have fired ${times(fired)}, ${formatNumber(perWave, perWave < 10 ? DECIMALS.amount : DECIMALS.whole)} a wave; ${became}; ${wordFalse(expected)}.${rest}`;
}

function wordFalse(expected: number): string {
  return expected < 0.5
    ? "expect almost no false alarms"
    : `expect at most about ${formatNumber(expected)} false alarms`;
}
