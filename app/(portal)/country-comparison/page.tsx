import "@/app/(portal)/analysis-styles";
import { toAnalysisPage } from "@/app/(portal)/analysis-page";
import { LateCountryComparison } from "@/app/(portal)/late-analyses";
import { loadCountryPage } from "@/lib/analyses/country-comparison/load";
import { packWaves } from "@/lib/rankings/histories/packed-waves";

const page = toAnalysisPage({
  analysis: "country-comparison",
  description: "The same brands across markets, each compared with its market’s own average.",
  load: (reader, params) => loadCountryPage("country-comparison", reader, params),
  show: ({ waves, ...loaded }, plan) => <LateCountryComparison {...loaded} {...plan} waves={packWaves(waves)} />,
});

export const metadata = page.metadata;
export default page.Page;
