import { isOfChange, KIND_NAMES, type ClaimKind } from "@/lib/analyses/claim-check/claim";
import type { Gap } from "@/lib/analyses/claim-check/settle";
import type { NoVerdict, Verdict } from "@/lib/analyses/claim-check/verdict";
import type { ClaimFrame } from "@/lib/analyses/claim-check/wording";
import { wordField } from "@/lib/analyses/claim-check/wording";
import { formatNumber, formatSigned, DECIMALS } from "@/lib/platform/words/format";
import { shortName } from "@/lib/platform/words/shorten";

export const STATUS_NAMES = { supported: "Supported", tied: "Tied", "not-supported": "Not supported" } as const;

/** The heading: the verdict as a sentence. */
export function wordVerdict({ status, tied, ahead, own }: Verdict, { claim, rival }: ClaimFrame): string {
  const name = shortName(own.name);
  if (status === "supported") return "The figures carry this claim";
  if (claim.kind === "ahead")
    return status === "tied"
      ? `${name} and ${shortName(rival?.name ?? "")} cannot be told apart`
      : `${shortName(rival?.name ?? "")} is ahead of ${name}`;
  if (claim.kind === "above-average")
    return status === "tied" ? `${name} cannot be told from the average` : `${name} is below the average`;
  if (claim.kind === "improved")
    return status === "tied" ? "The change is within noise" : `${name} has lost, not gained`;
  if (status === "tied")
    return `Tied with ${tied.length === 1 ? shortName(tied[0]?.other.name ?? "one other") : `${formatNumber(tied.length)} others`}`;
  return `${ahead.length === 1 ? shortName(ahead[0]?.other.name ?? "One brand") : `${formatNumber(ahead.length)} brands`} ${ahead.length === 1 ? "is" : "are"} tested ahead of ${name}`;
}

/** The heading where nobody is named: whether the brand with the highest figure may say it. */
export function wordLeader({ status, own, tied }: Verdict): string {
  if (status === "supported") return `${shortName(own.name)} may say it`;
  return tied.length > 0 ? `Nobody may say it: ${formatNumber(tied.length + 1)} are tied` : "Nobody may say it";
}

/** Two or three sentences: what was compared, and what decides. */
export function wordReasons(verdict: Verdict, frame: ClaimFrame): string {
  const { comparisons, tied, ahead, own, decisive, status } = verdict;
  const { claim } = frame;
  const name = shortName(own.name);
  if (claim.kind === "improved")
    return `${name} moved ${formatSigned(decisive.difference)} points between ${claim.since ?? ""} and ${claim.year}. ${wordDecisive(verdict)}`;
  if (claim.kind === "above-average")
    return `Among ${wordField(frame)} it lies ${formatSigned(decisive.difference)} points from the mean. ${wordDecisive(verdict)}`;
  if (claim.kind === "ahead")
    return `The difference is ${formatSigned(decisive.difference)} points. ${wordDecisive(verdict)}`;
  const behind = comparisons.length - tied.length - ahead.length;
  const what = isOfChange(claim.kind) ? "in change" : "";
  const counts =
    `Among ${wordField(frame)}, ${name} is tested ahead of ${formatNumber(behind)} ${what}, cannot be told from ${tied.length === 0 ? "none" : formatNumber(tied.length)}, and ${ahead.length === 1 ? "one is" : ahead.length === 0 ? "none is" : `${formatNumber(ahead.length)} are`} tested ahead of it.`.replace(
      " ,",
      ",",
    );
  return status === "supported"
    ? `${counts} ${wordDecisive(verdict)}`
    : `${counts} A tie is not a win, whichever score is the higher.`;
}

function wordDecisive({ decisive: { z }, limit }: Verdict): string {
  return z === null
    ? "No error was published to test it with."
    : `The comparison that decides has z = ${formatSigned(z, DECIMALS.z)}; the limit is ${formatNumber(limit, DECIMALS.z)}.`;
}

/** The rule that was used, by kind of claim. */
export const RULES: Record<ClaimKind, string> = {
  best: "The first of all must be tested ahead of every other brand, each comparison at 5% two-sided. Since the claim falls with any one of them, no further adjustment is needed (an intersection–union test).",
  top: "Among the first N means that fewer than N others may be ahead. For every N of the others, one at least must be tested behind, at 5% shared among them: the N-th hardest comparison must reach the limit.",
  ahead: "Ahead of another brand means a difference that is tested at 5% two-sided.",
  "above-average":
    "Above the average means a tested distance from the mean of the brands compared, the brand’s own share in that mean allowed for.",
  "most-improved":
    "Improved the most means a change that is tested ahead of every other brand’s change, each at 5% two-sided, with the errors of both waves.",
  improved:
    "Has improved means a change that is tested against nought at 5% two-sided, with the errors of both waves. Whether the whole market rose as well is seen on the page of momentum.",
};

/** What is open, as a request. */
export const GAP_WORDS: Record<Gap, string> = {
  kind: "what is claimed",
  count: "among the first how many",
  brand: "which brand",
  rival: "ahead of which brand",
  market: "in which market",
  part: "by what: sustainability as a whole, environment, or social responsibility",
  wave: "a wave within your years",
  since: "since which wave",
  industry: "which industry",
  words: "what to do with words that are not checked",
};

/** Why there is no verdict. */
export const NO_VERDICT_WORDS: Record<NoVerdict, string> = {
  "no-brand":
    "The brand has no figure here: it is not ranked in this market, industry and wave, fewer than 50 people were asked about it, or this part of the score was not published.",
  "no-rival":
    "The other brand has no figure here: it is not ranked in this market and wave, or fewer than 50 people were asked about it.",
  "same-brand": "A brand cannot be ahead of itself. Choose another.",
  alone: "There is no other brand to be compared with.",
  "no-errors": "Figures without standard errors were published here, so that nothing can be tested.",
  "no-count": "Among the first how many?",
  "count-too-large": "There are no more brands than places: every brand is among them.",
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
