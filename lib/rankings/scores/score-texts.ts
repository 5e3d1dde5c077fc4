import { formatNumber, DECIMALS } from "@/lib/platform/words/format";
import type { ScoreInputs } from "@/lib/rankings/scores/rebuilt-score";

/** The editable numbers, as typed: shares in percent. */
export const SCORE_FIELDS = ["environment", "social", "both", "asked", "deff"] as const;
export type ScoreField = (typeof SCORE_FIELDS)[number];
export type ScoreTexts = Record<ScoreField, string>;

export type TextReading =
  | { status: "valid"; inputs: ScoreInputs }
  | { status: "invalid"; faults: Partial<Record<ScoreField, string>> };

/** Larger than any study. */
const MOST_ASKED = 10_000_000;
/** Maximum joint rounding error of three percentages with two decimals. */
const SLACK = 0.016;

/** Typed numbers → inputs of a score, or an error for each field. Accepts decimal points and commas. */
export function readScoreTexts(texts: ScoreTexts): TextReading {
  const faults: Partial<Record<ScoreField, string>> = {};
  const environment = readShare(texts.environment, (fault) => (faults.environment = fault));
  const social = readShare(texts.social, (fault) => (faults.social = fault));
  const both = readShare(texts.both, (fault) => (faults.both = fault));
  const asked = readAsked(texts.asked, (fault) => (faults.asked = fault));
  const deff = readDecimal(texts.deff);

  if (environment !== null && social !== null && both !== null) {
    const most = Math.min(environment, social);
    const least = environment + social - 100;
    if (both > most) faults.both = `Must be at most ${toText(most)}, the smaller of the two shares.`;
    else if (both < least - SLACK)
      faults.both = `Must be at least ${toText(least)}, because the two shares add up to more than 100%.`;
  }
  if (deff === null) faults.deff = "Enter a number, such as 1.21.";
  else if (deff < 1) faults.deff = "A design effect must be 1 or more.";
  else if (asked !== null && deff > asked)
    faults.deff = "The design effect can’t be larger than the number of people asked.";

  if (
    environment === null ||
    social === null ||
    both === null ||
    asked === null ||
    deff === null ||
    Object.keys(faults).length > 0
  ) {
    return { status: "invalid", faults };
  }
  const inputs = { environment: environment / 100, social: social / 100, both: both / 100, asked, designEffect: deff };
  return { status: "valid", inputs };
}

type Complain = (fault: string) => void;

function readShare(text: string, complain: Complain): number | null {
  const value = readDecimal(text);
  if (value === null) complain("Enter a percentage, such as 41.2.");
  else if (value < 0 || value > 100) complain("A share must be between 0 and 100%.");
  return value === null || value < 0 || value > 100 ? null : value;
}

function readAsked(text: string, complain: Complain): number | null {
  const digits = text.trim().replaceAll(/[\s,](?=\d{3}(?:\D|$))/g, "");
  const value = /^\d{1,9}$/.test(digits) ? Number(digits) : null;
  if (value === null) complain("Enter a whole number of people, such as 1013.");
  else if (value < 1) complain("At least one person must be asked.");
  else if (value > MOST_ASKED) complain(`At most ${formatNumber(MOST_ASKED)}.`);
  return value === null || value < 1 || value > MOST_ASKED ? null : value;
}

function readDecimal(text: string): number | null {
  const plain = text.trim().replace(/\s*%$/, "").replace(",", ".");
  return /^-?\d{0,9}\.?\d{0,9}$/.test(plain) && /\d/.test(plain) ? Number(plain) : null;
}

const toText = (share: number) => `${formatNumber(share, DECIMALS.share)}%`;
