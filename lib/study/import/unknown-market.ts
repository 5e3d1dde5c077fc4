import { DEFAULT_DEFINITION } from "@/lib/catalogue/definition/default-definition";
import { marketBySpelling, marketSpellings, marketsOf } from "@/lib/catalogue/definition/markets";
import { findNearestName } from "@/lib/study/import/nearest-name";

/** Spellings up to this length are codes, which resemble too many names. */
const LONGEST_CODE = 4;

/** Why a country is refused, and what to do. */
export function explainUnknownMarket(text: string, definition = DEFAULT_DEFINITION): { message: string; fix: string } {
  if (text.trim() === "") return { message: "the country is missing", fix: "fill it in" };
  const spellings = marketSpellings(definition).filter(({ length }) => length > LONGEST_CODE);
  const nearest = marketBySpelling(definition, findNearestName(text.trim(), spellings) ?? "");
  const known = `use one of ${marketsOf(definition)
    .map(({ name }) => name)
    .join(", ")}`;
  const fix = nearest ? `write "${nearest.name}"` : `${known}; to add a market, see content/handbook/recipes.md`;
  return { message: "unknown market", fix };
}
