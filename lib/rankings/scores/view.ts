import { formatNumber, formatRange, DECIMALS } from "@/lib/platform/words/format";
import type { ScoreContext, Verdict } from "@/lib/rankings/scores/ledger";
import { formatProbability } from "@/lib/rankings/scores/ledger";
import type { ScoreInputs } from "@/lib/rankings/scores/rebuilt-score";
import type { ScoreTexts } from "@/lib/rankings/scores/score-texts";

/** A published score that can be rebuilt. */
export interface PublishedScore {
  brand: { slug: string; name: string };
  industry: string;
  year: number;
  ruleVersion: string;
  n: number;
  inputs: ScoreInputs;
  /** The inputs as shown and editable. */
  texts: ScoreTexts;
  context: ScoreContext;
  /** Result of the test with all brands in the market; null without a previous year. */
  verdict: Verdict | null;
  /** "Rank range 2–13; by bootstrap 3–11", as far as known. */
  ranges: string | null;
}

/**
 * `choose`: no brand selected; `absent`: not ranked that year; `suppressed`: too few people asked; `no-shares`:
 * published as finished results, without the shares they were computed from.
 */
export type RebuildView =
  | { status: "choose" }
  | { status: "locked" }
  | { status: "unanswered" }
  | { status: "absent" }
  | { status: "suppressed"; name: string; n: number }
  | { status: "no-shares"; name: string }
  | { status: "ready"; score: PublishedScore };

export interface ScoreParts {
  year: number;
  rule_version: string | null;
  brand_slug: string;
  brand_name: string;
  industry_name: string;
  environment_share: number | null;
  social_share: number | null;
  both_share: number | null;
  n: number | null;
  n_eff: number | null;
  score: number | null;
  standard_error: number | null;
  market_mean: number | null;
  rank_low: number | null;
  rank_high: number | null;
  boot_rank_low: number | null;
  boot_rank_high: number | null;
  previous_year: number | null;
  previous_score: number | null;
  previous_error: number | null;
  change_p: number | null;
  change_q: number | null;
  change_tested: boolean | null;
  changes_tested: number | null;
  changes_compared: number | null;
}

/** Decimals of published shares in percent: enough to reproduce the score to a hundredth of a point. */
const SHARE_DIGITS = DECIMALS.exactShare;

/** Turns the database's facts about a score into its page. */
export function toRebuildView(parts: ScoreParts | null): RebuildView {
  if (!parts) return { status: "absent" };
  const { brand_slug: slug, brand_name: name, n, n_eff: effective, score } = parts;
  if (n !== null && score === null) return { status: "suppressed", name, n };
  const { environment_share: environment, social_share: social, both_share: both, rule_version: ruleVersion } = parts;
  if (
    environment === null ||
    social === null ||
    both === null ||
    n === null ||
    effective === null ||
    ruleVersion === null ||
    effective <= 0
  ) {
    return { status: "no-shares", name };
  }
  const designEffect = Math.max(1, n / effective);
  const percent = (share: number) => formatNumber(100 * share, SHARE_DIGITS);
  return {
    status: "ready",
    score: {
      brand: { slug, name },
      industry: parts.industry_name,
      year: parts.year,
      ruleVersion,
      n,
      inputs: { environment, social, both, asked: n, designEffect },
      texts: {
        environment: percent(environment),
        social: percent(social),
        both: percent(both),
        asked: String(n),
        deff: formatNumber(designEffect, SHARE_DIGITS),
      },
      context: { shareDigits: SHARE_DIGITS, marketMean: parts.market_mean, previous: toPrevious(parts) },
      verdict: toVerdict(parts),
      ranges: toRanges(parts),
    },
  };
}

function toPrevious({
  previous_year: year,
  previous_score: score,
  previous_error: standardError,
}: ScoreParts): ScoreContext["previous"] {
  return year === null || score === null || standardError === null ? null : { year, score, standardError };
}

function toRanges({
  rank_low: low,
  rank_high: high,
  boot_rank_low: bootLow,
  boot_rank_high: bootHigh,
}: ScoreParts): string | null {
  if (low === null || high === null) return null;
  const byBootstrap = bootLow === null || bootHigh === null ? "" : `; by bootstrap ${formatRange(bootLow, bootHigh)}`;
  return `Rank range ${formatRange(low, high)}${byBootstrap}`;
}

function toVerdict(parts: ScoreParts): Verdict | null {
  const { change_p: p, change_q: q, change_tested: isClear, changes_compared: compared, changes_tested: clear } = parts;
  if (p === null || q === null || isClear === null || compared === null) return null;
  const others = clear === null ? "" : `; ${formatNumber(clear)} are clear changes`;
  return {
    isClear,
    how: `${formatProbability("p", p)}, tested together with ${formatNumber(compared - 1)} other brands: ${formatProbability("q", q)}, ${isClear ? "not above" : "above"} 0.05${others}`,
  };
}

/** The published result next to changed numbers: the other brands were tested with published values. */
export function toVerdictOnChanged(published: Verdict, changeP: number): Verdict {
  return {
    isClear: published.isClear,
    how: `${formatProbability("p", changeP)} with your numbers, tested alone. The published change: ${published.how}`,
  };
}
