import { formatNumber, DECIMALS } from "@/lib/platform/words/format";
import { inSentence } from "@/lib/platform/words/in-sentence";
import { agree, asSentence, countInWords } from "@/lib/platform/words/sentences";
import { shorten } from "@/lib/platform/words/shorten";
import { isClear, type LatestPosition } from "@/lib/rankings/histories/selections";

/** The number of changes that one sentence names. */
const MOST_NAMED = 2;
/** The length of a name that fits in a sentence. */
const MOST_LETTERS = 40;

/** "Åkerfrid, down 13.2 points in Sweden". */
function toMove({ brand, market, latest }: LatestPosition): string {
  const points = latest.change?.points ?? 0;
  return `${shorten(brand.name, MOST_LETTERS)}, ${points > 0 ? "up" : "down"} ${formatNumber(Math.abs(points), DECIMALS.points)} points in ${inSentence(market.name)}`;
}

/** The latest wave's news about followed brands: clear changes only, and how many brands have none. */
export function describePositions(positions: readonly LatestPosition[]): string {
  const brands = new Set(positions.map(({ brand }) => brand.slug));
  if (brands.size === 0) return "Follow brands to see what has changed for them here, with clear changes first.";
  const isComparable = positions.some(({ latest }) => latest.change !== null);
  const ofYours = brands.size === 1 ? "The brand you follow" : `your ${countInWords(brands.size)} brands`;
  if (!isComparable)
    return `There is no earlier score to compare with for ${brands.size === 1 ? "the brand you follow" : ofYours}.`;
  const moved = positions.filter(isClear);
  const count = new Set(moved.map(({ brand }) => brand.slug)).size;
  if (brands.size === 1)
    return moved.length === 0
      ? `${ofYours} shows no clear change.`
      : `${ofYours} shows a clear change: ${toList(moved)}.`;
  if (count === 0) return `No clear changes for ${ofYours}.`;
  return `${asSentence(countInWords(count))} of ${ofYours} ${agree(count, "shows", "show")} a clear change: ${toList(moved)}.`;
}

function toList(moved: readonly LatestPosition[]): string {
  const more = moved.length - MOST_NAMED;
  const named = moved.slice(0, MOST_NAMED).map(toMove);
  return more > 0 ? `${named.join("; ")}; and ${countInWords(more)} more` : named.join("; and ");
}
