import Link from "next/link";
import { SideSection } from "@/components/rankings/brands/side-section";
import { Monogram } from "@/components/rankings/monogram";
import { brandHref } from "@/lib/catalogue/brands/brand-slug";
import { formatNumber } from "@/lib/platform/words/format";
import type { Named } from "@/lib/catalogue/names/named";
import { industryInSentence, inSentence } from "@/lib/platform/words/in-sentence";
import { rankingHref } from "@/lib/rankings/search-params";

interface RelatedBrandsProps {
  market: Named;
  industry: Named;
  /** The brand's neighbours in the industry, alphabetically. */
  neighbours: readonly Named[];
  /** Brands in the industry, with this one. */
  count: number;
}

/** Other brands of the industry, from A to Z and without positions. */
export function RelatedBrands({ market, industry, neighbours, count }: RelatedBrandsProps) {
  if (neighbours.length === 0) return null;
  return (
    <div className="no-print">
      <SideSection id="related" title="Same industry" more="A to Z">
        <ul className="lg:columns-1 sm:columns-2 gap-x-8">
          {neighbours.map(({ slug, name }) => (
            <li key={slug} className="break-inside-avoid border-b border-rule">
              <Link
                href={brandHref(slug)}
                prefetch={false}
                className="grid min-h-9.5 grid-lead-6 items-center gap-2.5 py-1 text-s-1 hover:bg-hover hover:underline hover:underline-offset-4"
              >
                <Monogram name={name} className="size-6" />
                <span className="line-clamp-2 leading-tight font-medium wrap-anywhere">{name}</span>
              </Link>
            </li>
          ))}
        </ul>
        <Link
          href={rankingHref({ market: market.slug, industry: industry.slug })}
          prefetch={false}
          className="link mt-2 inline-flex min-h-9 items-center text-s-1"
        >
          All {formatNumber(count)} {industryInSentence(industry.name)} brands in {inSentence(market.name)}
        </Link>
      </SideSection>
    </div>
  );
}
