import { formatNumber } from "@/lib/platform/words/format";
import { numberOf } from "@/lib/platform/words/sentences";
import type { Alert } from "@/lib/analyses/predictions/alert";

/** Number of series and pairs of waves simulated for a market to find a rule's false-alarm rate. */
const SIMULATED_SERIES = 1_000;
const SIMULATED_PAIRS = 20;
/** Nothing in n tries: with 95% confidence the rate is below 3 / n. */
const RULE_OF_THREE = 3;

/**
 * How often such an alert is a false alarm in a year: `1 brand in 150`; where simulations raised none, what they rule
 * out, `fewer than 1 in 2,000`.
 * @param brandCount brands of the market in the alert's wave, of which the simulations were made
 */
export function wordChance(
  { kind, falseAlarmRate }: Pick<Alert, "kind" | "falseAlarmRate">,
  brandCount: number,
): string {
  if (falseAlarmRate > 0) {
    const every = 1 / falseAlarmRate;
    return `1 brand in ${formatNumber(every < 20 ? every : Number(every.toPrecision(2)))}`;
  }
  const tries = kind === "rank-drop" ? SIMULATED_PAIRS * brandCount : SIMULATED_SERIES;
  const bound = tries / RULE_OF_THREE;
  if (bound < 10) return "not known";
  const unit = 10 ** Math.floor(Math.log10(bound));
  return `fewer than 1 in ${formatNumber(Math.floor(bound / unit) * unit)}`;
}

/** The same for a column: `1 in 150`, `under 1 in 2,000`. */
export function toShortChance(chance: string): string {
  return chance.replace("1 brand in", "1 in").replace("fewer than", "under");
}

/** The most alerts that unchanged brands would raise: `up to 7 alerts`, `at most one alert every 11 years`. */
export function wordAtMost(number: number): string {
  const years = Math.round(1 / number);
  if (number <= 0 || years > 200) return "almost no alerts";
  if (number < 0.75) return `at most one alert every ${formatNumber(years)} years`;
  return `up to ${numberOf(Math.round(number), "alert")}`;
}

/** The same as a number in a narrow place: `up to 7`, `fewer than 1`. */
export function wordMost(number: number): string {
  return number < 0.5 ? "fewer than 1" : `up to ${formatNumber(Math.round(number))}`;
}
