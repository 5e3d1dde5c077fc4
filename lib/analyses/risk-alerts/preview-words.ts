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
    return "It watches no brand of your years that an alert could be raised of.";
  const years = new Set(waves.map(({ year }) => year)).size;
  const inWaves =
    waves.length === years
      ? `In the last ${formatNumber(years)} waves`
      : `In the last ${formatNumber(years)} years, ${formatNumber(waves.length)} waves of all markets,`;
  const { fired, lasted, passed, open, expected } = total;
  if (fired === 0) return `${inWaves} this rule would never have fired; ${wordFalse(expected)}.`;
  const became = [
    lasted > 0 ? `${formatNumber(lasted)} lasted` : "",
    passed > 0 ? `${formatNumber(passed)} passed` : "",
    open > 0 ? `${formatNumber(open)} ${open === 1 ? "is" : "are"} open` : "",
  ]
    .filter(Boolean)
    .join(", ");
  const rest =
    unknown.length > 0
      ? ` ${unknown.map((kind) => KIND_NAMES[kind]).join(" and ")} was never raised at these limits: how often that is false is not known.`
      : "";
  return `${inWaves} this rule would have fired ${times(fired)}, ${formatNumber(perWave, perWave < 10 ? DECIMALS.amount : DECIMALS.whole)} a wave; ${became}; ${wordFalse(expected)}.${rest}`;
}

function wordFalse(expected: number): string {
  return expected < 0.5
    ? "next to none of that was to be expected from chance"
    : `about ${formatNumber(expected)} at most were to be expected from chance`;
}
