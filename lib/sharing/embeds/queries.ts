import "server-only";
import { z } from "zod";
import type { Caller } from "@/lib/platform/database/caller";
import type { ChartConfiguration } from "@/lib/analyses/configuration";
import { parseConfiguration } from "@/lib/analyses/parse-configuration";
import { callFunction, createDataClient, createSystemClient } from "@/lib/platform/database/client";
import type { OwnEmbed } from "@/lib/sharing/embeds/embed";
import { areSites } from "@/lib/sharing/embeds/site";

// Both: @throws {DataError} if there is no response, an error, or a response of another shape.

const configuration = z.unknown().transform(parseConfiguration);
const sites = z.array(z.string()).refine(areSites, "not sites");

const ownRow = z
  .strictObject({
    id: z.string(),
    title: z.string(),
    configuration,
    sites,
    created_at: z.string().transform((text) => new Date(text).toISOString()),
  })
  .transform(({ created_at: createdAt, ...row }): OwnEmbed => ({ ...row, createdAt }));

const found = z.strictObject({ user_id: z.string(), configuration, sites });

/** The caller's own embeds, newest first. */
export async function listEmbeds(caller: Caller): Promise<OwnEmbed[]> {
  return callFunction(createDataClient(caller), "list_embeds", {}, z.array(ownRow));
}

/**
 * An embed and the person whose rights limit what it shows; null if there is none with that id. For the server only.
 */
export async function findEmbed(
  id: string,
): Promise<{ owner: string; configuration: ChartConfiguration | null; sites: readonly string[] } | null> {
  const [row] = await callFunction(createSystemClient(), "find_embed", { p_id: id }, z.array(found).max(1));
  return row ? { owner: row.user_id, configuration: row.configuration, sites: row.sites } : null;
}
