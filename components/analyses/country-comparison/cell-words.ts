import type { MarketCell } from "@/lib/analyses/country-comparison/market-cell";
import { inSentence } from "@/lib/platform/words/in-sentence";

/** Why a market has no score of a brand, in a few words; "" where it has. */
export function toShortReason(cell: MarketCell): string {
  switch (cell.status) {
    case "known":
      return "";
    case "closed":
      return "No study";
    case "unranked":
      return "Not ranked";
    case "positions":
      return "Position only";
    case "suppressed":
      return `n = ${cell.n}`;
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
      return `Not ranked in ${market} in ${year}.`;
    case "positions":
      return `${cell.market.name} ${year} was published without scores.`;
    case "suppressed":
      return `Not shown: ${cell.n} people asked. A score needs at least 50.`;
  }
}
