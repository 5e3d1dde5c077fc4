import type { GuardedPageProps } from "@/app/(portal)/guarded-part";
import { BrandSnapshot, SnapshotUnanswered } from "@/components/analyses/snapshot/brand-snapshot";
import { may } from "@/lib/access/rights";
import { asMember, loadGuarded } from "@/lib/access/load";
import { toSearch } from "@/lib/access/search-params";
import { parseAnalysisQuery } from "@/lib/rankings/histories/analysis-query";
import { packDataset } from "@/lib/rankings/histories/packed-dataset";
import { answerInTime, loadMarkets } from "@/lib/rankings/load";
import { toPageHead } from "@/lib/platform/site/page-head";
import { loadSnapshotDatasets } from "@/lib/analyses/snapshot/load";

const PATH = "/brand-snapshot";

export const metadata = toPageHead({
  path: PATH,
  title: "Brand snapshot",
  description: "One brand on one page, ready to print or to put into a board deck.",
  listed: false,
});

export default async function BrandSnapshotPage({ searchParams }: GuardedPageProps) {
  const params = await searchParams;
  const { viewer } = await loadGuarded(PATH, toSearch(params));
  const query = parseAnalysisQuery(params);
  const [datasets, markets] = await Promise.all([
    answerInTime(loadSnapshotDatasets({ viewer, caller: asMember }, query)),
    loadMarkets(),
  ]);
  if (!datasets) return <SnapshotUnanswered search={toSearch(params)} />;
  const named = markets.map(({ slug, name }) => ({ slug, name }));
  return (
    <BrandSnapshot
      query={query}
      datasets={{ ...datasets, dataset: packDataset(datasets.dataset) }}
      markets={named}
      tier={viewer.tier}
      hasOutlook={may(viewer, "predictions")}
      hasCsv={may(viewer, "csvExport")}
    />
  );
}
