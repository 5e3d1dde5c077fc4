import type { MarketCell } from "@/lib/analyses/country-comparison/market-cell";
import { inSentence } from "@/lib/platform/words/in-sentence";
import { sayNotRanked } from "@/lib/rankings/unranked";

/** Why a market has no score for a brand, in a few words; "" if it has one. */
export function toShortReason(cell: MarketCell): string {
  switch (cell.status) {
    case "known":
      return "";
    case "closed":
      return "No study";
    case "unranked":
      return "Not in study";
    case "positions":
      return "Position only";
    case "suppressed":
      return "Not ranked";
  }
}

/** The same as a sentence. */
export function toReason(cell: MarketCell, year: number): string {
  const market = inSentence(cell.market.name);
  switch (cell.status) {
    case "known":
      return "";
    case "closed":
      return `Your plan has no ${year} results for ${market}.`;
    case "unranked":
      return `Not in the ${year} study of ${market}.`;
    case "positions":
      return `${cell.market.name} ${year} was published without scores.`;
    case "suppressed":
      return `${sayNotRanked(cell.n)}.`;
  }
}
