import { formatNumber, DECIMALS } from "@/lib/platform/words/format";
import { inSentence } from "@/lib/platform/words/in-sentence";
import { agree, asSentence, countInWords } from "@/lib/platform/words/sentences";
import { shorten } from "@/lib/platform/words/shorten";
import { isClear, type LatestPosition } from "@/lib/rankings/histories/selections";

/** Maximum number of changes named in one sentence. */
const MOST_NAMED = 2;
/** Maximum length of a name in a sentence. */
const MOST_LETTERS = 40;

/** "Åkerfrid, down 13.2 points in Sweden". */
function toMove({ brand, market, latest }: LatestPosition): string {
  const points = latest.change?.points ?? 0;
  return `${shorten(brand.name, MOST_LETTERS)}, ${points > 0 ? "up" : "down"} ${formatNumber(Math.abs(points), DECIMALS.points)} points in ${inSentence(market.name)}`;
}

/**
 * The portal's title, which counts clear changes of the reader's brands, and a sentence that names them; null if there
 * are none. Without brands, it invites the reader to follow some.
 * @param follows brands followed, ranked or not; null if unknown
 */
export function toPortalTitle(
  positions: readonly LatestPosition[],
  follows: number | null,
): { title: string; list: string | null } {
  const nameless = (title: string) => ({ title, list: null });
  if (follows === null) return nameless("Insights Portal");
  if (follows === 0) return nameless("Follow brands to see what has changed for them here");
  const brands = new Set(positions.map(({ brand }) => brand.slug));
  const ofYours = follows === 1 ? "the brand you follow" : `your ${countInWords(follows)} brands`;
  if (brands.size === 0) return nameless(`No results yet for ${ofYours}`);
  if (positions.every(({ latest }) => latest.change === null))
    return nameless(`No earlier score to compare with for ${ofYours}`);
  const moved = positions.filter(isClear);
  const count = new Set(moved.map(({ brand }) => brand.slug)).size;
  if (count === 0) return nameless(`No clear changes for ${ofYours}`);
  return {
    title:
      follows === 1
        ? "The brand you follow shows a clear change"
        : `${asSentence(countInWords(count))} of ${ofYours} ${agree(count, "shows", "show")} a clear change`,
    list: `${toList(moved)}.`,
  };
}

function toList(moved: readonly LatestPosition[]): string {
  const more = moved.length - MOST_NAMED;
  const named = moved.slice(0, MOST_NAMED).map(toMove);
  return more > 0 ? `${named.join("; ")}; and ${countInWords(more)} more` : named.join("; and ");
}
