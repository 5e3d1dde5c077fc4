import Link from "next/link";
import { NoAnswer } from "@/components/layout/no-answer";
import { Monogram } from "@/components/rankings/monogram";
import { ClearChange } from "@/components/rankings/positions/clear-change";
import { formatNumber, formatOrdinal } from "@/lib/platform/words/format";
import { inSentence } from "@/lib/platform/words/in-sentence";
import { memberRankingHref } from "@/lib/rankings/member-query";
import type { LatestPosition } from "@/lib/rankings/histories/selections";

/** Brands shown; all of them are in the Insights Portal. */
const SHOWN = 3;

/** The brands a subscriber follows, with their latest positions; null when they could not be loaded. */
export function FollowedStrip({
  positions,
  home,
}: {
  positions: readonly LatestPosition[] | null;
  /** The study’s default market. */
  home: string;
}) {
  return (
    <section aria-labelledby="you-follow">
      <h2 id="you-follow" className="text-s1 tracking-heading">
        You follow
      </h2>
      {positions === null ? (
        <NoAnswer title="We couldn’t load your brands" href="/" />
      ) : positions.length === 0 ? (
        <p className="mt-2 text-s-1 text-ink-2">
          Follow a brand to see it here: look it up and select Follow on its page, or choose your brands in the{" "}
          <Link href="/insights" className="link">
            Insights Portal
          </Link>
          .
        </p>
      ) : (
        <>
          <ul>
            {positions.slice(0, SHOWN).map(({ brand, market, latest: { overall, change } }) => (
              <li key={`${market.slug} ${brand.slug}`} className="border-b border-rule">
                <Link
                  href={memberRankingHref({ home, country: market.slug, brand: brand.slug })}
                  prefetch={false}
                  className="group/brand grid grid-cols-[2.25rem_minmax(0,1fr)_auto] items-center gap-x-3.5 py-1.5"
                >
                  <Monogram name={brand.name} className="size-9" />
                  <span className="min-w-0">
                    <span className="line-clamp-1 font-name group-hover/brand:underline group-hover/brand:underline-offset-4">
                      {brand.name}
                    </span>
                    <span className="block text-note text-ink-2">
                      {overall === null ? "Not ranked" : formatOrdinal(overall)} in {inSentence(market.name)}
                    </span>
                  </span>
                  {change ? <ClearChange points={change.points} isClear={change.clear === true} /> : null}
                </Link>
              </li>
            ))}
          </ul>
          {positions.length > SHOWN ? (
            <Link href="/insights" prefetch={false} className="link mt-2 inline-flex min-h-6 items-center text-s-1">
              All {formatNumber(positions.length)} in the Insights Portal
            </Link>
          ) : null}
        </>
      )}
    </section>
  );
}
