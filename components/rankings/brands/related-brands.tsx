import Link from "next/link";
import { BrandNames } from "@/components/rankings/brand-names";
import { formatNumber } from "@/lib/platform/words/format";
import type { Named } from "@/lib/catalogue/names/named";
import { industryInSentence, inSentence } from "@/lib/platform/words/in-sentence";
import { rankingHref } from "@/lib/rankings/search-params";

/** Maximum number of names before the link to all. */
const MOST = 10;

interface RelatedBrandsProps {
  market: Named;
  industry: Named;
  /** All brands of the industry in the market, alphabetically. */
  brands: Named[];
  /** Slug of the current brand. */
  except: string;
}

/** A name's neighbours in the alphabet, so that every brand of an industry is linked from some page. */
function toNeighbours(brands: Named[], except: string): Named[] {
  const at = Math.max(
    0,
    brands.findIndex(({ slug }) => slug === except),
  );
  const others = brands.filter(({ slug }) => slug !== except);
  const from = Math.max(0, Math.min(at - MOST / 2, others.length - MOST));
  return others.slice(from, from + MOST);
}

/** Other brands of the industry, from A to Z and without positions. */
export function RelatedBrands({ market, industry, brands, except }: RelatedBrandsProps) {
  const neighbours = toNeighbours(brands, except);
  if (neighbours.length === 0) return null;
  return (
    <aside aria-labelledby="related" className="no-print mt-16 border-t border-ink pt-5.5 lg:mt-0">
      <h2 id="related" className="text-s1 leading-tight tracking-lead">
        More {industryInSentence(industry.name)} brands in {inSentence(market.name)}
      </h2>
      <p className="mt-1 mb-2 text-s-1 text-ink-2">Listed A to Z, not by position.</p>
      <BrandNames brands={neighbours} className="md:max-lg:columns-2 gap-x-8" />
      <Link
        href={rankingHref({ market: market.slug, industry: industry.slug })}
        prefetch={false}
        className="link mt-4 inline-flex min-h-11 items-center text-s-1"
      >
        All {formatNumber(brands.length)} {industryInSentence(industry.name)} brands
      </Link>
    </aside>
  );
}
