import { type Findings, toFindings } from "@/lib/analyses/snapshot/findings";
import type { SnapshotExtras } from "@/lib/analyses/snapshot/extras";
import { type Snapshot, type SnapshotSource, toSnapshot } from "@/lib/analyses/snapshot/snapshot";
import type { AgeDataset, BrandHistory, IndustryDataset, MarketWave } from "@/lib/rankings/histories/dataset";
import type { Named } from "@/lib/catalogue/names/named";

/** What a snapshot's page is drawn from. */
export interface SnapshotDatasets {
  /** In all markets. */
  brand: BrandHistory;
  market: Named;
  year: number;
  dataset: IndustryDataset;
  ages: AgeDataset | null;
  waves: readonly MarketWave[];
  /** Null while it is on its way. */
  extras: SnapshotExtras | null;
}

export interface DrawnSnapshot {
  snapshot: Snapshot;
  findings: Findings;
}

/** Books → the page; null if the wave does not rank the brand. */
export function drawSnapshot({ brand, extras, ...datasets }: SnapshotDatasets): DrawnSnapshot | null {
  const source: SnapshotSource = { ...datasets, slug: brand.slug, industryCount: extras?.industryCount ?? null };
  const snapshot = toSnapshot(source);
  return snapshot && { snapshot, findings: toFindings(snapshot) };
}
