import Link from "next/link";
import { buttonVariants } from "@/components/ui/button";
import { formatNumber, formatOrdinal } from "@/lib/platform/words/format";
import { memberRankingHref } from "@/lib/rankings/member-query";
import type { MarketSummary, ReadyRanking } from "@/lib/rankings/view";
import { CheckIcon } from "@/components/ui/icon";
import { inSentence } from "@/lib/platform/words/in-sentence";
import { joinNames } from "@/lib/platform/words/sentences";

/** The number of brands beyond the visitor's ten, and one way to see them: an account for visitors, the list for members. */
export function BeyondTen({ view, markets }: { view: ReadyRanking; markets: MarketSummary[] }) {
  const { beyond, total, market } = view;
  if (beyond === 0) return null;
  const positions = markets.reduce((sum, { brandCount }) => sum + brandCount, 0);
  const benefits = [
    `All ${formatNumber(positions)} ranking positions in ${joinNames(markets.map(({ name }) => inSentence(name)))}`,
    `Rankings within each of ${formatNumber(market.industryCount)} industries`,
    "Search every brand, not just the top 10",
  ];
  return (
    <section
      aria-labelledby="beyond"
      className="no-print relative -mt-px grid gap-6 border-t-2 border-ink bg-paper pt-6 md:grid-cols-start-fill md:gap-x-14 md:pt-7"
    >
      <div>
        <p className="text-[72px] leading-[0.86] font-name tracking-[-0.05em] md:text-[96px]">{formatNumber(beyond)}</p>
        <p className="mt-2.5 text-s-1 leading-text text-balance text-ink-2 md:mt-3.5 md:measure-20">
          more brands ranked in {inSentence(market.name)}, {formatOrdinal(total - beyond + 1)} to {formatOrdinal(total)}
        </p>
      </div>
      <div>
        <h2 id="beyond" className="text-s3">
          See every position<span data-for="visitors">, free</span>
        </h2>
        <ul className="mt-4 mb-6 border-t border-rule">
          {benefits.map((benefit) => (
            <li key={benefit} className="grid grid-cols-[20px_1fr] gap-2.5 border-b border-rule py-2.5 leading-lead">
              <CheckIcon className="mt-0.5 size-4.5 text-c1" />
              <span>{benefit}</span>
            </li>
          ))}
        </ul>
        <Link
          data-for="anyone"
          href={memberRankingHref({ country: market.slug })}
          prefetch={false}
          className={buttonVariants({ size: "lg", className: "max-md:w-full" })}
        >
          All {formatNumber(total)} positions
        </Link>
        <div data-for="visitors" className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Link
            href="/auth?mode=signup"
            prefetch={false}
            className={buttonVariants({ size: "lg", className: "max-md:w-full" })}
          >
            Sign Up Free
          </Link>
          <p className="text-s-1 text-ink-2">
            No card needed. {market.hasScores ? "Scores" : "Earlier years"} are part of a{" "}
            <Link href="/pricing" prefetch={false} className="link">
              paid plan
            </Link>
            .
          </p>
        </div>
      </div>
    </section>
  );
}
