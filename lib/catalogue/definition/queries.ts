import "server-only";
import { z } from "zod";
import { type ReadDefinition, readDefinition } from "@/lib/catalogue/definition/read-definition";
import type { Caller } from "@/lib/platform/database/caller";
import { callFunction, createDataClient } from "@/lib/platform/database/client";

const publishedRow = z.object({ sha256: z.string(), body: z.unknown() }).nullable();

/** The definition of the published study, without its file mapping; null if there is none. */
export async function findPublishedDefinition(caller: Caller): Promise<ReadDefinition["definition"]> {
  const row = await callFunction(createDataClient(caller), "published_definition", {}, publishedRow);
  return row && readDefinition(row.body).definition;
}
