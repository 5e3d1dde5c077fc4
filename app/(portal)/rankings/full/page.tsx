import type { Metadata } from "next";
import { loadShownStudy } from "@/lib/catalogue/shown-study/load";
import { redirect } from "next/navigation";
import { toMemberPage } from "@/app/(portal)/member-page";
import { UnmetNotice } from "@/components/layout/unmet-notice";
import { FullRankings } from "@/components/rankings/full/full-rankings";
import { asMember, loadGuarded } from "@/lib/access/load";
import { loadCanTry } from "@/lib/accounts/billing/load";
import { toSearch } from "@/lib/access/search-params";
import { loadIndustries, loadMarkets, loadMemberRanking } from "@/lib/rankings/load";
import { memberRankingHref, parseMemberQuery } from "@/lib/rankings/member-query";
import { FULL_RANKINGS } from "@/lib/rankings/search-params";
import { nearNames } from "@/lib/rankings/brands/near-names";
import { loadNames } from "@/lib/rankings/names/load";
import { findNamed } from "@/lib/rankings/member-view";
import { sayOtherList } from "@/lib/rankings/unmet/unmet";
import { loadUnmet } from "@/lib/rankings/unmet/load";
import { toYearWindow } from "@/lib/rankings/year-window";
import { toPageHead } from "@/lib/platform/site/page-head";

interface PageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata(): Promise<Metadata> {
  return toPageHead({
    path: FULL_RANKINGS,
    title: `Rankings ${(await loadShownStudy()).rankingYear}`,
    description: "Every position in every market and industry.",
    listed: false,
  });
}

export default toMemberPage(async function FullRankingsPage({ searchParams }: PageProps) {
  const params = await searchParams;
  const member = await loadGuarded(FULL_RANKINGS, toSearch(params));
  const study = await loadShownStudy();
  const query = parseMemberQuery(params, study);
  const { viewer } = member;
  const [view, markets, industries, canTry, unmet] = await Promise.all([
    loadMemberRanking({ viewer, caller: asMember }, query),
    loadMarkets(),
    loadIndustries(query.country),
    loadCanTry(member),
    loadUnmet(viewer, { ...params, year: undefined }),
  ]);
  // A brand's full name opens the brand.
  const named = view.status === "ready" && !query.brand ? findNamed(view) : null;
  if (named) redirect(memberRankingHref({ ...query, q: "", brand: named.slug }));
  const market = markets.find(({ slug }) => slug === query.country);
  const isNothing = view.status === "ready" && query.q !== "" && view.rows.length === 0;
  const near = isNothing ? nearNames((await loadNames()).brands, query.q, view.market.slug) : [];
  return (
    <>
      <UnmetNotice sentences={[...unmet, ...sayOtherList(params, market, industries)]} />
      <FullRankings
        view={view}
        markets={markets}
        industries={industries}
        near={near}
        moreYears={toYearWindow(viewer)}
        canTry={canTry}
        study={study}
      />
    </>
  );
});
