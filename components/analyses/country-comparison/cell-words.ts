import type { MarketCell } from "@/lib/analyses/country-comparison/market-cell";
import { inSentence } from "@/lib/platform/words/sentences";

/** Why a market has no score of a brand, in a few words; "" where it has. */
export function toShortReason(cell: MarketCell): string {
  switch (cell.status) {
    case "known":
      return "";
    case "closed":
      return "No wave";
    case "unranked":
      return "Not ranked";
    case "positions":
      return "Position alone";
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
      return `There is no wave of ${market} in ${year} within your years.`;
    case "unranked":
      return `Not ranked in ${market} in ${year}.`;
    case "positions":
      return `${cell.market.name} ${year} was published as positions alone, without scores.`;
    case "suppressed":
      return `${cell.n} people were asked, too few for a score. It takes 50.`;
  }
}
