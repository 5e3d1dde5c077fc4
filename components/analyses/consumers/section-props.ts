import type { SelectedDatasets } from "@/lib/analyses/consumers/dataset-need";
import type { ConsumerWave } from "@/lib/analyses/consumers/dataset";
import type { ConsumerSelection } from "@/lib/analyses/consumers/selection";
import type { ConsumerQuery } from "@/lib/analyses/consumers/search-params";
import type { ConsumerPage } from "@/lib/analyses/consumers/section";
import type { Tier } from "@/lib/access/claims";
import type { Named } from "@/lib/catalogue/names/named";

/** What every section of the consumer insights is drawn from. A section renders one `ConsumerFrame` with these. */
export interface SectionProps {
  page: ConsumerPage;
  /** What was asked; `view` is the section's own. */
  query: ConsumerQuery;
  /** Changes the request without a history entry, and with one. */
  set: (patch: Partial<ConsumerQuery>) => void;
  push: (patch: Partial<ConsumerQuery>) => void;
  /** The selection shown: market, years, wave, population. While other books are loading, the previous one. */
  selection: ConsumerSelection;
  datasets: SelectedDatasets;
  /** Waves of the reader's years in which people were asked, of all markets and subjects. */
  waves: readonly ConsumerWave[];
  /** Markets that were asked about the page's subject, in the order offered; its position gives a market its mark. */
  markets: readonly Named[];
  tier: Tier | null;
  csv: { href: string } | "locked";
  isSample: boolean;
  /** Other books are on their way. */
  isBusy: boolean;
}
