import "server-only";
import { z } from "zod";
import type { Caller } from "@/lib/platform/database/caller";
import { CITATION_ID, type CitationRecord } from "@/lib/sharing/citations/citation";
import { callFunction, createDataClient, createSystemClient } from "@/lib/platform/database/client";

// Both: @throws {DataError} if there is no response, an error, or a response of another shape.

/**
 * Keeps what someone cites, in the site's own name: no one can have a hash kept of figures the site has not read.
 * @returns its id, that of the same citation made before, or "full" where they have as many as one may have
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
 * Shows the figures of a citation of the caller to anyone who opens it, or no longer; false where they have none of
 * that id.
 */
export async function openCitation(caller: Caller, id: string, isOpen: boolean): Promise<boolean> {
  return callFunction(createDataClient(caller), "open_citation", { p_id: id, p_is_open: isOpen }, z.boolean());
}
