import "server-only";
import { z } from "zod";
import type { Caller } from "@/lib/platform/database/caller";
import { CITATION_ID, type CitationRecord } from "@/lib/sharing/citations/citation";
import { callFunction, createDataClient, createSystemClient } from "@/lib/platform/database/client";

// Both: @throws {DataError} if there is no response, an error, or a response of another shape.

/**
 * Saves a citation with the site's own rights: only hashes of data that the site has read can be stored.
 * @returns its id, that of an identical earlier citation, or "full" at the limit
 */
export async function keepCitation(
  userId: string,
  record: Omit<CitationRecord, "citedAt" | "isOpen">,
): Promise<string> {
  const args = {
    p_id: record.id,
    p_user: userId,
    p_title: record.title,
    p_kicker: record.kicker,
    p_configuration: record.configuration,
    p_selection: record.selection,
    p_sha256: record.sha256,
    p_stamp: record.stamp,
    p_published_at: record.publishedAt,
    p_is_sample: record.isSample,
  };
  return callFunction(
    createSystemClient(),
    "keep_citation",
    args,
    z.union([z.literal("full"), z.string().regex(CITATION_ID)]),
  );
}

/**
 * Shows the data of a citation of the caller to anyone who opens it, or hides them; false if they have none with that
 * id.
 */
export async function openCitation(caller: Caller, id: string, isOpen: boolean): Promise<boolean> {
  return callFunction(createDataClient(caller), "open_citation", { p_id: id, p_is_open: isOpen }, z.boolean());
}
