import "server-only";
import { can } from "@/lib/access/entitlements";
import { rankingScope } from "@/lib/access/ranking-scope";
import { loadIndustries, loadMarkets, type Reader } from "@/lib/rankings/load";
import { listRankedBrands } from "@/lib/rankings/queries";
import type { SnapshotExtras } from "@/lib/snapshots/extras";
import { type Outlook, toOutlook } from "@/lib/snapshots/outlook";
import { listBrandAlerts, listBrandForecasts, listRecordsOf } from "@/lib/snapshots/queries";

interface Question {
  market: string;
  industry: string;
  brand: string;
  year: number;
}

/**
 * The size of a brand's industry and its outlook, as far as the reader's plan has them. Slugs in.
 * @throws {DataError} when the database does not answer
 */
export async function loadSnapshotExtras(reader: Reader, question: Question): Promise<SnapshotExtras> {
  if (!can(reader.viewer, "analytics")) return { industryCount: null, outlook: null };
  const [industryCount, outlook] = await Promise.all([countIndustry(reader, question), readOutlook(reader, question)]);
  return { industryCount, outlook };
}

async function countIndustry(reader: Reader, { market, industry, year }: Question): Promise<number | null> {
  const markets = await loadMarkets();
  const latestYear = markets.find(({ slug }) => slug === market)?.year;
  if (latestYear === undefined) return null;
  if (latestYear === year) return (await loadIndustries(market)).find(({ slug }) => slug === industry)?.brandCount ?? null;
  const currentYear = Math.max(...markets.map((each) => each.year));
  const scope = rankingScope(reader.viewer, { byIndustry: true, year, latestYear, currentYear });
  if (scope.kind !== "open" || !scope.scores) return null;
  const rows = await listRankedBrands(reader.caller, market, industry, year);
  return rows.length === 0 ? null : rows.length;
}

async function readOutlook(reader: Reader, { market, brand, year }: Question): Promise<Outlook | null> {
  if (!can(reader.viewer, "predictions")) return null;
  const [forecasts, records, alerts] = await Promise.all([
    listBrandForecasts(reader.caller, market, brand),
    listRecordsOf(reader.caller, market),
    can(reader.viewer, "riskAlerts") ? listBrandAlerts(reader.caller, market, brand) : null,
  ]);
  return toOutlook(year, forecasts, records, alerts);
}
