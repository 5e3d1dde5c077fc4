import Link from "next/link";
import { brandHref } from "@/lib/catalogue/brands/brand-slug";
import type { Named } from "@/lib/catalogue/names/named";

/** A brand of the portfolio, and the market where several are looked at. */
export function HoldingName({ brand, market }: { brand: Named; market: Named | null }) {
  return (
    <span className="block min-w-0">
      <Link
        href={brandHref(brand.slug)}
        prefetch={false}
        className="line-clamp-2 font-value wrap-anywhere hover:underline hover:underline-offset-4"
      >
        {brand.name}
      </Link>
      {market ? <span className="block text-s-2 leading-4 text-ink-2">{market.name}</span> : null}
    </span>
  );
}
