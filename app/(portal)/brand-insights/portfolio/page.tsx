import "@/app/(portal)/analysis-styles";
import { toAnalysisPage } from "@/app/(portal)/analysis-page";
import { LatePortfolioAnalysis } from "@/app/(portal)/late-analyses";
import { loadPortfolioPage, readPortfolioQuery } from "@/lib/analyses/portfolio/load";
import { loadMarkets } from "@/lib/rankings/load";

const page = toAnalysisPage({
  analysis: "portfolio",
  description:
    "Any set of brands as one portfolio: how many are clearly above their market, what moved the average and where the risk is concentrated.",
  load: async (reader, params) => {
    const query = await readPortfolioQuery(params);
    const [loaded, markets] = await Promise.all([loadPortfolioPage(reader, query), loadMarkets()]);
    return { query, page: loaded, markets: markets.map(({ slug, name }) => ({ slug, name })) };
  },
  show: (loaded, plan) => <LatePortfolioAnalysis {...loaded} {...plan} />,
  unanswered: {
    title: "We couldn’t load your portfolios",
    words: "Your portfolios are safe. Please try again in a moment.",
  },
});

export const metadata = page.metadata;
export default page.Page;
