import Link from "next/link";
import { bySize } from "@/lib/rankings/industries/industry-facts";
import { rankingHref } from "@/lib/rankings/search-params";
import type { IndustrySummary, MarketSummary } from "@/lib/rankings/view";
import { cn } from "@/components/ui/class-names";

interface CountsFigureProps {
  market: MarketSummary;
  industries: readonly IndustrySummary[];
  own: string;
}

/** How many of a market's ranked brands each industry has. The bars begin at zero, and each leads to its industry. */
export function CountsFigure({ market, industries, own }: CountsFigureProps) {
  const most = Math.max(1, ...industries.map(({ brandCount }) => brandCount));
  return (
    <figure>
      <ul className="gap-x-12 md:columns-2">
        {bySize(industries).map(({ slug, name, brandCount }) => (
          <li key={slug} className="break-inside-avoid">
            <Link
              href={rankingHref({ market: market.slug, industry: slug })}
              prefetch={false}
              aria-current={slug === own ? "page" : undefined}
              className={cn(
                "group/bar grid min-h-11 grid-tail-8 items-center gap-x-3 border-b border-rule py-1.5 md:min-h-10",
                slug === own && "font-semibold",
              )}
            >
              <span className="min-w-0">
                <span className="block truncate text-s-1 leading-5 underline-offset-4 group-hover/bar:underline">
                  {name}
                </span>
                <span
                  aria-hidden="true"
                  className={cn("mt-0.5 block h-1.5", slug === own ? "bg-c1" : "bg-rule-strong")}
                  style={{ width: `${(100 * brandCount) / most}%` }}
                />
              </span>
              <span className="num text-right text-s-1">
                {brandCount}
                <span className="sr-only">{brandCount === 1 ? " brand" : " brands"}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <figcaption className="source mt-3">
        Number of ranked brands by industry, {market.name}, {market.year}, largest first. This counts the brands in the
        study; it says nothing about how they are rated.
      </figcaption>
    </figure>
  );
}
