import { ANALYSES } from "@/lib/catalogue/analyses";
import type { Firing } from "@/lib/analyses/risk-alerts/evaluate";
import { parseRisksQuery, toRisksSearch } from "@/lib/analyses/risk-alerts/search-params";

/** Of each brand with an alert, as "market brand": where that alert is open. */
export type AlertLinks = Readonly<Record<string, string>>;

/** @param fired the strongest first: a brand with several alerts in a market leads to that one */
export function toAlertLinks(fired: readonly Pick<Firing, "key" | "alert">[]): AlertLinks {
  const links: Record<string, string> = {};
  for (const { key, alert } of fired)
    links[`${alert.market} ${alert.brand.slug}`] ??=
      ANALYSES["risk-alerts"].path +
      toRisksSearch({ ...parseRisksQuery({}), market: alert.market, brands: [alert.brand.slug], alert: key });
  return links;
}
