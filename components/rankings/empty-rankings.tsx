import Link from "next/link";
import { EmptyState } from "@/components/layout/empty-state";
import { buttonVariants } from "@/components/ui/button-look";
import type { Named } from "@/lib/catalogue/names/named";
import { rankingHref } from "@/lib/rankings/search-params";

/** Loaded, but without results. */
export function EmptyRankings({ market, industry, year }: { market: Named; industry: Named | null; year: number }) {
  return (
    <EmptyState
      title="No rankings found for the selected criteria."
      action={
        industry ? (
          <Link href={rankingHref({ market: market.slug })} className={buttonVariants({ variant: "outline" })}>
            Show all industries
          </Link>
        ) : null
      }
    >
      {market.name}, {year}
      {industry ? `, ${industry.name}` : ""}.
    </EmptyState>
  );
}
