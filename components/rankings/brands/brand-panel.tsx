import Link from "next/link";
import { buttonVariants } from "@/components/ui/button-look";
import type { BrandPanel as Panel } from "@/lib/rankings/brand-panel";
import { brandHref } from "@/lib/catalogue/brands/brand-slug";
import { formatDate } from "@/lib/platform/words/format";
import { inSentence } from "@/lib/platform/words/in-sentence";
import type { MemberQuery } from "@/lib/rankings/member-query";
import type { MarketSummary } from "@/lib/rankings/view";
import type { YearWindow } from "@/lib/rankings/year-window";
import { SITE } from "@/lib/platform/site/site";
import { cn } from "@/components/ui/class-names";
import { FollowButton } from "./follow-button";
import { PanelContext } from "./panel-context";
import { PanelFigures } from "./panel-figures";
import { PanelHead } from "./panel-head";
import { PanelHistory } from "./panel-history";
import { PanelTables } from "./panel-tables";
import { PanelUpsell } from "./panel-upsell";

interface BrandPanelProps {
  panel: Panel;
  query: MemberQuery;
  market: MarketSummary;
  moreYears: YearWindow | null;
  /** Whether the reader can start a trial. */
  canTry: boolean;
}

function toYears({ analytics, year }: Panel): string {
  const first = analytics?.trend[0]?.year;
  return first === undefined || first === year ? String(year) : `${first}–${year}`;
}

/**
 * A brand next to the list; below 1181 px it replaces the list. If taller than the screen, it sticks by its bottom so
 * that its end can be read.
 */
export function BrandPanel({ panel, query, market, moreYears, canTry }: BrandPanelProps) {
  const { analytics } = panel;
  return (
    <aside
      id="brand-panel"
      tabIndex={-1}
      aria-label={`Brand detail: ${panel.brand.name}`}
      className={cn(
        "min-w-0 border-spruce max-lg:mx-auto max-lg:w-full max-lg:max-w-140 lg:sticky lg:border-t-4 lg:pt-5",
        analytics ? "lg:bottom-6 lg:self-end" : "lg:top-banners-24 lg:self-start",
      )}
    >
      <PanelHead panel={panel} query={query} />
      <PanelFigures panel={panel} />
      {analytics ? (
        <>
          <PanelHistory panel={panel} analytics={analytics} moreYears={moreYears} />
          <PanelContext panel={panel} analytics={analytics} />
        </>
      ) : (
        <PanelUpsell hasScores={market.hasScores} canTry={canTry} />
      )}
      <div className="no-print flex flex-wrap gap-2.5 pt-5 pb-3">
        <Link
          href={brandHref(panel.brand.slug)}
          prefetch={false}
          className={buttonVariants({ variant: analytics ? "default" : "outline", className: "px-4! text-s-1!" })}
        >
          Open brand page
        </Link>
        <FollowButton key={panel.brand.slug} brand={panel.brand} className="min-h-11!" />
        {analytics ? (
          <details className="group/table min-w-0 open:w-full">
            <summary
              className={buttonVariants({
                variant: "outline",
                className: "list-none px-4! text-s-1! [&::-webkit-details-marker]:hidden",
              })}
            >
              Table view
            </summary>
            <PanelTables panel={panel} analytics={analytics} />
          </details>
        ) : null}
      </div>
      <p className="source">
        <b className="font-semibold">Source:</b> {SITE.name} brand study {toYears(panel)},{" "}
        {inSentence(panel.market.name)}. Updated{" "}
        <time dateTime={market.publishedAt}>{formatDate(market.publishedAt)}</time>.
        {market.isSample ? " Sample data." : ""}
      </p>
    </aside>
  );
}
