import "server-only";
import { z } from "zod";
import type { Caller } from "@/lib/platform/database/caller";
import { parseConfiguration } from "@/lib/analyses/parse-configuration";
import type { CitationRecord, OwnCitation } from "@/lib/sharing/citations/citation";
import { callFunction, createDataClient, createSystemClient } from "@/lib/platform/database/client";

// Both: @throws {DataError} if there is no response, an error, or a response of another shape.

const configuration = z.unknown().transform(parseConfiguration);
const time = z.string().transform((text) => new Date(text).toISOString());

const ownRow = z
  .strictObject({
    id: z.string(),
    title: z.string(),
    kicker: z.string(),
    configuration,
    sha256: z.string(),
    is_open: z.boolean(),
    created_at: time,
  })
  .transform(({ is_open: isOpen, created_at: citedAt, ...row }): OwnCitation => ({ ...row, isOpen, citedAt }));

const record = z
  .strictObject({
    id: z.string(),
    user_id: z.string().nullable(),
    title: z.string(),
    kicker: z.string(),
    configuration,
    selection: z.array(z.strictObject({ name: z.string(), value: z.string() })),
    sha256: z.string(),
    stamp: z.int(),
    published_at: time,
    is_sample: z.boolean(),
    is_open: z.boolean(),
    created_at: time,
  })
  .transform(
    ({
      user_id: owner,
      published_at: publishedAt,
      is_sample: isSample,
      is_open: isOpen,
      created_at: citedAt,
      ...row
    }): { owner: string | null; record: CitationRecord } => ({
      owner,
      record: { ...row, publishedAt, isSample, isOpen, citedAt },
    }),
  );

/** The caller's own citations, newest first. */
export async function listCitations(caller: Caller): Promise<OwnCitation[]> {
  return callFunction(createDataClient(caller), "list_citations", {}, z.array(ownRow));
}

/** A citation and the person whose rights limit its data; null if there is none with that id. For the server only. */
export async function findCitation(id: string): Promise<{ owner: string | null; record: CitationRecord } | null> {
  const [found] = await callFunction(createSystemClient(), "find_citation", { p_id: id }, z.array(record).max(1));
  return found ?? null;
}
