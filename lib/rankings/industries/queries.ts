import "server-only";
import { z } from "zod";
import type { Caller } from "@/lib/platform/database/caller";
import { createDataClient, readView } from "@/lib/platform/database/client";

/** Years for which the names of industries are public. */
export type OpenYear = 2024 | 2025;

const industryRow = z.object({ industry: z.string().min(1) });

/** Names of the industries of a year, unique, alphabetical. */
export async function listIndustryNames(caller: Caller, year: OpenYear): Promise<string[]> {
  const rows = await readView(createDataClient(caller), `ranking_industries_${year}`, "industry", z.array(industryRow));
  return [...new Set(rows.map(({ industry }) => industry))].toSorted((a, b) => a.localeCompare(b, "en"));
}
