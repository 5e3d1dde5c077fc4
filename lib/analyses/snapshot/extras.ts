import type { Outlook } from "@/lib/analyses/snapshot/outlook";

/** What a snapshot shows beyond the books of the analysis pages. */
export interface SnapshotExtras {
  /** Brands the industry had in the market that year; null where that is not known. */
  industryCount: number | null;
  /** Null below the plan that has predictions, or where none were made. */
  outlook: Outlook | null;
}
