import "@/app/(portal)/analysis-styles";
import { toAnalysisPage } from "@/app/(portal)/analysis-page";
import { LateBrandSnapshot } from "@/app/(portal)/late-analyses";
import { may } from "@/lib/access/rights";
import { loadSnapshotDatasets } from "@/lib/analyses/snapshot/load";
import { parseAnalysisQuery } from "@/lib/rankings/histories/analysis-query";
import { packDataset } from "@/lib/rankings/histories/packed-dataset";
import { loadMarkets } from "@/lib/rankings/load";

const page = toAnalysisPage({
  analysis: "snapshot",
  description: "One brand on one page, ready to print or drop into a board deck.",
  load: async (reader, params) => {
    const query = parseAnalysisQuery(params);
    const [datasets, markets] = await Promise.all([loadSnapshotDatasets(reader, query), loadMarkets()]);
    return datasets && { query, datasets, markets: markets.map(({ slug, name }) => ({ slug, name })) };
  },
  show: ({ datasets, ...loaded }, plan, viewer) => (
    <LateBrandSnapshot
      {...loaded}
      {...plan}
      datasets={{ ...datasets, dataset: packDataset(datasets.dataset) }}
      hasOutlook={may(viewer, "predictions")}
    />
  ),
  unanswered: { title: "We couldn’t load this analysis" },
});

export const metadata = page.metadata;
export default page.Page;
