import Link from "next/link";
import { numberOf } from "@/lib/platform/words/sentences";
import type { MarketSummary } from "@/lib/rankings/view";

interface OtherCountriesProps {
  /** Of the search; null where none is chosen. */
  market: string | null;
  markets: readonly MarketSummary[];
  /** The same search in another country. */
  hrefOf: (market: string) => string;
}

/** The same search in every other country. */
export function OtherCountries({ market, markets, hrefOf }: OtherCountriesProps) {
  const others = markets.filter(({ slug }) => slug !== market);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="others" className="border-t border-ink pt-3.5">
      <h2 id="others" className="text-s1 leading-6">
        {market ? "Search another country" : "Search a country"}
      </h2>
      <ul className="mt-1">
        {others.map(({ slug, name, brandCount }) => (
          <li key={slug} className="border-b border-rule">
            <Link
              href={hrefOf(slug)}
              prefetch={false}
              className="flex min-h-10 items-center justify-between gap-3 text-small underline-offset-4 hover:bg-hover hover:underline"
            >
              <span className="font-semibold">{name}</span>
              <span className="text-ink-2">{numberOf(brandCount, "brand")}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Where a brand that the study does not have can be asked for. */
export function MissingBrand() {
  return (
    <section aria-labelledby="missing" className="border-t border-ink pt-3.5">
      <h2 id="missing" className="text-s1 leading-6">
        Is a brand missing?
      </h2>
      <p className="mt-1 mb-2 text-s-1 leading-5 text-ink-2">
        A brand is included once enough people know it. Tell us its name, and we’ll consider it for the next study.
      </p>
      <Link
        href="/contact-us?topic=question#write"
        prefetch={false}
        className="link inline-flex min-h-6 items-center text-s-1"
      >
        Ask for a brand
      </Link>
    </section>
  );
}
