import "@/app/(portal)/analysis-styles";
import { toAnalysisPage } from "@/app/(portal)/analysis-page";
import { LateCountryComparison } from "@/app/(portal)/late-analyses";
import { loadCountryPage } from "@/lib/analyses/country-comparison/load";
import { packBrandDataset } from "@/lib/rankings/histories/packed-dataset";
import { packWaves } from "@/lib/rankings/histories/packed-waves";

const page = toAnalysisPage({
  analysis: "country-comparison",
  description: "The same brands across markets, each compared with its market’s own average.",
  load: (reader, params) => loadCountryPage("country-comparison", reader, params),
  show: ({ waves, first, ...loaded }, plan) => (
    <LateCountryComparison
      {...loaded}
      {...plan}
      first={{ ...first, dataset: packBrandDataset(first.dataset) }}
      waves={packWaves(waves)}
    />
  ),
});

export const metadata = page.metadata;
export default page.Page;
