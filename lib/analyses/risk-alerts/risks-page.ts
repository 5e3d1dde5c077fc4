import type { AlertOverview } from "@/lib/analyses/risk-alerts/rule-list";
import type { LogEntry } from "@/lib/analyses/risk-alerts/digest";
import type { Lens } from "@/lib/analyses/risk-alerts/lens";
import type { RisksQuery } from "@/lib/analyses/risk-alerts/search-params";
import type { RisksView } from "@/lib/analyses/risk-alerts/view";
import type { Named } from "@/lib/catalogue/names/named";
import type { AlertKind } from "@/lib/study/risk-alert";

/** Everything the page of risk alerts shows. */
export interface RisksPage {
  query: RisksQuery;
  lens: Lens;
  view: RisksView;
  strongest: { kind: AlertKind; brand: Named } | null;
  markets: Named[];
  /** Those that a rule can be narrowed to. */
  industries: Named[];
  /** Brands chosen in the filters or named by rules. */
  brands: Named[];
  overview: AlertOverview;
  /** Of each rule in force by its id: how it would have done, in words. */
  previews: Record<string, string>;
  digests: LogEntry[];
}
