import Link from "next/link";
import { formatNumber } from "@/lib/platform/words/format";
import { FALSE_TOGETHER } from "@/lib/platform/words/clear-words";
import { agree } from "@/lib/platform/words/sentences";
import type { MarketWave } from "@/lib/rankings/histories/dataset";
import { memberRankingHref } from "@/lib/rankings/member-query";
import type { MarketSummary } from "@/lib/rankings/view";

interface StudyChangesProps {
  markets: readonly MarketSummary[];
  waves: readonly MarketWave[];
}

/** The number of clear changes, market by market. */
export function StudyChanges({ markets, waves }: StudyChangesProps) {
  return (
    <section aria-labelledby="markets" className="min-w-0 md:max-lg:border-t-2 md:max-lg:border-ink md:max-lg:pt-3">
      <h3 id="markets" className="text-s0 leading-5.5 font-name tracking-normal">
        The latest study, market by market
      </h3>
      <ul className="mt-2 border-t border-rule">
        {markets.map(({ slug, name, year, brandCount }) => {
          const wave = waves.find((each) => each.market === slug && each.year === year);
          const hasChanges = wave !== undefined && wave.compared !== null && wave.real !== null && wave.compared > 0;
          return (
            <li key={slug} className="border-b border-rule">
              <Link
                href={memberRankingHref({ country: slug, sort: hasChanges ? "change" : "position" })}
                prefetch={false}
                className="group/market block py-2"
              >
                <span className="font-value group-hover/market:underline group-hover/market:underline-offset-4">
                  {name}, {year}
                </span>
                <span className="block text-s-1 leading-5 text-ink-2">
                  {hasChanges
                    ? `${formatNumber(wave.real ?? 0)} of ${formatNumber(wave.compared ?? 0)} changes ${agree(wave.real ?? 0, "is", "are")} clear`
                    : `${formatNumber(brandCount)} brands; no earlier study to compare with`}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
      <p className="mt-2 text-s-2 text-ink-2">{FALSE_TOGETHER}</p>
    </section>
  );
}
