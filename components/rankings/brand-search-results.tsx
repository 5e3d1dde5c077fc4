import type { StudyMarkets } from "@/lib/catalogue/shown-study/shown-study";
import { inSentence } from "@/lib/platform/words/in-sentence";
import type { BrandSuggestion } from "@/lib/rankings/brands/view";
import type { BrandName } from "@/lib/catalogue/names/names";
import type { Named } from "@/lib/catalogue/names/named";
import { brandSearchHref } from "@/lib/rankings/search-params";
import type { IndustrySummary, MarketSummary } from "@/lib/rankings/view";
import { sayFound } from "@/lib/rankings/brands/search-limit";
import { BrandNames } from "./brand-names";
import { FilterBar } from "./filter-bar";
import { MissingBrand, OtherCountries } from "./further-search";
import { IndustryLinks } from "./industry-links";
import { NearBrands } from "./near-brands";
import { RankingsHead } from "./rankings-head";

interface BrandSearchResultsProps {
  study: StudyMarkets;
  market: Named | null;
  query: string;
  brands: BrandSuggestion[];
  /** Similar names, if no brand of the market has that one. */
  near: BrandName[];
  markets: MarketSummary[];
  industries: IndustrySummary[];
}

function toHeading(market: Named | null, query: string, count: number): string {
  if (!market) return "Choose a country first, then search for a brand.";
  if (!query) return `Type a brand name to search in ${inSentence(market.name)}.`;
  if (count === 0) return `No brand in ${inSentence(market.name)} has a name like “${query}”`;
  return sayFound(count).heading;
}

/** Brands by name, without positions: the search for people without JavaScript, and for those who press Enter. */
export function BrandSearchResults({
  study,
  market,
  query,
  brands,
  near,
  markets,
  industries,
}: BrandSearchResultsProps) {
  const isSample = markets.some((each) => each.isSample);
  const found = sayFound(brands.length);
  const isNothing = market !== null && query !== "" && brands.length === 0;
  return (
    <main id="content" tabIndex={-1} className="wrap">
      <RankingsHead title="Brand search" isSample={isSample}>
        {market ? `Brands ranked in ${inSentence(market.name)}.` : "Brands in the official rankings."}
      </RankingsHead>
      <FilterBar markets={markets} industries={industries} market={market} query={query} />
      <div className="mt-5 grid grid-cols-1 gap-x-18 gap-y-8 lg:grid-tail-74">
        <section aria-labelledby="results">
          <h2 id="results" className="text-s2 tracking-tight wrap-anywhere md:text-s3">
            {toHeading(market, query, brands.length)}
          </h2>
          {isNothing && (
            <p className="mt-1.5 text-s-1 text-ink-2">Part of a name is enough, with or without accents.</p>
          )}
          {found.note ? <p className="mt-1.5 text-s-1 text-ink-2">{found.note}</p> : null}
          {brands.length > 0 ? (
            <div className="mt-5 border-t border-ink">
              <BrandNames
                className=""
                brands={brands.map(({ slug, name, industry }) => ({ slug, name, note: industry }))}
              />
            </div>
          ) : null}
          {isNothing && near.length > 0 && <NearBrands brands={near} market={market.slug} study={study} />}
        </section>
        <aside className="grid content-start gap-y-7 md:max-lg:grid-cols-2 md:max-lg:gap-x-8">
          <OtherCountries
            market={market?.slug ?? null}
            markets={markets}
            hrefOf={(slug) => (query ? brandSearchHref({ market: slug, q: query }) : `/rankings/search?market=${slug}`)}
          />
          <MissingBrand />
        </aside>
      </div>
      {market && industries.length > 0 && (
        <section aria-labelledby="browse" className="mt-12 border-t-2 border-ink pt-4.5">
          <h2 id="browse" className="mb-3 text-s2 tracking-tight md:text-s3">
            Or browse an industry
          </h2>
          <IndustryLinks market={market.slug} industries={industries} />
        </section>
      )}
    </main>
  );
}
