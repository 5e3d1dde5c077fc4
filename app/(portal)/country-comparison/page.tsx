import { toAnalysisPage } from "@/app/(portal)/analysis-page";
import { CountryComparisonPage } from "@/components/analyses/country-comparison/country-comparison";
import { loadCountryPage } from "@/lib/analyses/country-comparison/load";
import { MOST_BRANDS, parseAnalysisQuery } from "@/lib/rankings/histories/analysis-query";
import { packWaves } from "@/lib/rankings/histories/packed-waves";

/** Brands shown by default: as many as can be read at a glance. */
const AT_FIRST = 6;

const page = toAnalysisPage({
  analysis: "country-comparison",
  description: "The same brands across markets, each compared with its market’s own average.",
  load: (reader, params) => {
    const query = parseAnalysisQuery(params);
    return loadCountryPage(reader, query, query.brands.length > 0 ? MOST_BRANDS : AT_FIRST);
  },
  show: ({ waves, ...loaded }, plan) => <CountryComparisonPage {...loaded} {...plan} waves={packWaves(waves)} />,
});

export const metadata = page.metadata;
export default page.Page;
