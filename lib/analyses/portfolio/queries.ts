import "server-only";
import { z } from "zod";
import type { Caller } from "@/lib/platform/database/caller";
import { callFunction, createDataClient } from "@/lib/platform/database/client";
import { parseEntry } from "@/lib/analyses/portfolio/entry";
import type { SavedPortfolio } from "@/lib/analyses/portfolio/portfolio";

const portfolioRow = z
  .strictObject({ id: z.uuid(), name: z.string(), entries: z.array(z.string()), updated_at: z.string() })
  .transform(({ id, name, entries, updated_at: updatedAt }): SavedPortfolio => ({
    id,
    name,
    updatedAt,
    entries: entries.flatMap((entry) => parseEntry(entry) ?? []),
  }));

/**
 * The caller's own portfolios, the one changed last first.
 * @throws {DataError} when there is no answer, a refusal, or an answer of another shape
 */
export async function listPortfolios(caller: Caller): Promise<SavedPortfolio[]> {
  return callFunction(createDataClient(caller), "list_portfolios", {}, z.array(portfolioRow));
}
