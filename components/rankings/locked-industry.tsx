import Link from "next/link";
import { Upsell } from "@/components/access/upsell";
import { formatNumber } from "@/lib/platform/words/format";
import { industryInSentence, inSentence } from "@/lib/platform/words/in-sentence";
import { memberRankingHref } from "@/lib/rankings/member-query";
import { rankingHref } from "@/lib/rankings/search-params";
import type { ShownStudy } from "@/lib/catalogue/shown-study/shown-study";
import type { LockedRanking } from "@/lib/rankings/view";
import { BrandNames } from "./brand-names";

type StudyHome = Pick<ShownStudy, "defaultMarket">;

/** Where members have an industry's ranking. */
export function toFullIndustry(
  { market, industry, total }: Pick<LockedRanking, "market" | "industry" | "total">,
  { defaultMarket: home }: StudyHome,
) {
  const name = industry ? industryInSentence(industry.name) : "these";
  return {
    title: "The ranking of this industry",
    text: `All ${formatNumber(total)} ${name} brands in ${inSentence(market.name)} by position.`,
    href: memberRankingHref({ home, country: market.slug, industry: industry?.slug ?? null }),
    label: `All ${formatNumber(total)} positions`,
  };
}

/** An industry's ranking for a visitor: what is needed to see it, and which brands are in it. */
export function LockedIndustry({ view, study }: { view: LockedRanking; study: StudyHome }) {
  const { market, industry, brands, total } = view;
  const name = industry?.name ?? "these";
  return (
    <>
      <Upsell
        title="Industry Rankings Require Sign Up"
        text={`With a free account you can see all ${formatNumber(total)} ${name} brands in ${inSentence(market.name)}, and every other industry.`}
        anyone={toFullIndustry(view, study)}
      >
        <Link href={rankingHref({ market: market.slug })} className="link inline-flex min-h-11 items-center">
          <span data-for="visitors">Top 10 across all industries in {inSentence(market.name)}</span>
          <span data-for="anyone">All industries in {inSentence(market.name)}</span>
        </Link>
      </Upsell>
      <section aria-labelledby="industry-brands" className="mt-12">
        <h2 id="industry-brands" className="text-s2">
          {name} brands in {inSentence(market.name)}, A to Z
        </h2>
        <p className="mt-2 mb-5 text-s-1 text-ink-2">Listed A to Z, not by position.</p>
        <div className="border-t border-ink">
          <BrandNames brands={brands} />
        </div>
      </section>
    </>
  );
}
