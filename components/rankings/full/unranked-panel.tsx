import { NotRanked, SmallestBase } from "@/components/layout/shown-study";
import Link from "next/link";
import { FollowButton } from "@/components/rankings/brands/follow-button";
import { PanelHead } from "@/components/rankings/brands/panel-head";
import { buttonVariants } from "@/components/ui/button-look";
import { brandHref } from "@/lib/catalogue/brands/brand-slug";
import type { MemberQuery } from "@/lib/rankings/member-query";
import { sayNotRanked, type UnrankedBrand } from "@/lib/rankings/unranked";
import type { MarketSummary } from "@/lib/rankings/view";

interface UnrankedPanelProps {
  apart: UnrankedBrand;
  query: MemberQuery;
  market: MarketSummary;
}

/** A brand that is not ranked, beside the list: why not, and a link to its page. */
export function UnrankedPanel({ apart, query, market }: UnrankedPanelProps) {
  const { brand, industry, n } = apart;
  return (
    <aside
      id="brand-panel"
      tabIndex={-1}
      aria-label={`Brand detail: ${brand.name}`}
      className="min-w-0 border-spruce max-lg:mx-auto max-lg:w-full max-lg:max-w-140 lg:sticky lg:top-[calc(6rem+var(--banners,0px))] lg:self-start lg:border-t-4 lg:pt-5"
    >
      <PanelHead panel={{ brand, industry, market, previous: null, next: null }} query={query} />
      <div className="mt-5.5 border-y border-rule py-4">
        <p className="text-s1 font-title">{n === null ? <NotRanked /> : sayNotRanked(n)}</p>
        <p className="mt-1 text-s-1 leading-text text-ink-2">
          A position and a score need at least <SmallestBase /> people in the {market.year} study.
        </p>
      </div>
      <div className="no-print flex flex-wrap gap-2.5 pt-5 pb-3">
        <Link
          href={brandHref(brand.slug)}
          prefetch={false}
          className={buttonVariants({ variant: "outline", className: "px-4! text-s-1!" })}
        >
          Open brand page
        </Link>
        <FollowButton key={brand.slug} brand={brand} className="min-h-11!" />
      </div>
    </aside>
  );
}
