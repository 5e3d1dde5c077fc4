"use client";

import { useShownStudy } from "@/components/layout/shown-study";
import Link from "next/link";
import { Monogram } from "@/components/rankings/monogram";
import { SampleLabel } from "@/components/ui/sample-label";
import { brandHref } from "@/lib/catalogue/brands/brand-slug";
import type { Named } from "@/lib/catalogue/names/named";
import { formatNumber } from "@/lib/platform/words/format";
import { rankingHref } from "@/lib/rankings/search-params";

/** A country's ranking as anyone may see it, by its first brand. */
export interface FirstBrand {
  market: Named;
  brand: Named | null;
  brandCount: number;
  isSample: boolean;
}

/** The rankings of all countries, each with its first brand where those are known. */
export function NotFoundRankings({ rankings }: { rankings: readonly FirstBrand[] | null }) {
  const study = useShownStudy();
  const rows: readonly (Pick<FirstBrand, "market"> & Partial<FirstBrand>)[] =
    rankings && rankings.length > 0 ? rankings : study.markets.map((market) => ({ market }));
  return (
    <section aria-labelledby="rankings">
      <div className="flex items-end justify-between gap-4 border-b border-ink pb-2.5">
        <h2 id="rankings" className="text-s2 tracking-tight">
          Rankings {study.rankingYear}
        </h2>
        {rows.some(({ isSample }) => isSample) && <SampleLabel />}
      </div>
      <ul>
        {rows.map(({ market, brand, brandCount }) => (
          <li
            key={market.slug}
            className="grid min-h-13 grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-center gap-3 border-b border-rule"
          >
            <Link
              href={rankingHref({ market: market.slug })}
              prefetch={false}
              className="flex min-h-11 items-center font-semibold underline-offset-4 hover:underline md:text-prose"
            >
              {market.name}
            </Link>
            {brand ? (
              <span className="flex items-center gap-2.5">
                <Monogram name={brand.name} className="size-9 shrink-0" />
                <span className="min-w-0 text-small leading-4.5">
                  <span className="block text-s-2 text-ink-2">1st</span>
                  <Link
                    href={brandHref(brand.slug)}
                    prefetch={false}
                    className="inline-block min-h-6 wrap-anywhere underline-offset-4 hover:underline"
                  >
                    {brand.name}
                  </Link>
                </span>
              </span>
            ) : (
              <span />
            )}
            {brandCount ? (
              <span className="text-right text-small text-ink-2">
                {formatNumber(brandCount)}
                <span className="max-md:sr-only"> brands</span>
              </span>
            ) : (
              <span />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
