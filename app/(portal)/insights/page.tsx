import type { Metadata } from "next";
import { InsightsPortal } from "@/components/insights/insights-portal";
import { historicalYears } from "@/lib/access/entitlements";
import { asMember, loadGuarded } from "@/lib/access/load";
import { toSearch } from "@/lib/access/search-params";
import { loadMarketMovers } from "@/lib/insights/load";

interface PageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export const metadata: Metadata = { title: "Insights Portal", description: "What changed since last year, and is more than chance." };

export default async function InsightsPage({ searchParams }: PageProps) {
  const { viewer } = await loadGuarded("/insights", toSearch(await searchParams));
  const movers = await loadMarketMovers({ viewer, caller: asMember });
  return <InsightsPortal movers={movers} tier={viewer.tier} years={historicalYears(viewer)} />;
}
