import Link from "next/link";
import { formatNumber, DECIMALS } from "@/lib/platform/words/format";
import { industryInSentence, inSentence } from "@/lib/platform/words/in-sentence";
import { agree } from "@/lib/platform/words/sentences";
import type { MovementLevel } from "@/lib/rankings/movement";
import type { ReadyMemberRanking } from "@/lib/rankings/member-view";

const LEVELS: Record<MovementLevel, string> = {
  "high-movement": "a high-movement year",
  "moderate-movement": "a moderate-movement year",
  "low-movement": "a low-movement year",
};

/** How many brands moved since the previous year, and how many changed clearly. */
export function MovementLine({ view }: { view: ReadyMemberRanking }) {
  const { summary, industry, market } = view;
  if (!summary) return null;
  const { share, level, clear } = summary;
  return (
    <p className="py-4.5 text-ink-2 [&_b]:font-title [&_b]:text-ink">
      <b>{formatNumber(share * 100, DECIMALS.percent)}%</b> of {industry ? `${industryInSentence(industry.name)} ` : ""}
      brands in {inSentence(market.name)} moved three positions or more, <b>{LEVELS[level]}</b>.{" "}
      {clear ? (
        <>
          <b>
            {formatNumber(clear.real)} of {formatNumber(clear.of)}
          </b>{" "}
          {agree(clear.of, "brand", "brands")} {agree(clear.real, "shows", "show")} a clear change in score.{" "}
        </>
      ) : null}
      <Link href="/about-study#what-counts-as-a-change" prefetch={false} className="link">
        How we decide what is clear
      </Link>
    </p>
  );
}
