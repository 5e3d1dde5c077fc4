import Link from "next/link";
import { brandHref } from "@/lib/catalogue/brands/brand-slug";
import type { StudyMarkets } from "@/lib/catalogue/shown-study/shown-study";
import type { BrandName } from "@/lib/catalogue/names/names";
import { Monogram } from "./monogram";

/** Where a brand is: in the market of the search if it has it, otherwise wherever. */
function whereIs({ markets }: BrandName, market: string, study: StudyMarkets): string {
  const slugs = markets.includes(market) ? [market] : markets;
  return study.markets
    .filter(({ slug }) => slugs.includes(slug))
    .map(({ name }) => name)
    .join(", ");
}

interface NearBrandsProps {
  brands: readonly BrandName[];
  market: string;
  study: StudyMarkets;
}

/** Names near to one that was not found, without positions. */
export function NearBrands({ brands, market, study }: NearBrandsProps) {
  return (
    <section aria-labelledby="near" className="mt-6">
      <div className="flex flex-wrap items-end justify-between gap-x-4 border-b border-ink pb-2">
        <h2 id="near" className="text-s1 leading-6">
          Did you mean
        </h2>
        <p className="text-s-1 text-ink-2">Nearest spellings, A to Z</p>
      </div>
      <ul>
        {brands.map((brand) => (
          <li key={brand.slug} className="border-b border-rule">
            <Link
              href={brandHref(brand.slug)}
              prefetch={false}
              className="grid min-h-15 grid-cols-[2.5rem_1fr_auto] items-center gap-3.5 py-1.5 hover:bg-hover"
            >
              <Monogram name={brand.name} className="size-9" />
              <span className="min-w-0">
                <span className="block leading-5 font-semibold wrap-anywhere">{brand.name}</span>
                <span className="block text-note leading-4.5 text-ink-2">{brand.industry}</span>
              </span>
              <span className="text-s-1 text-ink-2 max-md:max-w-28 max-md:text-right">
                {whereIs(brand, market, study)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
