import type { KnownCell } from "@/lib/analyses/country-comparison/market-cell";
import type { Reading } from "@/lib/analyses/country-comparison/measure";
import type { Named } from "@/lib/catalogue/names/named";
import { wilsonInterval } from "@/lib/statistics/share-interval";

/** Both halves of a score in a market: who answers 4 or 5, in percent of all asked, with Wilson's interval. */
export interface ShareRow {
  market: Named;
  environment: Reading;
  social: Reading;
}

/** The halves of a score, or null where they were not published. */
export function toShares({ market, environment, social, nEff }: KnownCell): ShareRow | null {
  if (environment === null || social === null || !nEff) return null;
  return { market, environment: toReading(environment, nEff), social: toReading(social, nEff) };
}

function toReading(share: number, count: number): Reading {
  const { low, high } = wilsonInterval(share, count);
  return { value: 100 * share, low: 100 * low, high: 100 * high };
}
