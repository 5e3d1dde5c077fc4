import "server-only";
import { historicalYears } from "@/lib/access/historical-years";
import type { Viewer } from "@/lib/access/viewer";
import { loadMarkets } from "@/lib/rankings/load";
import { loadNames } from "@/lib/rankings/names/load";
import { type AddressParams, asksForSomething, unmetRequests } from "@/lib/rankings/unmet/unmet";
import { logError } from "@/lib/platform/telemetry/log-error";

/** The parts of an address that this reader cannot be shown, in sentences. Never throws: then there are none. */
export async function loadUnmet(viewer: Viewer, params: AddressParams): Promise<string[]> {
  if (!asksForSomething(params)) return [];
  try {
    const [markets, names] = await Promise.all([loadMarkets(), loadNames()]);
    const last = Math.max(...markets.map(({ year }) => year));
    const count = historicalYears(viewer);
    return unmetRequests(params, {
      markets: new Set(markets.map(({ slug }) => slug)),
      industries: new Set(names.industries.map(({ slug }) => slug)),
      brands: new Set(names.brands.map(({ slug }) => slug)),
      years: { first: Number.isFinite(count) ? last - count + 1 : null, last },
    });
  } catch (error) {
    logError(error, "Address not checked: the study’s names could not be loaded.");
    return [];
  }
}
