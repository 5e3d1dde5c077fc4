import { toAnalysisPage } from "@/app/(portal)/analysis-page";
import { MultiCountryPage } from "@/components/analyses/country-comparison/multi-country";
import { loadCountryPage } from "@/lib/analyses/country-comparison/load";
import { parseAnalysisQuery } from "@/lib/rankings/histories/analysis-query";
import { packWaves } from "@/lib/rankings/histories/packed-waves";

const page = toAnalysisPage({
  analysis: "multi-country",
  description: "One brand in every market where it is ranked, compared with each market’s own average.",
  load: (reader, params) => loadCountryPage(reader, parseAnalysisQuery(params, 1), 1),
  show: ({ waves, ...loaded }, plan) => <MultiCountryPage {...loaded} {...plan} waves={packWaves(waves)} />,
});

export const metadata = page.metadata;
export default page.Page;
