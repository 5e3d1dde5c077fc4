"use client";

import Link from "next/link";
import { useState } from "react";
import { BrandSearchInput } from "@/components/rankings/brand-search-input";
import { LOOKUP_FIELD, LookupForm } from "@/components/rankings/lookup-form";
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
      <LookupForm
        name="Brands"
        field="brand-lookup"
        markets={markets}
        select={{
          autoComplete: "off",
          value: market.slug,
          onChange: ({ target }) => {
            setSlug(target.value);
            showTab(target.value);
          },
        }}
      >
        <BrandSearchInput
          key={market.slug}
          id="brand-lookup"
          market={market}
          placeholder="Brand name"
          className={LOOKUP_FIELD}
        />
      </LookupForm>
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
