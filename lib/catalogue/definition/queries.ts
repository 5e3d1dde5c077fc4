import "server-only";
import { z } from "zod";
import { type ReadDefinition, readDefinition } from "@/lib/catalogue/definition/read-definition";
import type { Caller } from "@/lib/platform/database/caller";
import { callFunction, createDataClient } from "@/lib/platform/database/client";

const waveRow = z.looseObject({ year: z.int() });
const publishedRow = z.object({ sha256: z.string(), body: z.unknown() }).nullable();

/** The definition of the published study, without its file mapping; null if there is none. */
export async function findPublishedDefinition(caller: Caller): Promise<ReadDefinition["definition"]> {
  const row = await callFunction(createDataClient(caller), "published_definition", {}, publishedRow);
  return row && readDefinition(row.body).definition;
}

/** The latest year that a market shows results of; null where nothing is shown. */
export async function findLatestYear(caller: Caller): Promise<number | null> {
  const markets = await callFunction(createDataClient(caller), "list_markets", {}, z.array(waveRow));
  return markets.length > 0 ? Math.max(...markets.map(({ year }) => year)) : null;
}
