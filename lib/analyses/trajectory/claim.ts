import { formatNumber, formatOrdinal, DECIMALS, roundTo } from "@/lib/platform/words/format";
import type { BrandYear } from "@/lib/rankings/histories/dataset";
import type { ForecastYear } from "@/lib/analyses/predictions/dataset";
import { shortName } from "@/lib/platform/words/shorten";
import { sayWhyNot, type Strand } from "@/lib/analyses/trajectory/strand";
import { inSentence } from "@/lib/platform/words/in-sentence";
import { ordinalRange } from "@/lib/platform/words/sentences";

export interface Claim {
  claim: string;
  standfirst: string;
}

interface ClaimFacts {
  strand: Strand;
  /** The brand in the latest wave. */
  today: BrandYear | null;
  /** Number of brands in the market's ranking; null if unknown. */
  of: number | null;
  market: string;
}

/** The headline and the standfirst. They state a direction only if the 80% range excludes today’s score. */
export function toClaim({ strand, today, of, market }: ClaimFacts): Claim {
  const name = shortName(strand.name);
  const last = strand.foreseen.status === "ready" ? strand.foreseen.years.at(-1) : undefined;
  if (!last)
    return {
      claim:
        strand.foreseen.status === "short" ? `Too few years of data to forecast ${name}` : `No forecast for ${name}`,
      standfirst: sayWhyNot(strand, name) ?? "",
    };
  const score = today?.score ?? null;
  const sentences = [
    `The central forecast for ${last.year} is ${formatNumber(last.value, DECIMALS.score)} points.`,
    toSpanSentence(last, score),
    toPositionSentence(last, of, market),
  ];
  return { claim: toHeadline(name, last, score), standfirst: sentences.filter((each) => each !== "").join(" ") };
}

/** The range used to decide the direction: 80%, otherwise the wider one. */
const spanOf = ({ p80, p95 }: ForecastYear) => p80 ?? p95;
/** Rounded as displayed, so that words and figures agree. */
const isAbove = (a: number, b: number) => roundTo(a, DECIMALS.score) > roundTo(b, DECIMALS.score);

function toHeadline(name: string, last: ForecastYear, score: number | null): string {
  const central = `${name}: central forecast ${formatNumber(last.value, DECIMALS.score)} points in ${last.year}`;
  if (score === null) return central;
  const { low, high } = spanOf(last);
  if (isAbove(low, score)) return `${name} is likely to score higher in ${last.year}`;
  if (isAbove(score, high)) return `${name} is likely to score lower in ${last.year}`;
  return central;
}

function toSpanSentence(last: ForecastYear, score: number | null): string {
  const { low, high } = spanOf(last);
  const [often, level] = last.p80 ? ["probably", 80] : ["very probably", 95];
  const span = `The ${last.year} score will ${often} be between ${formatNumber(low, DECIMALS.score)} and ${formatNumber(high, DECIMALS.score)} (${level}% range).`;
  if (score === null) return span;
  const today = `Today’s score, ${formatNumber(score, DECIMALS.score)},`;
  if (isAbove(low, score)) return `${span} ${today} is below that range.`;
  if (isAbove(score, high)) return `${span} ${today} is above that range.`;
  return `${span} ${today} is inside that range, so no change is also likely.`;
}

function toPositionSentence({ year, position }: ForecastYear, of: number | null, market: string): string {
  if (!position) return "";
  const among = of === null ? "" : ` of ${formatNumber(of)}`;
  return `It is forecast to rank ${formatOrdinal(position.median)}${among} in ${inSentence(market)} in ${year} (95% range: ${ordinalRange(position.low, position.high)}).`;
}
