import { buttonVariants } from "@/components/ui/button-look";
import { memberRankingHref, type MemberQuery } from "@/lib/rankings/member-query";
import { FULL_RANKINGS } from "@/lib/rankings/search-params";
import type { Named } from "@/lib/catalogue/names/named";
import type { IndustrySummary, MarketSummary } from "@/lib/rankings/view";
import { BrandSearchField } from "./brand-search-field";
import styles from "./filter-bar.module.css";
import { PickerField } from "./picker-field";

interface FilterBarProps {
  markets: MarketSummary[];
  industries: IndustrySummary[];
  market: Named | null;
  industry?: Named | null;
  /** The current search text. */
  query?: string;
  /** The signed-in reader's selection; then every link leads to the full rankings. */
  asked?: MemberQuery;
}

/**
 * Country, industry and brand search. A form that works without JavaScript; scripts turn the selects into searchable
 * pickers and add suggestions to the search field.
 */
export function FilterBar({ markets, industries, market, industry = null, query = "", asked }: FilterBarProps) {
  // Omitted if empty, because an undefined value would still be serialised with every option.
  const { home = "", country = "" } = asked ?? {};
  const leadingTo = (name: "href" | "noneHref", next: Partial<MemberQuery>) =>
    asked ? { [name]: memberRankingHref({ home, country, industry: asked.industry, sort: asked.sort, ...next }) } : {};
  return (
    <form
      action={asked ? FULL_RANKINGS : "/rankings/go"}
      method="get"
      role="search"
      aria-label="Rankings"
      className={styles.bar}
    >
      <PickerField
        kind="market"
        chosen={market?.slug ?? ""}
        market={market}
        industry={industry?.slug ?? ""}
        options={markets.map(({ slug, name, brandCount }) => ({
          slug,
          name,
          count: brandCount,
          ...leadingTo("href", { country: slug }),
        }))}
        {...(asked ? { field: "country" } : {})}
      />
      <PickerField
        kind="industry"
        chosen={industry?.slug ?? ""}
        market={market}
        industry={industry?.slug ?? ""}
        options={industries.map(({ slug, name, brandCount }) => ({
          slug,
          name,
          count: brandCount,
          ...leadingTo("href", { industry: slug }),
        }))}
        {...leadingTo("noneHref", { industry: null })}
      />
      {market ? (
        <BrandSearchField
          key={`${market.slug} ${query}`}
          market={market}
          query={query}
          {...(asked ? { brandsAt: `${FULL_RANKINGS}?country=${market.slug}&brand=` } : {})}
        />
      ) : null}
      <noscript>
        <div className={styles.submit}>
          <button type="submit" className={buttonVariants({ variant: "outline", className: "max-md:w-full" })}>
            Show
          </button>
        </div>
      </noscript>
    </form>
  );
}
