import { type Claim, isOfChange, PART_WORDS, RATED_WORDS } from "@/lib/analyses/claim-check/claim";
import type { ClaimField, Contender } from "@/lib/analyses/claim-check/field";
import { fewestPositions, judge, type Verdict } from "@/lib/analyses/claim-check/verdict";
import { formatNumber, formatOrdinal, formatRange, formatSigned, DECIMALS } from "@/lib/platform/words/format";
import type { Named } from "@/lib/catalogue/names/named";
import { halfWidth } from "@/lib/statistics/interval";
import { SITE } from "@/lib/platform/site/site";
import { industryInSentence, inSentence } from "@/lib/platform/words/in-sentence";
import { agree, numberOf, ordinalRange } from "@/lib/platform/words/sentences";

/** The brands a claim was compared with. */
export interface ClaimFrame {
  claim: Claim;
  field: ClaimField;
  market: Named;
  /** Null: the whole market. */
  industry: Named | null;
  rival: Named | null;
  isSample: boolean;
}

/** A sentence that the data support, and its source line. */
export interface CarriedWording {
  sentence: string;
  source: string;
}

/** `the 31 food & grocery brands rated in Sweden in 2025`. */
export function wordField({ claim, field, market, industry }: ClaimFrame): string {
  const count = field.contenders.length;
  return `the ${formatNumber(count)} ${industry ? `${industryInSentence(industry.name)} ` : ""}${agree(count, "brand", "brands")} rated in ${inSentence(market.name)} in ${claim.year}`;
}

/** What was claimed, in a clause: a verdict outside its page says “this claim”. */
export function wordClaimed(frame: ClaimFrame, name: string): string {
  const { claim, market, rival } = frame;
  const of = claim.part === "score" ? "" : `, for ${RATED_WORDS[claim.part]}`;
  switch (claim.kind) {
    case "best":
      return `${name} is first of ${wordField(frame)}${of}`;
    case "top":
      return `${name} is in the top ${formatNumber(claim.count ?? 0)} of ${wordField(frame)}${of}`;
    case "ahead":
      return `${name} is ahead of ${rival?.name ?? ""} in ${inSentence(market.name)} in ${claim.year}${of}`;
    case "above-average":
      return `${name} is above average among ${wordField(frame)}${of}`;
    case "most-improved":
      return `${name} has improved the most since ${claim.since ?? ""} of ${wordField(frame)}${of}`;
    case "improved":
      return `${name} has improved in ${inSentence(market.name)} from ${claim.since ?? ""} to ${claim.year}${of}`;
  }
}

/** The sentence to publish: the claim's own if it is supported, otherwise the strongest that is. */
export function toWording(frame: ClaimFrame, verdict: Verdict): CarriedWording {
  return {
    sentence: verdict.status === "supported" ? wordSupported(frame, verdict) : wordCarried(frame, verdict),
    source: wordSourceLine(frame, verdict.own),
  };
}

function wordSupported(frame: ClaimFrame, { own }: Verdict): string {
  const { claim, market, rival } = frame;
  const by = `for ${PART_WORDS[claim.part]}`;
  switch (claim.kind) {
    case "best":
      return `${own.name} has the highest rating of ${wordField(frame)}, ${by}. Its lead over each of the others is statistically significant.`;
    case "top":
      return `${own.name} is in the top ${formatNumber(claim.count ?? 0)} of ${wordField(frame)}, ${by}. The result is statistically significant.`;
    case "ahead":
      return `In ${inSentence(market.name)} in ${claim.year}, the public rated ${own.name} ahead of ${rival?.name ?? ""} for ${RATED_WORDS[claim.part]}. The difference is statistically significant.`;
    case "above-average":
      return `${own.name} is rated above average among ${wordField(frame)}, ${by}. The difference is statistically significant.`;
    case "most-improved":
      return `Of ${wordField(frame)}, ${own.name} has improved the most since ${claim.since ?? ""}, ${by}. Its lead over each of the others is statistically significant.`;
    case "improved":
      return `${own.name} is rated higher in ${inSentence(market.name)} in ${claim.year} than in ${claim.since ?? ""}, ${by}. The change is statistically significant.`;
  }
}

