import Link from "next/link";
import type { Named } from "@/lib/rankings/ranking-row";
import { rankingHref } from "@/lib/rankings/search-params";
import { Monogram } from "./monogram";

interface BrandHeadingProps {
  brand: Named;
  industry: Named;
  /** Market whose list of the industry the branch leads to. */
  market: Named;
  /** The name is the page's heading on a page of its own, a panel's beside a list. */
  level: "h1" | "h2";
  children?: React.ReactNode;
}

/** A brand's mark, name and branch. */
export function BrandHeading({ brand, industry, market, level: Level, children }: BrandHeadingProps) {
  return (
    <div className="grid grid-cols-[48px_minmax(0,1fr)] items-center gap-x-3 md:grid-cols-[72px_minmax(0,1fr)_auto] md:gap-x-5">
      <Monogram name={brand.name} className="size-12 md:size-18" />
      <div>
        <Level
          className={
            Level === "h1"
              ? "-my-[0.1em] line-clamp-3 py-[0.1em] text-s4 tracking-[-0.028em] wrap-anywhere md:text-s5"
              : "-my-[0.1em] line-clamp-2 py-[0.1em] text-s3 wrap-anywhere"
          }
        >
          {brand.name}
        </Level>
        <p className="mt-1.5 text-ink-2 md:text-s1">
          <Link
            href={rankingHref({ market: market.slug, industry: industry.slug })}
            prefetch={false}
            className="underline-offset-4 hover:underline"
          >
            {industry.name}
          </Link>
        </p>
      </div>
      {children}
    </div>
  );
}
