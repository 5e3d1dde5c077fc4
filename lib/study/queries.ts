import "server-only";
import { z } from "zod";
import { callFunction, createServiceClient } from "@/lib/platform/database/client";

const currentRow = z.object({ stamp: z.int(), changed_at: z.string().nullable(), is_sample: z.boolean() });

const marketRow = z.object({
  slug: z.string(),
  name: z.string(),
  year: z.int(),
  brand_count: z.int(),
  industry_count: z.int(),
  published_at: z.string(),
  is_sample: z.boolean(),
  has_scores: z.boolean(),
});

/** The live publication; `changedAt`, the time of the last publication or rollback, is null before the first. */
export async function findCurrentStudy() {
  const client = createServiceClient();
  const [current] = await callFunction(client, "publication_status", {}, z.array(currentRow).length(1));
  const markets = await callFunction(client, "list_markets", {}, z.array(marketRow));
  return {
    stamp: current?.stamp ?? 0,
    changedAt: current?.changed_at ?? null,
    isSample: current?.is_sample ?? false,
    markets: markets.map((market) => ({
      slug: market.slug,
      name: market.name,
      year: market.year,
      brandCount: market.brand_count,
      industryCount: market.industry_count,
      hasScores: market.has_scores,
    })),
  };
}

const publicationRow = z.object({
  status: z.string(),
  engine: z.string().nullable(),
  inputs: z.array(z.object({ sha256: z.string() })),
});

/** The engine and file hashes of the live publication, or null if nothing is published. */
export async function findPublishedInputs(): Promise<{ engine: string | null; hashes: string[] } | null> {
  const publications = await callFunction(createServiceClient(), "list_publications", {}, z.array(publicationRow));
  const last = publications.find(({ status }) => status === "published");
  return last ? { engine: last.engine, hashes: last.inputs.map(({ sha256 }) => sha256) } : null;
}
