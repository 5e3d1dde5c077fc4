import { findMarketBySlug, findMarketBySpelling } from "@/lib/catalogue/markets/market";
import { explainUnknownMarket } from "@/lib/study/import/unknown-market";
import { type CheckContext, countRows, listDistinct, locate } from "@/lib/study/interviews/checks/context";

/** Every country named is a market of the study, in one of its known spellings. */
export async function checkMarkets(context: CheckContext, table: string): Promise<void> {
  const unknown = (await listDistinct(context, table, "Country", '"Country" IS NOT NULL')).filter(
    ({ value }) => findMarketBySpelling(value ?? "") === null,
  );
  const locations = await locate(context, unknown, "Country");
  for (const [i, { rows, value }] of unknown.entries()) {
    const { message, fix } = explainUnknownMarket(value ?? "");
    context.log.add("references", locations[i] ?? {}, `${message} (${countRows(rows)})`, fix);
  }
}

/** "Sweden 2025". */
export function waveName(market: string, year: number): string {
  return `${findMarketBySlug(market)?.name ?? market} ${year}`;
}
