import Link from "next/link";
import { ANALYSES } from "@/lib/catalogue/analyses";
import { formatNumber, formatOrdinal } from "@/lib/platform/words/format";
import { industryInSentence, inSentence } from "@/lib/platform/words/in-sentence";
import { agree } from "@/lib/platform/words/sentences";
import { toAnalysisSearch } from "@/lib/rankings/histories/analysis-query";
import type { IndustryMoves as Moves } from "@/lib/discovery/portal/portal-industry";
import type { Named } from "@/lib/catalogue/names/named";
import { memberRankingHref } from "@/lib/rankings/member-query";
import { LateFollowOne } from "./late-parts";
import { ClearChange } from "@/components/rankings/positions/clear-change";

/** The number of changes the portal lists. */
const MOST = 6;

interface IndustryMovesProps {
  market: Named;
  industry: Named;
  /** Null if there is no earlier wave to compare with. */
  moves: Moves | null;
  /** Slugs of the brands that the reader follows. */
  followed: readonly string[];
  /** The study’s default market. */
  defaultMarket: string;
}

function toSummary({ real, compared, since }: Moves): string {
  if (real.length === 0) return `None of ${formatNumber(compared)} changes in score since ${since} is clear.`;
  return `${formatNumber(real.length)} of ${formatNumber(compared)} changes in score since ${since} ${agree(real.length, "is", "are")} clear.`;
}

/** Clear changes among the brands of the reader's own industry. */
export function IndustryMoves({ market, industry, moves, followed, defaultMarket }: IndustryMovesProps) {
  const inside = toAnalysisSearch({ market: market.slug, industry: industry.slug });
  return (
    <section aria-labelledby="industry" className="min-w-0 border-t-2 border-ink pt-3">
      <h2 id="industry" className="text-s1 tracking-heading md:text-s2">
        Clear changes in {industryInSentence(industry.name)} in {inSentence(market.name)}
      </h2>
      <p className="mt-0.5 mb-3 text-s-1 leading-5 text-ink-2">
        {moves
          ? toSummary(moves)
          : "No brand has a score in both this study and the previous one, so there are no changes to show."}
      </p>
      {moves && moves.real.length > 0 ? (
        <ul className="border-t border-rule">
          {moves.real.slice(0, MOST).map(({ brand, points, inIndustry }) => (
            <li key={brand.slug} className="flex flex-wrap items-center gap-x-4 border-b border-rule py-1.5">
              <span className="min-w-0 flex-[1_1_7rem]">
                <Link
                  href={memberRankingHref({
                    home: defaultMarket,
                    country: market.slug,
                    industry: industry.slug,
                    brand: brand.slug,
                  })}
                  prefetch={false}
                  className="line-clamp-2 min-h-6 leading-6 font-name wrap-anywhere underline-offset-4 hover:underline"
                >
                  {brand.name}
                </Link>
                {inIndustry === null ? null : (
                  <span className="block text-s-1 leading-5 text-ink-2">
                    now {formatOrdinal(inIndustry)} in the industry
                  </span>
                )}
              </span>
              {/* Below the name where that has no room for its words. */}
              <span className="ml-auto flex items-center gap-x-4">
                <ClearChange points={points} isClear />
                <LateFollowOne brand={brand} isFollowed={followed.includes(brand.slug)} />
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      <Link
        href={`${ANALYSES["single-country"].path}${inside}`}
        prefetch={false}
        className="link mt-3 inline-flex min-h-6 items-center text-s-1"
      >
        {moves && moves.real.length > MOST
          ? `See all ${formatNumber(moves.real.length)} and the whole industry`
          : "See the whole industry"}
      </Link>
    </section>
  );
}
