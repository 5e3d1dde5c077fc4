import Link from "next/link";
import { Monogram } from "@/components/rankings/monogram";
import { NotFoundCountries } from "@/components/shell/not-found-countries";
import { SampleLabel } from "@/components/ui/sample-label";
import { brandHref } from "@/lib/catalogue/brands/brand-slug";
import type { Named } from "@/lib/catalogue/names/named";
import { formatNumber } from "@/lib/platform/words/format";

/** A country's ranking as anyone may see it, by its first brand. */
export interface FirstBrand {
  market: Named;
  brand: Named | null;
  brandCount: number;
  isSample: boolean;
}

/** The rankings of all countries, each with its first brand. */
export function NotFoundRankings({ rankings }: { rankings: readonly FirstBrand[] }) {
  return (
    <NotFoundCountries
      rows={rankings.map((ranking) => ({ market: ranking.market, cells: <FirstCells ranking={ranking} /> }))}
      label={rankings.some(({ isSample }) => isSample) && <SampleLabel />}
    />
  );
}

function FirstCells({ ranking: { brand, brandCount } }: { ranking: FirstBrand }) {
  return (
    <>
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
      <span className="text-right text-small text-ink-2">
        {brandCount > 0 && (
          <>
            {formatNumber(brandCount)}
            <span className="max-md:sr-only"> brands</span>
          </>
        )}
      </span>
    </>
  );
}
