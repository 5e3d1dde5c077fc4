import "server-only";
import { z } from "zod";
import type { Caller } from "@/lib/platform/database/caller";
import { callFunction, createDataClient, createSystemClient } from "@/lib/platform/database/client";
import { checkReport, DRAFT_STATES, type Draft, draftFile, type ListedDraft } from "@/lib/study/drafts/draft";

const time = z.coerce.date().transform((date) => date.toISOString());

const listed = {
  id: z.uuid(),
  name: z.string(),
  state: z.enum(DRAFT_STATES),
  revision: z.int().positive(),
  check_hash: z.string().nullable(),
  computation_id: z.string().nullable(),
  created_by: z.string().nullable(),
  created_at: time,
  updated_at: time,
};

type Listed = z.output<z.ZodObject<typeof listed>>;

const toListed = ({ check_hash, computation_id, created_by, created_at, updated_at, ...row }: Listed) => ({
  ...row,
  checkHash: check_hash,
  computationId: computation_id,
  createdBy: created_by,
  createdAt: created_at,
  updatedAt: updated_at,
});

const listedDraft = z
  .strictObject({ ...listed, files: z.int().nonnegative() })
  .transform(({ files, ...row }): ListedDraft => ({ ...toListed(row), files }));

const wholeDraft = z
  .strictObject({
    ...listed,
    files: z.array(draftFile),
    definition: z.record(z.string(), z.unknown()).nullable(),
    check_report: checkReport.nullable(),
    job_id: z.string().nullable(),
  })
  .transform(({ files, definition, check_report, job_id, ...row }): Draft => {
    return { ...toListed(row), files, definition, checkReport: check_report, jobId: job_id };
  });

/**
 * Drafts that were not withdrawn, latest change first. Empty for anyone but researchers and admins.
 * @throws {DataError} if there is no response, a refusal, or a response of another shape
 */
export async function listDrafts(caller: Caller): Promise<ListedDraft[]> {
  return callFunction(createDataClient(caller), "list_study_drafts", {}, z.array(listedDraft));
}

/**
 * A draft; null if there is none, and for anyone but researchers and admins.
 * @throws {DataError} as above
 */
export async function findDraft(caller: Caller, id: string): Promise<Draft | null> {
  return callFunction(createDataClient(caller), "find_study_draft", { p_id: id }, wholeDraft.nullable());
}

/**
 * The uploads that drafts name, for maintenance, which deletes others once they are old.
 * @throws {DataError} as above
 */
export async function listDraftUploads(): Promise<string[]> {
  const rows = z.array(z.strictObject({ upload: z.string() }));
  return (await callFunction(createSystemClient(), "list_study_draft_uploads", {}, rows)).map(({ upload }) => upload);
}
