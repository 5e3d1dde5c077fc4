import Link from "next/link";
import { BrandSearchField } from "@/components/rankings/brand-search-field";
import { PickerField } from "@/components/rankings/picker-field";
import { buttonVariants } from "@/components/ui/button";
import type { MarketSummary } from "@/lib/rankings/view";
import { REBUILD_PAGE, rebuildHref, type RebuildQuery } from "@/lib/rankings/scores/rebuild-query";
import styles from "./rebuild-picker.module.css";

interface RebuildPickerProps {
  query: RebuildQuery;
  markets: MarketSummary[];
  market: MarketSummary | null;
  years: readonly number[];
  year: number | null;
}

/** Country, brand and year whose score is rebuilt. A form and links, which work without scripts. */
export function RebuildPicker({ query, markets, market, years, year }: RebuildPickerProps) {
  const brandsAt = rebuildHref({ market: query.market, year: query.year });
  return (
    <>
      <form action={REBUILD_PAGE} method="get" role="search" aria-label="Score to rebuild" className={styles.bar}>
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
        <nav aria-label="Year" className={styles.years}>
          <span aria-hidden="true">Year</span>
          <ul>
            {years.map((each) => (
              <li key={each}>
                <Link
                  href={rebuildHref({ market: query.market, brand: query.brand, year: each })}
                  prefetch={false}
                  scroll={false}
                  aria-current={each === year ? "true" : undefined}
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
