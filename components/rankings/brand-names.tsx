import Link from "next/link";
import { Monogram } from "@/components/rankings/monogram";
import { brandHref } from "@/lib/catalogue/brands/brand-slug";
import type { Named } from "@/lib/catalogue/names/named";

interface BrandNamesProps {
  brands: (Named & { note?: string })[];
  className?: string;
}

/** Brands from A to Z without positions, for those beyond the visitor's ten. */
export function BrandNames({ brands, className = "sm:columns-2 gap-x-8" }: BrandNamesProps) {
  return (
    <ul className={className}>
      {brands.map(({ slug, name, note }) => (
        <li key={slug} className="break-inside-avoid border-b border-rule">
          <Link
            href={brandHref(slug)}
            prefetch={false}
            className="grid min-h-13 grid-lead-8 items-center gap-3 py-1.5 hover:bg-hover hover:underline hover:underline-offset-4"
          >
            <Monogram name={name} className="size-8" />
            <span>
              <span className="line-clamp-2 leading-tight font-medium wrap-anywhere">{name}</span>
              {note ? <span className="line-clamp-1 text-s-1 text-ink-2">{note}</span> : null}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
