import Link from "next/link";
import { formatNumber } from "@/lib/platform/words/format";
import { FALSE_TOGETHER } from "@/lib/platform/words/clear-words";
import type { MarketWave } from "@/lib/rankings/histories/dataset";
import { memberRankingHref } from "@/lib/rankings/member-query";
import type { MarketSummary } from "@/lib/rankings/view";

interface StudyChangesProps {
  markets: readonly MarketSummary[];
  waves: readonly MarketWave[];
  /** The study’s default market. */
  home: string;
}

/** The number of clear changes, market by market. */
export function StudyChanges({ markets, waves, home }: StudyChangesProps) {
  const most = Math.max(...waves.map(({ real }) => real ?? 0));
  const years = new Set(markets.map(({ year }) => year));
  const [study = null] = years.size === 1 ? years : [];
  return (
    <section aria-labelledby="markets" className="@container min-w-0">
      <h2 id="markets" className="text-s1 tracking-heading md:text-s2">
        The {study ?? "latest"} study, market by market
      </h2>
      <p className="mt-0.5 text-s-1 leading-5 text-ink-2">
        Clear changes in score since the previous study, of all brands with a score in both.
      </p>
      <ul className="mt-2 border-t border-rule">
        {markets.map(({ slug, name, year, brandCount }) => {
          const wave = waves.find((each) => each.market === slug && each.year === year);
          const hasChanges = wave !== undefined && wave.compared !== null && wave.real !== null && wave.compared > 0;
          return (
            <li key={slug} className="border-b border-rule">
              <Link
                href={memberRankingHref({ home, country: slug, sort: hasChanges ? "change" : "position" })}
                prefetch={false}
                className="group/market grid min-h-10 grid-cols-[8.5rem_minmax(0,1fr)_auto] items-center gap-x-3 py-1.5 @md:grid-cols-[9rem_minmax(0,1fr)_12.5rem] @md:gap-x-4"
              >
                <span className="font-value group-hover/market:underline group-hover/market:underline-offset-4">
                  {study === null ? `${name}, ${year}` : name}
                </span>
                {hasChanges ? (
                  <>
                    <span aria-hidden="true" data-slot="clear-share" className="h-3">
                      <span
                        className="block h-full bg-spruce"
                        style={{ width: `${(100 * (wave.real ?? 0)) / Math.max(1, most)}%` }}
                      />
                    </span>
                    <span className="text-right text-s-1 leading-5 text-ink-2">
                      <b className="font-figure text-ink">{formatNumber(wave.real ?? 0)}</b> of{" "}
                      {formatNumber(wave.compared ?? 0)}
                    </span>
                  </>
                ) : (
                  <span className="col-span-2 text-right text-s-1 leading-5 text-ink-2">
                    {formatNumber(brandCount)} brands; no earlier study to compare with
                  </span>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
      <p className="mt-2 text-s-2 text-ink-2">{FALSE_TOGETHER}</p>
    </section>
  );
}
