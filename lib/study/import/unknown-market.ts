import { findMarketBySpelling, MARKETS, spellingsOf } from "@/lib/catalogue/markets/market";
import { findNearestName } from "@/lib/study/import/nearest-name";

/** Spellings up to this length are codes, and every word is near to one of them. */
const LONGEST_CODE = 4;

/** Why a country is refused, and what to write instead or to do first. */
export function explainUnknownMarket(text: string): { message: string; fix: string } {
  if (text.trim() === "") return { message: "the country is missing", fix: "fill it in" };
  const spellings = MARKETS.flatMap(({ slug }) => spellingsOf(slug).filter(({ length }) => length > LONGEST_CODE));
  const nearest = findMarketBySpelling(findNearestName(text.trim(), spellings) ?? "");
  const known = `use one of ${MARKETS.map(({ name }) => name).join(", ")}`;
  const fix = nearest ? `write "${nearest.name}"` : `${known}; to add a market, see content/handbook/recipes.md`;
  return { message: "unknown market", fix };
}
