import Link from "next/link";
import type { Named } from "@/lib/catalogue/names/named";
import { rankingHref } from "@/lib/rankings/search-params";
import type { IndustrySummary } from "@/lib/rankings/view";

/** A market's industries from A to Z, each with its number of brands and a link. */
export function IndustryLinks({ market, industries }: { market: Named; industries: readonly IndustrySummary[] }) {
  return (
    <ul className="gap-x-12 sm:columns-2 lg:columns-3">
      {industries.map(({ slug, name, brandCount }) => (
        <li key={slug} className="break-inside-avoid border-b border-rule">
          <Link
            href={rankingHref({ market: market.slug, industry: slug })}
            prefetch={false}
            className="grid min-h-11 grid-cols-fill-end items-center gap-3 py-1.5 underline-offset-4 hover:bg-hover hover:underline"
          >
            <span className="wrap-anywhere">{name}</span>
            <span className="num text-s-1 text-ink-2">
              {brandCount}
              <span className="sr-only">{brandCount === 1 ? " brand" : " brands"}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
