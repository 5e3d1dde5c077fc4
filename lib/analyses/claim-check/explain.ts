import { isOfChange, KIND_NAMES, type ClaimKind } from "@/lib/analyses/claim-check/claim";
import type { Gap } from "@/lib/analyses/claim-check/settle";
import type { NoVerdict, Verdict } from "@/lib/analyses/claim-check/verdict";
import type { ClaimFrame } from "@/lib/analyses/claim-check/wording";
import { wordField } from "@/lib/analyses/claim-check/wording";
import { formatNumber, formatSigned, DECIMALS } from "@/lib/platform/words/format";
import { shortName } from "@/lib/platform/words/shorten";

export const STATUS_NAMES = {
  supported: "Supported",
  tied: "Too close to call",
  "not-supported": "Not supported",
} as const;

/** The heading: the verdict as a sentence. */
export function wordVerdict({ status, tied, ahead, own }: Verdict, { claim, rival }: ClaimFrame): string {
  const name = shortName(own.name);
  if (status === "supported") return "The data support this claim";
  if (claim.kind === "ahead")
    return status === "tied"
      ? `${name} and ${shortName(rival?.name ?? "")} are tied`
      : `${shortName(rival?.name ?? "")} is ahead of ${name}`;
  if (claim.kind === "above-average")
    return status === "tied" ? `${name} is not clearly above average` : `${name} is below the average`;
  if (claim.kind === "improved")
    return status === "tied" ? "There is no clear change" : `${name} has fallen, not risen`;
  if (status === "tied")
    return `Tied with ${tied.length === 1 ? shortName(tied[0]?.other.name ?? "one other") : `${formatNumber(tied.length)} others`}`;
  return `${ahead.length === 1 ? shortName(ahead[0]?.other.name ?? "One brand") : `${formatNumber(ahead.length)} brands`} ${ahead.length === 1 ? "is" : "are"} clearly ahead of ${name}`;
}

/** The heading where nobody is named: whether the brand with the highest figure may say it. */
export function wordLeader({ status, own, tied }: Verdict): string {
  if (status === "supported") return `${shortName(own.name)} can make this claim`;
  return tied.length > 0
    ? `No brand can claim this: ${formatNumber(tied.length + 1)} are tied`
    : "No brand can claim this";
}

/** Two or three sentences: what was compared, and what decides. */
export function wordReasons(verdict: Verdict, frame: ClaimFrame): string {
  const { comparisons, tied, ahead, own, decisive, status } = verdict;
  const { claim } = frame;
  const name = shortName(own.name);
  if (claim.kind === "improved")
    return `${name} moved ${formatSigned(decisive.difference)} points between ${claim.since ?? ""} and ${claim.year}. ${wordDecisive(verdict)}`;
  if (claim.kind === "above-average")
    return `Among ${wordField(frame)}, it is ${formatSigned(decisive.difference)} points from the average. ${wordDecisive(verdict)}`;
  if (claim.kind === "ahead")
    return `The difference is ${formatSigned(decisive.difference)} points. ${wordDecisive(verdict)}`;
  const behind = comparisons.length - tied.length - ahead.length;
  const what = isOfChange(claim.kind) ? "in change" : "";
  const counts =
    `Among ${wordField(frame)}, ${name} is clearly ahead of ${formatNumber(behind)} ${what} and tied with ${tied.length === 0 ? "none" : formatNumber(tied.length)}; ${ahead.length === 1 ? "one is" : ahead.length === 0 ? "none is" : `${formatNumber(ahead.length)} are`} clearly ahead of it.`.replace(
      " ,",
      ",",
    );
  return status === "supported"
    ? `${counts} ${wordDecisive(verdict)}`
    : `${counts} A tie is not a win, even with the higher score.`;
}

function wordDecisive({ decisive: { z }, limit }: Verdict): string {
  return z === null
    ? "No margin of error was published, so this can’t be checked."
    : `Deciding comparison: z = ${formatSigned(z, DECIMALS.z)}, limit ${formatNumber(limit, DECIMALS.z)}.`;
}

/** The rule that was used, by kind of claim. */
export const RULES: Record<ClaimKind, string> = {
  best: "To be “first”, a brand must be clearly ahead of every other brand. One tie is enough to defeat the claim. (Each comparison at 5%, two-sided; intersection–union test.)",
  top: "To be “in the top N”, fewer than N other brands may be ahead or tied. (The Nth hardest comparison must pass at 5%.)",
  ahead: "To be “ahead of” another brand, the difference must be clear (significant at 5%, two-sided).",
  "above-average":
    "To be “above average”, the brand must be clearly above the average of the brands compared, allowing for its own part in that average.",
  "most-improved": "To be “most improved”, the brand’s change must be clearly larger than every other brand’s.",
  improved:
    "To have “improved”, the brand must show a clear rise. To see whether the whole market rose too, go to Market momentum.",
};

/** What is open, as a request. */
export const GAP_WORDS: Record<Gap, string> = {
  kind: "what is claimed",
  count: "among the first how many",
  brand: "which brand",
  rival: "ahead of which brand",
  market: "in which market",
  part: "by what: sustainability as a whole, environment, or social responsibility",
  wave: "a year in your plan",
  since: "since which year",
  industry: "which industry",
  words: "what to do with words we can’t check",
};

/** Why there is no verdict. */
export const NO_VERDICT_WORDS: Record<NoVerdict, string> = {
  "no-brand":
    "No result for this brand: it is not ranked in this market, industry and year, fewer than 50 people were asked about it, or this part of the score was not published.",
  "no-rival":
    "No result for the other brand: it is not ranked in this market and year, or fewer than 50 people were asked about it.",
  "same-brand": "Choose two different brands.",
  alone: "There is no other brand to be compared with.",
  "no-errors": "These results were published without margins of error, so claims can’t be checked.",
  "no-count": "Among the first how many?",
  "count-too-large": "There are no more brands than that, so every brand qualifies.",
};

/** Claims to try, each of another kind. */
export function toExamples(brand: string, rival: string): string[] {
  return [
    `${brand} is the most sustainable grocery brand in Sweden`,
    "Among the 10 greenest banks in Denmark",
    `${brand} is more sustainable than ${rival} in Sweden`,
    "The most improved airline in Norway",
    `${brand} scores above average on social responsibility in Sweden`,
  ];
}

/** `The first of all`, with its number where it has one. */
export function wordKind(kind: ClaimKind, count: number | null): string {
  return kind === "top" && count !== null ? `Among the first ${formatNumber(count)}` : KIND_NAMES[kind];
}
