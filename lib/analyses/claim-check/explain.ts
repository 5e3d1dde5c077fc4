import type { Scope } from "@/lib/charts/shown";
import { isOfChange, KIND_NAMES, type ClaimKind } from "@/lib/analyses/claim-check/claim";
import type { Gap } from "@/lib/analyses/claim-check/settle";
import type { NoVerdict, Verdict } from "@/lib/analyses/claim-check/verdict";
import type { ClaimFrame } from "@/lib/analyses/claim-check/wording";
import { wordField } from "@/lib/analyses/claim-check/wording";
import { dimensionsOf, type ShownStudy } from "@/lib/catalogue/shown-study/shown-study";
import { firstToFit } from "@/lib/platform/words/title-room";
import { DECIMALS, formatNumber, formatSigned } from "@/lib/platform/words/format";
import { industryInSentence, inSentence } from "@/lib/platform/words/in-sentence";
import { shortName } from "@/lib/platform/words/shorten";
import { agree, countInWords, countOf } from "@/lib/platform/words/sentences";

export const STATUS_NAMES = {
  supported: "Supported",
  tied: "Too close to call",
  "not-supported": "Not supported",
} as const;

/** The heading: the verdict as a sentence. */
export function wordVerdict(
  { status, tied, own }: Verdict,
  { claim, rival }: ClaimFrame,
  scope: Scope = "page",
): string {
  const name = shortName(own.name);
  if (status === "supported") return "The data support this claim";
  if (status === "not-supported") return "The data do not support this claim";
  return firstToFit(
    wordTied(claim.kind, scope === "page" ? tied : [], tied.length, name, shortName(rival?.name ?? "")),
  );
}

/** Longest first; what a short one leaves out is in the sentences below it. */
function wordTied(
  kind: ClaimKind,
  nameable: Verdict["tied"],
  count: number,
  name: string,
  rival: string,
): [string, string] {
  const [only] = count === 1 ? nameable : [];
  const others = only ? shortName(only.other.name) : countOf(count, "other brand");
  if (kind === "ahead")
    return [`Too close to call: ${name} and ${rival} are tied`, "Too close to call: the two brands are tied"];
  if (kind === "above-average")
    return [`Too close to call: ${name} is not clearly above average`, "Too close to call: not clearly above average"];
  if (kind === "improved")
    return [`Too close to call: no clear change for ${name}`, "Too close to call: no clear change"];
  return [`Too close to call: ${name} is tied with ${others}`, `Too close to call: tied with ${others}`];
}

/** The heading if no brand is named: whether the brand with the highest score can make the claim. */
export function wordLeader({ status, own, tied }: Verdict): string {
  if (status === "supported") return `${shortName(own.name)} can make this claim`;
  return tied.length > 0
    ? `No brand can claim this: ${countOf(tied.length + 1, "brand")} are tied`
    : "No brand can claim this";
}

/** `26.2 points ahead of`, `6.7 points below`; `level with` for equal values. */
function wordDistance(difference: number, more: string, less: string): string {
  const points = formatNumber(Math.abs(difference), DECIMALS.points);
  if (Number(points) === 0) return "level with";
  return `${points} points ${difference > 0 ? more : less}`;
}

/** Two or three sentences: the comparison, and the deciding result. */
export function wordReasons(verdict: Verdict, frame: ClaimFrame): string {
  const { comparisons, tied, ahead, own, decisive, status } = verdict;
  const { claim } = frame;
  const name = shortName(own.name);
  if (claim.kind === "improved")
    return `The score of ${name} changed by ${formatSigned(decisive.difference)} points between ${claim.since ?? ""} and ${claim.year}.${wordUnchecked(verdict)}`;
  if (claim.kind === "above-average")
    return `Among ${wordField(frame)}, ${name} is ${wordDistance(decisive.difference, "above", "below")} the average.${wordUnchecked(verdict)}`;
  if (claim.kind === "ahead")
    return `${name} is ${wordDistance(decisive.difference, "ahead of", "behind")} ${frame.rival?.name ?? "the other brand"}.${wordUnchecked(verdict)}`;
  const behind = comparisons.length - tied.length - ahead.length;
  const who = `Among ${wordField(frame)}, ${isOfChange(claim.kind) ? `the change of ${name}` : name}`;
  const none = (count: number) => (count === 0 ? "none" : countInWords(count));
  const counts =
    behind === comparisons.length
      ? `${who} is clearly ahead of all ${countOf(behind, "other")}.`
      : `${who} is clearly ahead of ${none(behind)} and tied with ${none(tied.length)}; ${none(ahead.length)} ${agree(ahead.length, "is", ahead.length === 0 ? "is" : "are")} clearly ahead of it.`;
  return status === "supported"
    ? `${counts}${wordUnchecked(verdict)}`
    : `${counts} A tie is not a win, even with the higher score.`;
}

