import "@/app/(portal)/analysis-styles";
import { toAnalysisPage } from "@/app/(portal)/analysis-page";
import { LateClaimCheck } from "@/app/(portal)/late-analyses";
import { loadClaimPage } from "@/lib/analyses/claim-check/load";
import { parseClaimQuery } from "@/lib/analyses/claim-check/search-params";
import { packMarketDataset } from "@/lib/rankings/histories/packed-dataset";

const page = toAnalysisPage({
  analysis: "claim-check",
  description:
    "Check a sustainability claim against the data: supported, too close to call or not supported, with wording you can use.",
  load: (reader, params) => loadClaimPage(reader, parseClaimQuery(params)),
  show: ({ dataset, query, ...loaded }, plan) => (
    <LateClaimCheck {...loaded} {...plan} initial={query} dataset={dataset && packMarketDataset(dataset)} />
  ),
  unanswered: { title: "We couldn’t load the results" },
});

export const metadata = page.metadata;
export default page.Page;
