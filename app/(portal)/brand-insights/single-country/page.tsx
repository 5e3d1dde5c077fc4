import { toAnalysisPage } from "@/app/(portal)/analysis-page";
import { SingleCountry } from "@/components/analyses/single-country/single-country";
import { loadSingleCountryPage } from "@/lib/analyses/single-country/load";
import { parseAnalysisQuery } from "@/lib/rankings/histories/analysis-query";
import { packDataset } from "@/lib/rankings/histories/packed-dataset";

const page = toAnalysisPage({
  analysis: "single-country",
  description:
    "Up to eight brands of one country and industry side by side over the years, with intervals, ties and tested changes.",
  load: (reader, params) => loadSingleCountryPage(reader, parseAnalysisQuery(params)),
  show: ({ dataset, ...loaded }, plan) => <SingleCountry {...loaded} {...plan} dataset={packDataset(dataset)} />,
});

export const metadata = page.metadata;
export default page.Page;
