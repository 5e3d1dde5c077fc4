import "@/app/(portal)/analysis-styles";
import { toAnalysisPage } from "@/app/(portal)/analysis-page";
import { LateMultiCountry } from "@/app/(portal)/late-analyses";
import { loadCountryPage } from "@/lib/analyses/country-comparison/load";
import { packCountryPage } from "@/lib/analyses/country-comparison/country-page";

const page = toAnalysisPage({
  analysis: "multi-country",
  description: "One brand in every market where it is ranked, compared with each market’s own average.",
  load: (reader, params) => loadCountryPage("multi-country", reader, params),
  show: (loaded, plan) => <LateMultiCountry {...packCountryPage(loaded)} {...plan} />,
});

export const metadata = page.metadata;
export default page.Page;
