import Link from "next/link";
import { inSentence } from "@/lib/platform/words/in-sentence";
import { joinNames } from "@/lib/platform/words/sentences";
import { brandHref } from "@/lib/catalogue/brands/brand-slug";
import type { SharedBrand } from "@/lib/rankings/industries/industry-facts";

/** Brands of the ranking that other markets rank too, from A to Z. */
export function SharedList({ shared }: { shared: readonly SharedBrand[] }) {
  return (
    <ul className="gap-x-8 sm:columns-2">
      {shared.map(({ brand, markets }) => (
        <li key={brand.slug} className="break-inside-avoid border-b border-rule">
          <Link
            href={brandHref(brand.slug)}
            prefetch={false}
            className="block min-h-11 py-2 underline-offset-4 hover:bg-hover hover:underline"
          >
            <span className="line-clamp-2 leading-tight font-medium wrap-anywhere">{brand.name}</span>
            <span className="text-s-1 text-ink-2">
              also in {joinNames(markets.map(({ name }) => inSentence(name)))}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
