import Link from "next/link";
import { buttonVariants } from "@/components/ui/button-look";
import { formatNumber } from "@/lib/platform/words/format";
import { memberRankingHref } from "@/lib/rankings/member-query";
import type { ShownStudy } from "@/lib/catalogue/shown-study/shown-study";
import type { MarketSummary, ReadyRanking } from "@/lib/rankings/view";
import { authHref } from "@/lib/access/return-path";
import { CheckIcon } from "@/components/ui/icon";
import { inSentence } from "@/lib/platform/words/in-sentence";
import { countOf } from "@/lib/platform/words/sentences";

/** The number of brands beyond the visitor's ten, and one way to see them: an account for visitors, the list for members. */
export function BeyondTen({
  view,
  markets,
  study,
}: {
  view: ReadyRanking;
  markets: MarketSummary[];
  study: Pick<ShownStudy, "defaultMarket">;
}) {
  const { beyond, total, market } = view;
  const all = memberRankingHref({ home: study.defaultMarket, country: market.slug });
  if (beyond === 0) return null;
  const positions = markets.reduce((sum, { brandCount }) => sum + brandCount, 0);
  const benefits = [
    `All ${formatNumber(positions)} positions in ${countOf(markets.length, "market")}`,
    `Rankings within each of ${formatNumber(market.industryCount)} industries`,
    "Search every brand, not just the top 10",
  ];
  return (
    <section
      aria-labelledby="beyond"
      className="no-print relative -mt-px grid gap-x-9 gap-y-4 border-t-2 border-ink bg-paper pt-6 md:grid-cols-[auto_1fr_auto] md:items-center"
    >
      <div className="max-md:flex max-md:items-center max-md:gap-3.5">
        <p className="text-[3.25rem] leading-none font-name tracking-[-0.04em] md:text-s6">{formatNumber(beyond)}</p>
        <p className="text-s-1 leading-text text-balance text-ink-2 md:mt-1 md:measure-20">
          more brands ranked in {inSentence(market.name)}
        </p>
      </div>
      <div>
        <h2 id="beyond" className="text-s2 md:text-s3">
          See every position<span data-for="visitors">, free</span>
        </h2>
        <ul className="mt-1.5">
          {benefits.map((benefit) => (
            <li key={benefit} className="grid grid-cols-[1.25rem_1fr] gap-2.5 py-1 text-s-1 leading-lead">
              <CheckIcon className="mt-0.5 size-4 text-c1" />
              <span>{benefit}</span>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <Link
          data-for="anyone"
          href={all}
          prefetch={false}
          className={buttonVariants({ size: "lg", className: "max-md:w-full" })}
        >
          All {formatNumber(total)} positions
        </Link>
        <div data-for="visitors">
          <Link
            href={authHref("signup", all)}
            prefetch={false}
            className={buttonVariants({ size: "lg", className: "max-md:w-full" })}
          >
            Sign Up Free
          </Link>
          <p className="mt-2 text-s-2 text-ink-2">
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
