import "@/app/(portal)/analysis-styles";
import { toAnalysisPage } from "@/app/(portal)/analysis-page";
import { LateSingleCountry } from "@/app/(portal)/late-analyses";
import { loadSingleCountryPage } from "@/lib/analyses/single-country/load";
import { parseAnalysisQuery } from "@/lib/rankings/histories/analysis-query";
import { packDataset } from "@/lib/rankings/histories/packed-dataset";
import { packWaves } from "@/lib/rankings/histories/packed-waves";

const page = toAnalysisPage({
  analysis: "single-country",
  description:
    "Compare up to eight brands in one country and industry over the years, with margins of error, ties and clear changes.",
  load: (reader, params) => loadSingleCountryPage(reader, parseAnalysisQuery(params)),
  show: ({ dataset, waves, ...loaded }, plan) => (
    <LateSingleCountry {...loaded} {...plan} dataset={packDataset(dataset)} waves={packWaves(waves)} />
  ),
});

export const metadata = page.metadata;
export default page.Page;
