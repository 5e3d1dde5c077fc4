import { formatNumber, formatRange, formatSigned, DECIMALS } from "@/lib/platform/words/format";
import type { AbsentHolding, Holdings } from "@/lib/analyses/portfolio/holdings";
import type { Concentration, MatrixPoint, MeanChange, Summary } from "@/lib/analyses/portfolio/summary";
import { firstToFit } from "@/lib/platform/words/title-room";
import { clearWords } from "@/lib/platform/words/clear-words";
import { industryInSentence, inSentence } from "@/lib/platform/words/in-sentence";
import { agree, asSentence, countInWords, countOf, numberOf } from "@/lib/platform/words/sentences";
import { sayNotRanked } from "@/lib/rankings/unranked";

const brands = (count: number) => numberOf(count, "brand");

/** The heading: how many brands are clearly above and below their markets. */
export function wordClaim({ above, below, share }: Summary): string {
  const all = share.brands;
  if (above === 0 && below === 0)
    return all === 1 ? "This brand is close to its market average" : "No brand is clearly above or below its market";
  if (all === 1) return `This brand is clearly ${above === 1 ? "above" : "below"} its market`;
  if (below === 0) return `${wordPart(above, all)} clearly above ${their(above)} market`;
  if (above === 0) return `${wordPart(below, all)} clearly below ${their(below)} market`;
  const inDigits = `${formatNumber(above)} of ${brands(all)} ${verb(above)} clearly above ${their(above)} market`;
  return firstToFit([
    `${wordPart(above, all)} clearly above ${their(above)} market, ${countInWords(below)} clearly below`,
    `${inDigits}, ${formatNumber(below)} clearly below`,
    `${inDigits}, ${formatNumber(below)} below`,
  ]);
}

const verb = (count: number) => agree(count, "is", "are");
const their = (count: number) => agree(count, "its", "their");

/** `Two of six brands are`, `All six brands are`, `Both brands are`. */
function wordPart(count: number, all: number): string {
  if (count < all) return `${asSentence(countInWords(count))} of ${countOf(all, "brand")} ${verb(count)}`;
  return all === 2 ? "Both brands are" : `All ${countOf(all, "brand")} are`;
}

/** Two or three sentences under it. */
export function wordStandfirst(summary: Summary, change: MeanChange | null, since: readonly number[]): string {
  const { points, low, high } = summary.ahead;
  const isClear = low > 0 || high < 0;
  const distance = `${formatNumber(Math.abs(points), DECIMALS.points)} points ${points < 0 ? "below" : "above"} their markets`;
  const first =
    summary.share.brands === 1
      ? `It is ${formatNumber(Math.abs(points), DECIMALS.points)} points ${points < 0 ? "below" : "above"} its market (95% interval ${wordInterval(low, high)}).`
      : `On average they are ${distance} (95% interval ${wordInterval(low, high)})${isClear ? "" : ": no clear difference"}.`;
  return `${first} ${wordMeanChange(change, since)}`;
}

function wordMeanChange(change: MeanChange | null, since: readonly number[]): string {
  if (!change) return "There is no earlier year to compare with.";
  const when = since.length === 1 ? `since ${since[0]}` : "since the previous study";
  const direction = change.points > 0 ? "risen" : "fallen";
  const moved = `The average score has ${direction} by ${formatNumber(Math.abs(change.points), DECIMALS.points)} points ${when}`;
  return change.isClear ? `${moved}: a clear change.` : `${moved}: no clear change.`;
}

/** `+1.2 to +3.4`. */
export function wordInterval(low: number, high: number, digits = DECIMALS.score): string {
  return `${formatSigned(low, digits)} to ${formatSigned(high, digits)}`;
}

/** Share of brands above their market, in words with its interval. */
export function wordShare({ share }: Summary): string {
  return `${formatNumber(share.above)} of ${brands(share.brands)} score above their market average. As a share of similar brands, that is ${formatRange(100 * share.low, 100 * share.high)}% (95% interval).`;
}

/** What an index of concentration means. */
export function wordConcentration({ index, equalParts, parts }: Concentration, one: string, many: string): string {
  const [largest] = parts;
  if (!largest) return "";
  const named = one === "industry" ? industryInSentence : inSentence;
  if (parts.length === 1) return `All brands are in ${named(largest.name)}: maximum concentration (index 10,000).`;
  const as = `as if the brands were spread evenly over ${formatNumber(equalParts, DECIMALS.amount)} ${many}`;
  return `Concentration index ${formatNumber(index)} out of 10,000: ${as}. The largest ${one} is ${named(largest.name)}, with ${formatNumber(100 * largest.share, DECIMALS.percent)}% of the brands.`;
}

/** How many brands are clear on both axes, by corner. */
export function wordMatrix(points: readonly MatrixPoint[], without: number): string {
  const clear = points.filter(({ isClear }) => isClear);
  const count = (up: boolean, ahead: boolean) =>
    clear.filter((each) => each.change > 0 === up && each.ahead > 0 === ahead).length;
  const corners = [
    [count(true, true), "above and rising"],
    [count(false, true), "above and falling"],
    [count(true, false), "below and rising"],
    [count(false, false), "below and falling"],
  ] as const;
  const phrases = corners.filter(([many]) => many > 0).map(([many, where]) => `${formatNumber(many)} ${where}`);
  const first = phrases.length > 0 ? `Clear on both axes: ${phrases.join(", ")}.` : "No brand is clear on both axes.";
  return without > 0
    ? `${first} ${brands(without)} ${agree(without, "is", "are")} left out because there is no change to measure.`
    : first;
}

/** Why a brand has no figures. */
export function wordAbsence({ why, n }: Pick<AbsentHolding, "why" | "n">, year: number): string {
  switch (why) {
    case "few":
      return n === null ? "Not ranked" : sayNotRanked(n);
    case "no-scores":
      return `${year} was published without scores`;
    case "not-ranked":
      return `Not ranked in ${year}`;
    case "unknown":
      return "No longer in the study, or not in the years of your plan";
  }
}

/** Brands and markets of a portfolio, such as `14 brands in 2 markets`. */
export function wordSize(entries: readonly { market: string }[]): string {
  const markets = new Set(entries.map(({ market }) => market)).size;
  return `${brands(entries.length)} in ${numberOf(markets, "market")}`;
}

/** The change a table's cell tells in words. */
export function wordClear(change: { clear: boolean } | null): string {
  return clearWords("change", change?.clear);
}

/** Years a portfolio was compared with. */
export function wordSince({ since, year }: Pick<Holdings, "since" | "year">): string {
  return since.length === 1 ? `${since[0]} to ${year}` : `previous study to ${year}`;
}
