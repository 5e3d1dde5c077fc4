import "@/app/(portal)/analysis-styles";
import { toAnalysisPage } from "@/app/(portal)/analysis-page";
import { LateMarketMomentum } from "@/app/(portal)/late-analyses";
import { loadMomentumPage } from "@/lib/analyses/momentum/load";
import { toDrawn, toThreeWaves } from "@/lib/analyses/momentum/view";
import { parseAnalysisQuery } from "@/lib/rankings/histories/analysis-query";
import { packMarketDataset } from "@/lib/rankings/histories/packed-dataset";
import { packWaves } from "@/lib/rankings/histories/packed-waves";

const page = toAnalysisPage({
  analysis: "momentum",
  description: "Which brands and industries are gaining on their market, and how many of the changes are clear.",
  load: (reader, params) => loadMomentumPage(reader, parseAnalysisQuery(params)),
  show: ({ dataset, ...loaded }, plan) => {
    const three = toThreeWaves(loaded.waves, loaded.initial.market, loaded.initial.year);
    const drawn = three ? toDrawn(dataset, three.year) : dataset;
    return (
      <LateMarketMomentum {...loaded} {...plan} waves={packWaves(loaded.waves)} dataset={packMarketDataset(drawn)} />
    );
  },
});

export const metadata = page.metadata;
export default page.Page;
