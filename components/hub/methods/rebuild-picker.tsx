import Link from "next/link";
import { BrandSearchField } from "@/components/rankings/brand-search-field";
import { PickerField } from "@/components/rankings/picker-field";
import { buttonVariants } from "@/components/ui/button-look";
import type { MarketSummary } from "@/lib/rankings/view";
import { REBUILD_PAGE, rebuildHref, type RebuildQuery } from "@/lib/rankings/scores/rebuild-query";

interface RebuildPickerProps {
  query: RebuildQuery;
  markets: MarketSummary[];
  market: MarketSummary | null;
  years: readonly number[];
  year: number | null;
}

/** Country, brand and year whose score is rebuilt. A form and links, which work without JavaScript. */
export function RebuildPicker({ query, markets, market, years, year }: RebuildPickerProps) {
  const brandsAt = rebuildHref({ market: query.market, year: query.year });
  return (
    <>
      <form
        action={REBUILD_PAGE}
        method="get"
        role="search"
        aria-label="Score to rebuild"
        className="grid grid-cols-[2fr_3fr] border-t-2 border-b border-t-ink border-b-control md:grid-cols-[16.5rem_minmax(0,1fr)_auto] print:hidden"
      >
        <PickerField
          kind="market"
          field="market"
          chosen={market?.slug ?? ""}
          market={market}
          industry=""
          options={markets.map(({ slug, name, brandCount }) => ({
            slug,
            name,
            count: brandCount,
            href: rebuildHref({ market: slug, brand: query.brand }),
          }))}
        />
        {market ? (
          <BrandSearchField key={market.slug} market={market} query={query.q} brandsAt={`${brandsAt}&brand=`} />
        ) : null}
        {query.year === null ? null : <input type="hidden" name="year" value={query.year} />}
        <noscript>
          <button type="submit" className={buttonVariants({ variant: "outline" })}>
            Show
          </button>
        </noscript>
      </form>
      {query.brand === null || years.length < 2 ? null : (
        <nav aria-label="Year" className="flex flex-wrap items-center gap-x-1.5 pt-2 text-s-1 text-ink-2 print:hidden">
          <span aria-hidden="true">Year</span>
          <ul className="flex flex-wrap">
            {years.map((each) => (
              <li key={each}>
                <Link
                  href={rebuildHref({ market: query.market, brand: query.brand, year: each })}
                  prefetch={false}
                  scroll={false}
                  aria-current={each === year ? "true" : undefined}
                  className="inline-flex min-h-11 items-center px-2.5 underline-offset-4 hover:text-ink hover:underline aria-current:font-title aria-current:text-ink aria-current:underline aria-current:decoration-spruce aria-current:decoration-2 aria-current:underline-offset-6"
                >
                  {each}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}
