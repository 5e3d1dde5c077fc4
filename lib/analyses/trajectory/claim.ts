import { formatNumber, formatOrdinal, formatRange, DECIMALS, roundTo } from "@/lib/platform/words/format";
import type { BrandYear } from "@/lib/rankings/histories/dataset";
import type { ForecastYear } from "@/lib/analyses/predictions/dataset";
import { shortName } from "@/lib/platform/words/shorten";
import { sayWhyNot, type Strand } from "@/lib/analyses/trajectory/strand";

export interface Claim {
  claim: string;
  standfirst: string;
}

interface ClaimFacts {
  strand: Strand;
  /** The brand in the latest wave. */
  today: BrandYear | null;
  /** Brands the market ranks; null where that is not known. */
  of: number | null;
  market: string;
}

/** The headline and the standfirst. A direction is said only where four futures in five lie on one side of today. */
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
  const said = [
    `The central forecast for ${last.year} is ${formatNumber(last.value, DECIMALS.score)}.`,
    toSpanSentence(last, score),
    toPositionSentence(last, of, market),
  ];
  return { claim: toHeadline(name, last, score), standfirst: said.filter((each) => each !== "").join(" ") };
}

/** The interval that a direction is judged by: that of 80 %, else the wider. */
const spanOf = ({ p80, p95 }: ForecastYear) => p80 ?? p95;
/** As they are shown, so that words and figures agree. */
const isAbove = (a: number, b: number) => roundTo(a, DECIMALS.score) > roundTo(b, DECIMALS.score);

function toHeadline(name: string, last: ForecastYear, score: number | null): string {
  if (score === null) return `${name}: forecast to ${last.year}`;
  const { low, high } = spanOf(last);
  if (isAbove(low, score)) return `${name} is likely to score higher in ${last.year}`;
  if (isAbove(score, high)) return `${name} is likely to score lower in ${last.year}`;
  return `${name} could rise or fall by ${last.year}`;
}

function toSpanSentence(last: ForecastYear, score: number | null): string {
  const { low, high } = spanOf(last);
  const often = last.p80 ? "Four times in five" : "Nineteen times in twenty";
  const span = `${often} the score should land between ${formatNumber(low, DECIMALS.score)} and ${formatNumber(high, DECIMALS.score)}`;
  if (score === null) return `${span}.`;
  const today = `today’s ${formatNumber(score, DECIMALS.score)}`;
  if (isAbove(low, score)) return `${span}; ${today} lies below that span.`;
  if (isAbove(score, high)) return `${span}; ${today} lies above it.`;
  return `${span}; ${today} lies inside that span, so a standstill would be no surprise.`;
}

function toPositionSentence({ year, position }: ForecastYear, of: number | null, market: string): string {
  if (!position) return "";
  const among = of === null ? "" : ` of ${formatNumber(of)}`;
  return `The central forecast puts it ${formatOrdinal(position.median)}${among} in ${market} in ${year}; it will probably be between ${formatRange(position.low, position.high)} (95%).`;
}
