"use client";

import Link from "next/link";
import { useShownStudy } from "@/components/layout/shown-study";
import type { Named } from "@/lib/catalogue/names/named";
import { rankingHref } from "@/lib/rankings/search-params";

/** A country and, where it is known, what stands beside it: two cells. */
export interface CountryRow {
  market: Named;
  cells?: React.ReactNode;
}

interface NotFoundCountriesProps {
  /** The countries of the study by themselves, unless a page knows more. */
  rows?: readonly CountryRow[];
  label?: React.ReactNode;
}

/** The rankings of all countries. */
export function NotFoundCountries({ rows, label }: NotFoundCountriesProps) {
  const study = useShownStudy();
  const shown: readonly CountryRow[] = rows ?? study.markets.map((market) => ({ market }));
  return (
    <section aria-labelledby="rankings">
      <div className="flex items-end justify-between gap-4 border-b border-ink pb-2.5">
        <h2 id="rankings" className="text-s2 tracking-tight">
          Rankings {study.rankingYear}
        </h2>
        {label}
      </div>
      <ul>
        {shown.map(({ market, cells }) => (
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
            {cells}
          </li>
        ))}
      </ul>
    </section>
  );
}
