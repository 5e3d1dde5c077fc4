import { formatNumber, formatRange, DECIMALS, roundTo } from "@/lib/platform/words/format";
import { rebuildScore, type RebuiltScore, type ScoreInputs } from "@/lib/rankings/scores/rebuilt-score";
import { toChange } from "@/lib/statistics/change";

/** Context of a brand's score in its study; scores in points. Null if the study does not provide it. */
export interface ScoreContext {
  /** Decimals of the shares in percent, as shown. */
  shareDigits: number;
  marketMean: number | null;
  /** The brand in the market's previous study. */
  previous: { year: number; score: number; standardError: number } | null;
}

/** Whether the change is clear, and why. */
export interface Verdict {
  isClear: boolean;
  how: string;
}

export interface LedgerRow {
  what: string;
  how: string;
  /** Null if the step has no number of its own. */
  result: string | null;
}

export interface Ledger {
  rebuilt: RebuiltScore;
  /** Two-sided p-value of the change alone; null without a previous year. */
  changeP: number | null;
  /** Steps 1 to 7. */
  rows: LedgerRow[];
}

/** Half the width of a 95% interval in standard errors, as printed. */
const MARGIN = "1.96";

/** The steps from two shares to a score, its interval and comparisons. */
export function toLedger(inputs: ScoreInputs, context: ScoreContext): Ledger {
  const { environment, social, both, asked, designEffect } = inputs;
  const { shareDigits, marketMean, previous } = context;
  const rebuilt = rebuildScore(inputs);
  const score = formatNumber(rebuilt.score, DECIMALS.score);
  const error = formatNumber(rebuilt.standardError, DECIMALS.standardError);
  const effective = formatNumber(rebuilt.effective);
  const percent = (share: number) => `${formatNumber(100 * share, shareDigits)}%`;
  const fraction = (share: number) => formatNumber(share, shareDigits + 2);
  const parts = [environment * (1 - environment), social * (1 - social), both - environment * social];
  const [ofEnvironment, ofSocial, ofBoth] = parts.map(toThreeDigits) as [string, string, string];
  const mean = (environment + social) / 2;
  const spread = (parts[0] as number) + (parts[1] as number) + 2 * (parts[2] as number);
  const change =
    previous &&
    toChange(
      { value: previous.score, standardError: previous.standardError },
      { value: rebuilt.score, standardError: rebuilt.standardError },
    );

  const rows: LedgerRow[] = [
    {
      what: "Count the {{scale.counted}}",
      how: `{{first.noun}} ${percent(environment)}, {{second.short}} ${percent(social)}, both ${percent(both)}`,
      result: null,
    },
    { what: "Add the two shares", how: `100 × (${fraction(environment)} + ${fraction(social)})`, result: score },
    {
      what: "Adjust the sample for weighting",
      how: `${formatNumber(asked)} ÷ ${formatNumber(designEffect, DECIMALS.designEffect)}, the design effect`,
      result: effective,
    },
    {
      what: "95% interval",
      how:
        spread > 0
          ? `200 × Wilson’s interval of ${formatNumber(100 * mean, DECIMALS.share)}% among ${formatNumber((rebuilt.effective * 4 * mean * (1 - mean)) / spread)} people: ${effective} × 4 × ${toThreeDigits(mean)} × ${toThreeDigits(1 - mean)} ÷ (${ofEnvironment} + ${ofSocial} + 2 × ${ofBoth})`
          : `200 × Wilson’s interval of ${formatNumber(100 * mean, DECIMALS.share)}% among ${effective} people: everyone gave the same answer`,
      result: formatRange(rebuilt.low, rebuilt.high, DECIMALS.score),
    },
    {
      what: "Standard error",
      how: `the width of the interval ÷ (2 × ${MARGIN})`,
      result: error,
    },
    marketMean === null
      ? {
          what: "Compared with the market",
          how: "No market average is published for this market and year.",
          result: null,
        }
      : {
          what: "Compared with the market",
          how: `100 × ${score} ÷ ${formatNumber(marketMean, DECIMALS.score)}, the market average`,
          result: `index ${formatNumber((100 * rebuilt.score) / marketMean)}`,
        },
    previous === null || change === null
      ? {
          what: "Compared with the previous year",
          how: "There is no score from the previous year to compare with.",
          result: null,
        }
      : {
          what: `Compared with ${previous.year}`,
          how: `${toSigned(change.difference, DECIMALS.points)} from ${formatNumber(previous.score, DECIMALS.score)}; standard error of the difference ${formatNumber(change.standardError, DECIMALS.standardError)}`,
          result: `z = ${toSigned(change.z, DECIMALS.z, "")}`,
        },
  ];
  return { rebuilt, changeP: change?.p ?? null, rows };
}

/** A formatted probability: "p = 0.032", and never 0. */
export function formatProbability(name: "p" | "q", value: number): string {
  // Non-breaking.
  const [sign, figure] =
    value < 0.001
      ? ["<", "0.001"]
      : ["=", formatNumber(value, value < 0.1 ? DECIMALS.probability : DECIMALS.largeProbability)];
  return [name, sign, figure].join("\u00A0");
}

const toThreeDigits = (value: number): string =>
  value < 0 ? `(−${formatNumber(-value, DECIMALS.probability)})` : formatNumber(value, DECIMALS.probability);

function toSigned(value: number, digits: number, plus = "+"): string {
  const rounded = roundTo(value, digits);
  return `${rounded > 0 ? plus : rounded < 0 ? "−" : ""}${formatNumber(Math.abs(rounded), digits)}`;
}
