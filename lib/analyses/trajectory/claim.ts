import { formatNumber, formatOrdinal, DECIMALS, roundTo } from "@/lib/platform/words/format";
import type { BrandYear } from "@/lib/rankings/histories/dataset";
import type { ForecastYear } from "@/lib/analyses/predictions/dataset";
import { firstToFit } from "@/lib/platform/words/title-room";
import { shortName } from "@/lib/platform/words/shorten";
import { chanceAbove, sayChance } from "@/lib/analyses/trajectory/chance";
import type { KeptRise } from "@/lib/analyses/trajectory/kept-rise";
import type { Rival } from "@/lib/analyses/trajectory/rivals";
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
  keptRise: KeptRise | null;
  rivals: readonly Rival[];
}

/** Probability from which something is called likely. */
const LIKELY = 0.8;

/**
 * The headline and the standfirst. The headline is the first that holds: likely to rise or fall; likely to stay above the
 * score before its last clear rise; more likely than not ahead of the nearest rival; else the central forecast.
 */
export function toClaim({ strand, today, of, market, keptRise, rivals }: ClaimFacts): Claim {
  const name = shortName(strand.name);
  const last = strand.foreseen.status === "ready" ? strand.foreseen.years.at(-1) : undefined;
  if (!last)
    return {
      claim:
        strand.foreseen.status === "short"
          ? firstToFit([`Too few years of data to forecast ${name}`, `No forecast for ${name}`])
          : `No forecast for ${name}`,
      standfirst: sayWhyNot(strand, name) ?? "",
    };
  const score = today?.score ?? null;
  const sentences = [
    `The central forecast for ${last.year} is ${formatNumber(last.value, DECIMALS.score)} points.`,
    toSpanSentence(last, score),
    toPositionSentence(last, of, market),
  ];
  return {
    claim: toHeadline(name, last, score, keptRise, rivals),
    standfirst: sentences.filter((each) => each !== "").join(" "),
  };
}

/** The range used to decide the direction: 80%, otherwise the wider one. */
const spanOf = ({ p80, p95 }: ForecastYear) => p80 ?? p95;
/** Rounded as displayed, so that words and figures agree. */
const isAbove = (a: number, b: number) => roundTo(a, DECIMALS.score) > roundTo(b, DECIMALS.score);

function toHeadline(
  name: string,
  last: ForecastYear,
  score: number | null,
  keptRise: KeptRise | null,
  rivals: readonly Rival[],
): string {
  const { year } = last;
  const direction = score === null ? null : toDirection(last, score);
  if (direction) return `${name} is likely to score ${direction} in ${year}`;
  const kept = keptRise?.chances.find((each) => each.year === year)?.chance ?? 0;
  if (keptRise && kept >= LIKELY)
    return firstToFit([
      `${name} is ${sayChance(kept)} likely to stay above its ${keptRise.year} score`,
      `${name}: ${sayChance(kept)} likely above its ${keptRise.year} score`,
    ]);
  const [nearest] = rivals
    .filter((rival) => rival.today !== null)
    .toSorted((a, b) => Math.abs(a.today?.difference ?? 0) - Math.abs(b.today?.difference ?? 0));
  const ahead = nearest?.chances.find((each) => each.year === year)?.chance ?? 0;
  const points = formatNumber(last.value, DECIMALS.score);
  const forecast: [string, string] = [
    `${name}: central forecast ${points} points in ${year}`,
    `${name}: forecast ${points} in ${year}`,
  ];
  if (!nearest || roundTo(100 * ahead, DECIMALS.chance) <= 50) return firstToFit(forecast);
  const rival = shortName(nearest.strand.name);
  return firstToFit([
    `${name} is ${sayChance(ahead)} likely to be ahead of ${rival} in ${year}`,
    `${name} is ${sayChance(ahead)} likely to be ahead of ${rival}`,
    `${name}: ${sayChance(ahead)} likely ahead of ${rival}`,
    ...forecast,
  ]);
}

/** Which way a score is likely to go; without the inner ranges, which way its range excludes today's. */
function toDirection(last: ForecastYear, score: number): "higher" | "lower" | null {
  const chance = chanceAbove(last, score);
  const { low, high } = spanOf(last);
  if (chance === null ? isAbove(low, score) : chance >= LIKELY) return "higher";
  if (chance === null ? isAbove(score, high) : chance <= 1 - LIKELY) return "lower";
  return null;
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