/**
 * What can be said instead, of the same brand, market and wave. A position in the upper half is worth saying, a lower
 * one is not.
 */
function wordCarried(frame: ClaimFrame, { own, status, decisive }: Verdict): string {
  const { claim, field, market, rival } = frame;
  const by = `for ${PART_WORDS[claim.part]}`;
  if (claim.kind === "ahead") {
    const other = rival?.name ?? "";
    return status === "tied"
      ? `In ${inSentence(market.name)} in ${claim.year}, there was no statistically significant difference between ${own.name} and ${other} in what the public thinks of their ${RATED_WORDS[claim.part]}.`
      : `In ${inSentence(market.name)} in ${claim.year}, the public rated ${other} ahead of ${own.name} for ${RATED_WORDS[claim.part]}. The difference is statistically significant.`;
  }
  if (isOfChange(claim.kind)) {
    const change =
      claim.kind === "improved"
        ? { difference: decisive.difference, error: decisive.error }
        : { difference: own.value, error: own.error };
    return wordChange(frame, own, change);
  }
  const positions = fewestPositions(own, field.contenders);
  if (positions !== null && positions <= field.contenders.length / 2 && claim.kind !== "above-average")
    return `${own.name} is in the top ${formatNumber(positions)} of ${wordField(frame)}, ${by}. The result is statistically significant.`;
  const average = judge({ ...claim, kind: "above-average" }, field);
  if (claim.kind !== "above-average" && average.isJudged && average.status === "supported")
    return `${own.name} is rated above average among ${wordField(frame)}, ${by}. The difference is statistically significant.`;
  return wordPosition(frame, own);
}

function wordChange(
  { claim, market }: ClaimFrame,
  own: Contender,
  { difference, error }: { difference: number; error: number | null },
): string {
  const half = error === null ? null : halfWidth(error);
  const isClear = half !== null && Math.abs(difference) >= half;
  const range =
    half === null ? "" : ` (95% interval ${formatSigned(difference - half)} to ${formatSigned(difference + half)})`;
  return `Between ${claim.since ?? ""} and ${claim.year}, the rating of ${own.name} in ${inSentence(market.name)} for ${RATED_WORDS[claim.part]} changed by ${formatSigned(difference)} points${range}. The change is ${isClear ? "" : "not "}statistically significant.`;
}

function wordPosition(frame: ClaimFrame, own: Contender): string {
  const { claim, field, market, industry } = frame;
  const position = field.contenders.filter(({ value }) => value > own.value).length + 1;
  const { overall, rankLow, rankHigh } = own.at;
  // The rank range is of the market's list: within an industry it follows the position in that list.
  const inMarket = industry
    ? `among all brands in ${inSentence(market.name)} it is ${formatOrdinal(overall ?? 0)}, and `
    : "";
  const range =
    claim.part === "score" && overall !== null && rankLow !== null && rankHigh !== null
      ? `; ${inMarket}with 95% confidence ${ordinalRange(rankLow, rankHigh)}`
      : "";
  return `${own.name} is ${formatOrdinal(position)} of ${wordField(frame)} for ${PART_WORDS[claim.part]}${range}.`;
}

function wordSourceLine({ claim, market, industry, isSample, field }: ClaimFrame, own: Contender): string {
  const isAmongAll = claim.kind !== "ahead" && claim.kind !== "improved";
  const left =
    isAmongAll && field.without.length > 0
      ? ` ${numberOf(field.without.length, "brand")} without results ${agree(field.without.length, "is", "are")} left out.`
      : "";
  return `${SITE.name}, ${market.name} ${claim.since === null ? "" : `${claim.since} and `}${claim.year}${industry ? `, ${industry.name}` : ""}; n = ${formatNumber(own.n)} people asked about ${own.name}.${left} Based on public opinion; not a test of products.${isSample ? " Sample data: all brands and figures are invented." : ""}`;
}

/** `93.9 (95% 88.1 – 99.7)`. */
export function wordFigure({ value, low, high }: Pick<Contender, "value" | "low" | "high">): string {
  return (
    formatNumber(value, DECIMALS.score) +
    (low === null || high === null ? "" : ` (95% ${formatRange(low, high, DECIMALS.score)})`)
  );
}
