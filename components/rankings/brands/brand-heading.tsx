import Link from "next/link";
import type { Named } from "@/lib/catalogue/names/named";
import { rankingHref } from "@/lib/rankings/search-params";
import { inSentence } from "@/lib/platform/words/in-sentence";
import { cn } from "@/components/ui/class-names";
import { Monogram } from "../monogram";

interface BrandHeadingProps {
  brand: Named;
  industry: Named;
  /** Market whose ranking of the industry is linked. */
  market: Named;
  /** Whether the market's study ranks it. */
  isRanked: boolean;
  /** The name is the page's heading, or a panel's heading next to a list. */
  level: "h1" | "h2";
  children?: React.ReactNode;
}

/** Names of this length and more are set smaller but complete, because this page shows the full name. */
const LONG_NAME = 48;

function toNameSize(level: "h1" | "h2", name: string): string {
  if (name.length >= LONG_NAME) return "text-s1 leading-tight md:text-s2";
  return level === "h1" ? "text-s4 tracking-display md:text-s5" : "text-s3";
}

/** A brand's mark, name and industry. */
export function BrandHeading({ brand, industry, market, isRanked, level: Level, children }: BrandHeadingProps) {
  return (
    <div className="grid grid-lead-12 items-center gap-x-3 md:grid-cols-[4.5rem_minmax(0,1fr)_auto] md:gap-x-5">
      <Monogram
        name={brand.name}
        className={cn("size-12 md:size-18", brand.name.length >= LONG_NAME && "self-start")}
      />
      <div>
        <Level className={cn("wrap-anywhere", toNameSize(Level, brand.name))}>{brand.name}</Level>
        <p className="mt-1 text-ink-2 max-md:text-s-1 max-md:leading-5">
          <Link
            href={rankingHref({ market: market.slug, industry: industry.slug })}
            prefetch={false}
            className="underline-offset-4 hover:underline"
          >
            {industry.name}
          </Link>
          {isRanked ? ` · ranked in ${inSentence(market.name)}` : null}
        </p>
      </div>
      {children}
    </div>
  );
}