function wordUnchecked({ decisive: { z } }: Verdict): string {
  return z === null ? " No margin of error was published, so this cannot be checked." : "";
}

/** The rule for each kind of claim. */
export const RULES: Record<ClaimKind, string> = {
  best: "To be “first”, a brand must be clearly ahead of every other brand. One tie is enough to defeat the claim. (Each comparison at 5%, two-sided.)",
  top: "To be “in the top N”, fewer than N other brands may be ahead or tied. (The Nth hardest comparison must pass at 5%.)",
  ahead: "To be “ahead of” another brand, the difference must be clear (significant at 5%, two-sided).",
  "above-average":
    "To be “above average”, the brand must be clearly above the average of the brands compared, allowing for its own part in that average.",
  "most-improved": "To be “most improved”, the brand’s change must be clearly larger than every other brand’s.",
  improved:
    "To have “improved”, the brand must show a clear rise. To see whether the whole market rose too, go to Market momentum.",
};

/** The missing part, as a request. */
export const GAP_WORDS: Record<Gap, string> = {
  kind: "what is claimed",
  count: "in the top how many",
  brand: "which brand",
  rival: "ahead of which brand",
  market: "in which market",
  part: "what is rated (sustainability as a whole, {{first.noun}} or {{second.noun}})",
  wave: "a year in your plan",
  since: "since which year",
  industry: "which industry",
  words: "what to do with words we can’t check",
};

/** Why there is no result. */
export const NO_VERDICT_WORDS: Record<NoVerdict, string> = {
  "no-brand":
    "No result for this brand: it is not ranked in this market, industry and year, fewer than {{base}} people were asked about it, or this part of the score was not published.",
  "no-rival":
    "No result for the other brand: it is not ranked in this market and year, or fewer than {{base}} people were asked about it.",
  "same-brand": "Choose two different brands.",
  alone: "There is no other brand to compare with.",
  "no-errors": "These results were published without margins of error, so claims cannot be checked.",
  "no-count": "Enter the number: in the top how many?",
  "count-too-large": "There are no more brands than that, so every brand qualifies.",
};

/** Industries with a word for their brands that people use in claims. */
const TRADES = { "food-grocery": "grocery brand", banking: "bank", "travel-transport": "airline" } as const;

/** Examples of claims, each of another kind. */
export function toExamples(
  brand: string,
  rival: string,
  study: Pick<ShownStudy, "markets" | "dimensions">,
  industries: readonly { slug: string; name: string }[],
): string[] {
  const { markets } = study;
  const market = (order: number) => inSentence(markets[order % markets.length]?.name ?? "");
  const trade = (slug: keyof typeof TRADES, order: number) => {
    if (industries.some((each) => each.slug === slug)) return TRADES[slug];
    const other = industries[order % industries.length];
    return other ? `${industryInSentence(other.name)} brand` : "brand";
  };
  const greenest = study.dimensions ? "most sustainable" : "greenest";
  return [
    `${brand} is the most sustainable ${trade("food-grocery", 0)} in ${market(0)}`,
    `Among the 10 ${greenest} ${trade("banking", 1)}s in ${market(2)}`,
    `${brand} is more sustainable than ${rival} in ${market(0)}`,
    `The most improved ${trade("travel-transport", 2)} in ${market(1)}`,
    `${brand} scores above average on ${dimensionsOf(study)[1].inSentence} in ${market(0)}`,
  ];
}

/** The kind of a claim, with its number if it has one. */
export function wordKind(kind: ClaimKind, count: number | null): string {
  return kind === "top" && count !== null ? `In the top ${formatNumber(count)}` : KIND_NAMES[kind];
}
