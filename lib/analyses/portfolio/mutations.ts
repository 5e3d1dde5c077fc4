import "server-only";
import { z } from "zod";
import type { Caller } from "@/lib/platform/database/caller";
import { callFunction, createDataClient } from "@/lib/platform/database/client";
import { formatEntry } from "@/lib/analyses/portfolio/entry";
import type { SavedPortfolio } from "@/lib/analyses/portfolio/portfolio";

// Both: @throws {DataError} when there is no answer, a refusal, or an answer of another shape.

/** Keeps a portfolio of the caller, new or changed. */
export async function savePortfolio(caller: Caller, { id, name, entries }: Omit<SavedPortfolio, "updatedAt">) {
  const args = { p_id: id, p_name: name, p_entries: entries.map(formatEntry) };
  return callFunction(
    createDataClient(caller),
    "save_portfolio",
    args,
    z.enum(["saved", "full", "missing", "forbidden"]),
  );
}

/** Removes a portfolio of the caller for good; false where they have none of that id. */
export async function removePortfolio(caller: Caller, id: string): Promise<boolean> {
  return callFunction(createDataClient(caller), "remove_portfolio", { p_id: id }, z.boolean());
}
