import type { Outlook } from "@/lib/analyses/snapshot/outlook";

/** Data in a snapshot beyond the books of the analysis pages. */
export interface SnapshotExtras {
  /** Number of brands in the market's industry that year; null if unknown. */
  industryCount: number | null;
  /** Null for plans without predictions, or if none were made. */
  outlook: Outlook | null;
}
