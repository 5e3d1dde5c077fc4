import "@/app/(portal)/analysis-styles";
import { toAnalysisPage } from "@/app/(portal)/analysis-page";
import { LateCountryComparison } from "@/app/(portal)/late-analyses";
import { loadCountryPage } from "@/lib/analyses/country-comparison/load";
import { packCountryPage } from "@/lib/analyses/country-comparison/country-page";

const page = toAnalysisPage({
  analysis: "country-comparison",
  description: "The same brands across markets, each compared with its market’s own average.",
  load: (reader, params) => loadCountryPage("country-comparison", reader, params),
  show: (loaded, plan) => <LateCountryComparison {...packCountryPage(loaded)} {...plan} />,
});

export const metadata = page.metadata;
export default page.Page;
