import { marketBySpelling } from "@/lib/catalogue/definition/markets";
import { explainUnknownMarket } from "@/lib/study/import/unknown-market";
import { type CheckContext, countRows, listDistinct, locate } from "@/lib/study/interviews/checks/context";

/** Every country named is a market of the study, in one of its known spellings. */
export async function checkMarkets(context: CheckContext, table: string): Promise<void> {
  const unknown = (await listDistinct(context, table, "Country", '"Country" IS NOT NULL')).filter(
    ({ value }) => marketBySpelling(context.definition, value ?? "") === null,
  );
  const locations = await locate(context, unknown, "Country");
  for (const [i, { rows, value }] of unknown.entries()) {
    const { message, fix } = explainUnknownMarket(value ?? "", context.definition);
    context.log.add("references", locations[i] ?? {}, `${message} (${countRows(rows)})`, fix);
  }
}
