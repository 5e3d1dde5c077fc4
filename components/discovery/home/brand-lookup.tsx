"use client";

import Link from "next/link";
import { useState } from "react";
import { BrandSearchInput } from "@/components/rankings/brand-search-input";
import { ChevronIcon, SearchIcon } from "@/components/ui/icon";
import { brandHref } from "@/lib/catalogue/brands/brand-slug";
import type { Named } from "@/lib/catalogue/names/named";

/** A market and three of its public brands as examples. */
export interface LookupMarket extends Named {
  examples: Named[];
}

/** The ranking beside the search follows its country. */
function showTab(slug: string): void {
  const tab = document.querySelector<HTMLInputElement>(`input[name="market-tab"][value="${CSS.escape(slug)}"]`);
  if (tab) tab.checked = true;
}

/** Brand search of the home page, by country. A form that works without JavaScript. */
export function BrandLookup({ markets }: { markets: LookupMarket[] }) {
  const [slug, setSlug] = useState(markets[0]?.slug ?? "");
  const market = markets.find((each) => each.slug === slug) ?? markets[0];
  if (!market) return null;
  return (
    <div className="mt-4 md:mt-6.5">
      <form action="/rankings/go" method="get" role="search" aria-label="Brands">
        <label htmlFor="brand-lookup" className="font-name">
          Look up a brand
        </label>
        <div className="relative mt-2 flex h-13 rounded-md border-[1.5px] border-ink bg-paper-raised focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus md:h-15">
          <span className="relative flex border-r border-rule">
            <select
              name="market"
              aria-label="Country"
              autoComplete="off"
              value={market.slug}
              onChange={({ target }) => {
                setSlug(target.value);
                showTab(target.value);
              }}
              className="field-sizing-content cursor-pointer appearance-none rounded-l-md bg-transparent pr-9 pl-3 font-name outline-none focus-visible:bg-hover md:pl-4 [&>option]:bg-paper-raised"
            >
              {markets.map(({ slug: value, name }) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </select>
            <ChevronIcon className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2" />
          </span>
          <BrandSearchInput
            key={market.slug}
            id="brand-lookup"
            market={market}
            placeholder="Brand name"
            className="min-w-0 flex-1 bg-transparent px-3 text-s1 outline-none placeholder:text-ink-3 md:px-4 [&::-webkit-search-cancel-button]:hidden"
          />
          <button
            type="submit"
            aria-label="Search"
            className="cursor-pointer rounded-r-[6px] bg-ink px-3.5 text-paper hover:opacity-90 md:px-5"
          >
            <SearchIcon className="size-5" />
          </button>
        </div>
      </form>
      {market.examples.length > 0 ? (
        <p className="mt-3 text-s-1 text-ink-2 max-md:hidden">
          Try{" "}
          {market.examples.map(({ slug: brand, name }, index) => (
            <span key={brand}>
              {index === 0 ? "" : index === market.examples.length - 1 ? " or " : ", "}
              <Link
                href={brandHref(brand)}
                prefetch={false}
                className="inline-block border-b border-rule-strong font-semibold text-ink hover:border-current"
              >
                {name}
              </Link>
            </span>
          ))}
        </p>
      ) : null}
    </div>
  );
}
