import Link from "next/link";
import type { BrandMarket } from "@/lib/rankings/brands/brand-facts";
import { sayMarketOfBrand } from "@/lib/rankings/brands/brand-words";
import { inSentence, industryInSentence } from "@/lib/platform/words/in-sentence";
import { formatNumber } from "@/lib/platform/words/format";
import type { Named } from "@/lib/catalogue/names/named";
import { rankingHref } from "@/lib/rankings/search-params";

/** What is public about a brand in each market, in words, with a link to its industry there. */
export function BrandPositions({ brand, markets }: { brand: Named; markets: readonly BrandMarket[] }) {
  return (
    <ul className="border-t border-rule">
      {markets.map((brandMarket) => {
        const { market, standing, peers } = brandMarket;
        return (
          <li key={market.slug} className="border-b border-rule py-5">
            <h3 className="text-s1 leading-tight font-semibold tracking-lead">
              {market.name}, {market.year}
            </h3>
            <p className="mt-2 max-w-text font-read text-s1 leading-normal text-ink-2 wrap-anywhere">
              {sayMarketOfBrand(brandMarket, brand)}
            </p>
            {peers.length === 0 ? null : (
              <Link
                href={rankingHref({ market: market.slug, industry: standing.industry.slug })}
                prefetch={false}
                className="link mt-2 inline-flex min-h-11 items-center text-s-1 md:min-h-8"
              >
                All {formatNumber(peers.length)} {industryInSentence(standing.industry.name)} brands in{" "}
                {inSentence(market.name)}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}
