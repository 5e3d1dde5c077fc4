import { NoAnswer } from "@/components/layout/no-answer";
import { PortfolioAnalysis } from "@/components/analyses/portfolio/portfolio-analysis";
import { may } from "@/lib/access/rights";
import { asMember, loadGuarded } from "@/lib/access/load";
import { toSearch } from "@/lib/access/search-params";
import { loadPortfolioPage } from "@/lib/analyses/portfolio/load";
import { parsePortfolioQuery, PORTFOLIO, toPortfolioSearch } from "@/lib/analyses/portfolio/search-params";
import { answerInTime, loadMarkets } from "@/lib/rankings/load";
import { toPageHead } from "@/lib/platform/site/page-head";

interface PageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export const metadata = toPageHead({
  path: PORTFOLIO,
  title: "Portfolio analysis",
  description:
    "Any set of brands as one: how many stand above their market, what moved the mean, and where the risk lies together.",
  listed: false,
});

export default async function PortfolioPage({ searchParams }: PageProps) {
  const params = await searchParams;
  const { viewer } = await loadGuarded(PORTFOLIO, toSearch(params));
  const query = parsePortfolioQuery(params);
  const answer = await answerInTime(
    Promise.all([loadPortfolioPage({ viewer, caller: asMember }, query), loadMarkets()]),
  );
  if (!answer) {
    return (
      <main id="content" tabIndex={-1} className="wrap pt-14 md:pt-24">
        <h1 className="mb-8 text-s4 tracking-tight">Portfolio analysis</h1>
        <NoAnswer title="The database did not answer" href={PORTFOLIO + toPortfolioSearch(query)}>
          Your portfolios are kept; please try again in a moment.
        </NoAnswer>
      </main>
    );
  }
  const [page, markets] = answer;
  return (
    <PortfolioAnalysis
      query={query}
      page={page}
      markets={markets.map(({ slug, name }) => ({ slug, name }))}
      tier={viewer.tier}
      hasCsv={may(viewer, "csvExport")}
    />
  );
}
