import "@/app/(portal)/analysis-styles";
import { toAnalysisPage } from "@/app/(portal)/analysis-page";
import { LateMultiCountry } from "@/app/(portal)/late-analyses";
import { loadCountryPage } from "@/lib/analyses/country-comparison/load";
import { packWaves } from "@/lib/rankings/histories/packed-waves";

const page = toAnalysisPage({
  analysis: "multi-country",
  description: "One brand in every market where it is ranked, compared with each market’s own average.",
  load: (reader, params) => loadCountryPage("multi-country", reader, params),
  show: ({ waves, ...loaded }, plan) => <LateMultiCountry {...loaded} {...plan} waves={packWaves(waves)} />,
});

export const metadata = page.metadata;
export default page.Page;
