import { parseRisksQuery, toRisksSearch } from "@/lib/analyses/risk-alerts/search-params";
import { CLAIM_CHECK, parseClaimQuery, toClaimSearch } from "@/lib/analyses/claim-check/search-params";
import { parseConsumerQuery, toConsumerSearch } from "@/lib/analyses/consumers/search-params";
import { CONSUMER_PAGES, type ConsumerPage } from "@/lib/analyses/consumers/section";
import { MOST_BRANDS, parseAnalysisQuery, toAnalysisSearch } from "@/lib/rankings/histories/analysis-query";
import { parsePortfolioQuery, PORTFOLIO, toPortfolioSearch } from "@/lib/analyses/portfolio/search-params";
import type { Right } from "@/lib/access/entitlements";
import { MOST_SHOWN } from "@/lib/analyses/trajectory/subject";

interface FigureKind {
  /** Where it is looked at. */
  path: string;
  /** Of its page, as people know it. */
  name: string;
  /** What somebody needs to see it at all. */
  right: Right;
  /** The parameters that say the same selection, "" or beginning with "?". Whatever is not understood is left out. */
  canonical: (params: URLSearchParams) => string;
}

const analysis = (path: string, name: string, most = MOST_BRANDS, right: Right = "analytics"): FigureKind => ({
  path,
  name,
  right,
  canonical: (params) => toAnalysisSearch(parseAnalysisQuery(params, most)),
});

const CONSUMER_NAMES: Record<ConsumerPage, string> = {
  awareness: "Awareness and discussion",
  "behaviour-groups": "Behaviour groups",
  priorities: "Priorities",
  "decision-factors": "Purchase decision factors",
  attitudes: "Attitudes",
  topics: "Topics discussed",
  "say-do-gap": "Say–do gap",
  expectations: "Industry expectations",
};

const consumers = Object.fromEntries(
  CONSUMER_PAGES.map((page) => [
    page,
    { path: `/consumer-insights/${page}`, name: `Consumer Insights, ${CONSUMER_NAMES[page].toLowerCase()}`, right: "analytics", canonical: (params) => toConsumerSearch(parseConsumerQuery(params)) },
  ]),
) as Record<ConsumerPage, FigureKind>;

/** Every analysis whose chart can leave the site, by the name it has in addresses and saved documents. */
export const CHART_FIGURES = {
  "single-country": analysis("/brand-insights/single-country", "Brand Insights, single country"),
  "multi-country": analysis("/brand-insights/multi-country", "Brand Insights, multi country", 1),
  "country-comparison": analysis("/country-comparison", "Country comparison"),
  "age-groups": analysis("/brand-insights/age-groups", "Brand Insights, age groups"),
  snapshot: analysis("/brand-snapshot", "Brand snapshot"),
  portfolio: { path: PORTFOLIO, name: "Portfolio", right: "portfolio", canonical: (params) => toPortfolioSearch(parsePortfolioQuery(params)) },
  ...consumers,
  trajectory: analysis("/predictive-insights/trajectory", "Trajectory", MOST_SHOWN, "predictions"),
  momentum: analysis("/predictive-insights/momentum", "Market momentum", MOST_BRANDS, "predictions"),
  "claim-check": { path: CLAIM_CHECK, name: "Claim check", right: "predictions", canonical: (params) => toClaimSearch(parseClaimQuery(params)) },
  "risk-alerts": { path: "/predictive-insights/risks", name: "Risk alerts", right: "riskAlerts", canonical: (params) => toRisksSearch(parseRisksQuery(params)) },
} as const satisfies Record<string, FigureKind>;

export type ChartFigure = keyof typeof CHART_FIGURES;

export const isChartFigure = (text: string): text is ChartFigure => Object.hasOwn(CHART_FIGURES, text);

/** The analysis that is looked at under an address's path; null for pages that are none. */
export function findFigureAt(path: string): ChartFigure | null {
  const found = Object.entries(CHART_FIGURES).find(([, kind]) => kind.path === path)?.[0];
  return found && isChartFigure(found) ? found : null;
}
