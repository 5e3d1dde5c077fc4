import Link from "next/link";
import { buttonVariants } from "@/components/ui/button";
import type { Named } from "@/lib/rankings/ranking-row";
import { rankingHref } from "@/lib/rankings/search-params";
import { SITE } from "@/lib/site/site";

/** The database answered and had none. */
export function EmptyRankings({ market, industry }: { market: Named; industry: Named | null }) {
  return (
    <section className="border-t border-ink pt-8 pb-4">
      <svg width="120" height="44" viewBox="0 0 120 44" aria-hidden="true" className="mb-6 stroke-rule-strong" strokeDasharray="2 5">
        <path d="M0 8H120M0 18H120M0 28H120M0 38H120" />
      </svg>
      <h2 className="text-s2">No rankings found for the selected criteria.</h2>
      <p className="mt-2 text-ink-2">
        {market.name}, {SITE.rankingYear}
        {industry ? `, ${industry.name}` : ""}.
      </p>
      {industry ? (
        <Link href={rankingHref({ market: market.slug })} className={buttonVariants({ variant: "line", className: "mt-6" })}>
          Show all industries
        </Link>
      ) : null}
    </section>
  );
}
