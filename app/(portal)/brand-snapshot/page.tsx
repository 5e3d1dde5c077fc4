import type { Metadata } from "next";
import { GuardedPart, type GuardedPageProps } from "@/app/(portal)/guarded-part";
import { PARTS } from "@/components/access/parts";
import { BrandSnapshot, SnapshotUnanswered } from "@/components/brand-snapshot/brand-snapshot";
import { can } from "@/lib/access/entitlements";
import { asMember, loadGuarded } from "@/lib/access/load";
import { toSearch } from "@/lib/access/search-params";
import { parseAnalysisQuery } from "@/lib/insights/analysis-query";
import { answerInTime, loadMarkets } from "@/lib/rankings/load";
import { loadSnapshotBooks } from "@/lib/snapshots/load";

const PATH = "/brand-snapshot";

export const metadata: Metadata = { title: PARTS[PATH].title, description: PARTS[PATH].purpose };

export default async function BrandSnapshotPage({ searchParams }: GuardedPageProps) {
  const params = await searchParams;
  const { viewer } = await loadGuarded(PATH, toSearch(params));
  // Who looks ahead of having a plan sees what the page is for.
  if (!can(viewer, "analytics")) return <GuardedPart path={PATH} part={PARTS[PATH]} searchParams={searchParams} />;
  const query = parseAnalysisQuery(params);
  const [books, markets] = await Promise.all([answerInTime(loadSnapshotBooks({ viewer, caller: asMember }, query)), loadMarkets()]);
  if (!books) return <SnapshotUnanswered search={toSearch(params)} />;
  const named = markets.map(({ slug, name }) => ({ slug, name }));
  return <BrandSnapshot query={query} books={books} markets={named} tier={viewer.tier} hasOutlook={can(viewer, "predictions")} hasCsv={can(viewer, "csvExport")} />;
}
