import { inSentence } from "@/lib/platform/words/in-sentence";
import type { BrandSuggestion } from "@/lib/rankings/brands/view";
import type { Named } from "@/lib/catalogue/names/named";
import type { IndustrySummary, MarketSummary } from "@/lib/rankings/view";
import { MOST_FOUND } from "@/lib/rankings/brands/search-limit";
import { BrandNames } from "./brand-names";
import { FilterBar } from "./filter-bar";
import { RankingsHead } from "./rankings-head";

interface BrandSearchResultsProps {
  market: Named | null;
  query: string;
  brands: BrandSuggestion[];
  markets: MarketSummary[];
  industries: IndustrySummary[];
}

function toHeading(market: Named | null, query: string, count: number): string {
  if (!market) return "Choose a country first, then search for a brand.";
  if (!query) return `Type a brand name to search in ${inSentence(market.name)}.`;
  if (count === 0)
    return `No brand in ${inSentence(market.name)} matches “${query}”. Check the spelling or try another country.`;
  if (count >= MOST_FOUND) return `The first ${MOST_FOUND} brands found`;
  return count === 1 ? "One brand found" : `${count} brands found`;
}

/** Brands by name, without positions: the search for people without JavaScript, and for those who press Enter. */
export function BrandSearchResults({ market, query, brands, markets, industries }: BrandSearchResultsProps) {
  const isSample = markets.some((each) => each.isSample);
  return (
    <main id="content" tabIndex={-1} className="wrap">
      <RankingsHead title="Brand search" isSample={isSample}>
        {market ? `Brands ranked in ${inSentence(market.name)}.` : "Brands in the official rankings."}
      </RankingsHead>
      <FilterBar markets={markets} industries={industries} market={market} query={query} />
      <section aria-labelledby="results" className="mt-8 max-w-228 md:mt-11">
        <h2 id="results" className="mb-5 text-s2 wrap-anywhere">
          {toHeading(market, query, brands.length)}
        </h2>
        {brands.length >= MOST_FOUND ? (
          <p className="-mt-3 mb-5 text-ink-2">There may be more. Type more of the name to narrow the list.</p>
        ) : null}
        {brands.length > 0 ? (
          <div className="border-t border-ink">
            <BrandNames
              className=""
              brands={brands.map(({ slug, name, industry }) => ({ slug, name, note: industry }))}
            />
          </div>
        ) : null}
      </section>
    </main>
  );
}
