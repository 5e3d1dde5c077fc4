import { buttonVariants } from "@/components/ui/button";
import type { Named } from "@/lib/rankings/ranking-row";
import type { IndustrySummary, MarketSummary } from "@/lib/rankings/view";
import { BrandSearchField } from "./brand-search-field";
import styles from "./filter-bar.module.css";
import { PickerField } from "./picker-field";

interface FilterBarProps {
  markets: MarketSummary[];
  industries: IndustrySummary[];
  market: Named | null;
  industry?: Named | null;
  /** Text already searched for. */
  query?: string;
}

/**
 * Country, industry and brand search. A form that works as it is; scripts, where they run, turn the selects into
 * searchable pickers and the search field into one with suggestions.
 */
export function FilterBar({ markets, industries, market, industry = null, query = "" }: FilterBarProps) {
  return (
    <form action="/rankings/go" method="get" role="search" aria-label="Rankings" className={styles.bar}>
      <PickerField
        kind="market"
        chosen={market?.slug ?? ""}
        market={market}
        industry={industry?.slug ?? ""}
        options={markets.map(({ slug, name, brandCount }) => ({ slug, name, count: brandCount }))}
      />
      <PickerField
        kind="industry"
        chosen={industry?.slug ?? ""}
        market={market}
        industry={industry?.slug ?? ""}
        options={industries.map(({ slug, name, brandCount }) => ({ slug, name, count: brandCount }))}
      />
      {market ? <BrandSearchField key={`${market.slug} ${query}`} market={market} query={query} /> : null}
      <noscript>
        <div className={styles.submit}>
          <button type="submit" className={buttonVariants({ variant: "line", className: "max-md:w-full" })}>
            Show
          </button>
        </div>
      </noscript>
    </form>
  );
}
