import Link from "next/link";
import { SideSection } from "@/components/rankings/brands/side-section";
import { Monogram } from "@/components/rankings/monogram";
import { brandHref } from "@/lib/catalogue/brands/brand-slug";
import { possessive } from "@/lib/platform/words/sentences";
import { asSentence } from "@/lib/platform/words/sentences";
import { inSentence } from "@/lib/platform/words/in-sentence";
import { formatNumber } from "@/lib/platform/words/format";
import type { RankedBrand } from "@/lib/rankings/ranking-row";
import { rankingHref } from "@/lib/rankings/search-params";
import { cn } from "@/components/ui/class-names";
import type { Named } from "@/lib/catalogue/names/named";

interface TopTenProps {
  market: Named;
  rows: readonly RankedBrand[];
  /** Slug of the page's brand, which is marked. */
  own: string;
}

/** A market's public top 10, with the page's brand marked. */
export function TopTen({ market, rows, own }: TopTenProps) {
  return (
    <SideSection
      id="top-ten"
      title={`${asSentence(possessive(inSentence(market.name)))} top ${rows.length}`}
      more={
        <Link
          href={rankingHref({ market: market.slug })}
          prefetch={false}
          className="link inline-flex min-h-6 text-s-1"
        >
          With rank ranges
        </Link>
      }
    >
      <ol>
        {rows.map(({ brand, industry, position }) => (
          <li
            key={brand.slug}
            aria-current={brand.slug === own ? "true" : undefined}
            className={cn(
              "relative grid h-12 grid-cols-[2rem_2.25rem_minmax(0,1fr)] items-center gap-x-3 border-b border-rule hover:bg-hover",
              brand.slug === own &&
                "-mx-[0.75rem] bg-spruce-tint px-[0.75rem] forced-colors:outline-2 forced-colors:-outline-offset-2",
            )}
          >
            <span className="num text-right text-lead leading-none font-medium tracking-figure">
              {formatNumber(position)}
            </span>
            <Monogram name={brand.name} className="size-8" />
            <span className="min-w-0">
              {brand.slug === own ? (
                <b className="line-clamp-1 leading-title font-title wrap-anywhere">{brand.name}</b>
              ) : (
                <Link
                  href={brandHref(brand.slug)}
                  prefetch={false}
                  className="line-clamp-1 leading-title font-name wrap-anywhere after:absolute after:inset-0 hover:underline hover:underline-offset-4"
                >
                  {brand.name}
                </Link>
              )}
              <span className="line-clamp-1 text-note leading-note text-ink-2">{industry.name}</span>
            </span>
          </li>
        ))}
      </ol>
    </SideSection>
  );
}
