import "@/app/(portal)/analysis-styles";
import { toAnalysisPage } from "@/app/(portal)/analysis-page";
import { LateMultiCountry } from "@/app/(portal)/late-analyses";
import { loadCountryPage } from "@/lib/analyses/country-comparison/load";
import { packBrandDataset } from "@/lib/rankings/histories/packed-dataset";
import { packWaves } from "@/lib/rankings/histories/packed-waves";

const page = toAnalysisPage({
  analysis: "multi-country",
  description: "One brand in every market where it is ranked, compared with each market’s own average.",
  load: (reader, params) => loadCountryPage("multi-country", reader, params),
  show: ({ waves, first, ...loaded }, plan) => (
    <LateMultiCountry
      {...loaded}
      {...plan}
      first={{ ...first, dataset: packBrandDataset(first.dataset) }}
      waves={packWaves(waves)}
    />
  ),
});

export const metadata = page.metadata;
export default page.Page;
