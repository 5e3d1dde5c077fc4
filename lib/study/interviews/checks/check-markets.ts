import { findMarketBySlug, findMarketBySpelling, MARKETS } from "@/lib/catalogue/markets/market";
import { type CheckContext, countRows, listDistinct, locate } from "@/lib/study/interviews/checks/context";

/** Every country named is a market of the study, in one of its known spellings. */
export async function checkMarkets(context: CheckContext, table: string): Promise<void> {
  const unknown = (await listDistinct(context, table, "Country", '"Country" IS NOT NULL')).filter(
    ({ value }) => findMarketBySpelling(value ?? "") === null,
  );
  const locations = await locate(context, unknown, "Country");
  const names = MARKETS.map(({ name }) => name).join(", ");
  for (const [i, { rows }] of unknown.entries()) {
    context.log.add("references", locations[i] ?? {}, `unknown market (${countRows(rows)})`, `use one of ${names}`);
  }
}

/** "Sweden 2025". */
export function waveName(market: string, year: number): string {
  return `${findMarketBySlug(market)?.name ?? market} ${year}`;
}
