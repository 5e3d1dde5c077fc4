import type { GuardedPageProps } from "@/app/(portal)/guarded-part";
import { AgeGroups, AgeGroupsUnanswered } from "@/components/analyses/age-groups/age-groups";
import { may } from "@/lib/access/rights";
import { asMember, loadGuarded } from "@/lib/access/load";
import { toSearch } from "@/lib/access/search-params";
import { loadAgeSource } from "@/lib/analyses/age-groups/load";
import { parseAnalysisQuery } from "@/lib/rankings/histories/analysis-query";
import { packDataset } from "@/lib/rankings/histories/packed-dataset";
import { loadPaletteNames } from "@/lib/discovery/palette/load";
import { answerInTime, loadMarkets } from "@/lib/rankings/load";
import { toPageHead } from "@/lib/platform/site/page-head";

const PATH = "/brand-insights/age-groups";

export const metadata = toPageHead({
  path: PATH,
  title: "Age groups",
  description: "How brands are seen by younger and by older people, and which of the gaps are more than chance.",
  listed: false,
});

export default async function AgeGroupsPage({ searchParams }: GuardedPageProps) {
  const params = await searchParams;
  const { viewer } = await loadGuarded(PATH, toSearch(params));
  const [source, markets, names] = await Promise.all([
    answerInTime(loadAgeSource({ viewer, caller: asMember }, parseAnalysisQuery(params))),
    loadMarkets(),
    loadPaletteNames(),
  ]);
  if (!source) return <AgeGroupsUnanswered search={toSearch(params)} />;
  const named = markets.map(({ slug, name }) => ({ slug, name }));
  return (
    <AgeGroups
      source={{ ...source, dataset: packDataset(source.dataset) }}
      markets={named}
      industries={names.industries}
      tier={viewer.tier}
      hasCsv={may(viewer, "csvExport")}
    />
  );
}
