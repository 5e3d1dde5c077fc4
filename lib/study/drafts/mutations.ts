import "server-only";
import { z } from "zod";
import type { Caller } from "@/lib/platform/database/caller";
import { callFunction, createDataClient } from "@/lib/platform/database/client";
import type { CheckReport, Draft, DraftFile } from "@/lib/study/drafts/draft";

// All are for researchers and admins: @throws {DataError} for anyone else, without a response, or for a response of
// another shape. Each names the revision it started from.

const saved = z.strictObject({ status: z.literal("saved"), id: z.uuid(), revision: z.int().positive() });
const conflict = z.strictObject({ status: z.literal("conflict"), revision: z.int().positive() });
const missing = z.strictObject({ status: z.literal("missing") });
const unready = z.strictObject({ status: z.literal("unready") });
const change = z.union([saved, conflict, missing]);

/** Saved; or changed by someone else in between; or there is none, or it is published or withdrawn. */
export type DraftChange = z.output<typeof change>;

type Held = Pick<Draft, "id" | "revision">;

async function call(caller: Caller, name: string, { id, revision }: Held, args: object): Promise<DraftChange> {
  return callFunction(createDataClient(caller), name, { p_id: id, p_base: revision, ...args }, change);
}

/** Begins a draft without files. */
export async function createDraft(caller: Caller, name: string): Promise<Held> {
  return callFunction(createDataClient(caller), "create_study_draft", { p_name: name }, saved);
}

/** Sets the files of a draft: it has to be checked again. */
export async function saveDraftFiles(caller: Caller, draft: Held, files: readonly DraftFile[]): Promise<DraftChange> {
  return call(caller, "save_study_draft_files", draft, { p_files: files });
}

/**
 * Sets the definition with its mappings: it has to be checked again, or completed first. The same one changes nothing.
 */
export async function saveDraftDefinition(
  caller: Caller,
  draft: Held,
  { definition, sha256, isComplete }: { definition: object; sha256: string; isComplete: boolean },
): Promise<DraftChange> {
  const args = { p_definition: definition, p_sha256: sha256, p_is_complete: isComplete };
  return call(caller, "save_study_draft_definition", draft, args);
}

/** Records what a check found, and the hash of what was checked. */
export async function keepDraftCheck(
  caller: Caller,
  draft: Held,
  { report, hash }: { report: CheckReport; hash: string },
): Promise<DraftChange> {
  return call(caller, "keep_study_draft_check", draft, { p_report: report, p_hash: hash });
}

/** Accepts the warnings of the last check for a reason. */
export async function acceptDraftWarnings(caller: Caller, draft: Held, reason: string): Promise<DraftChange> {
  return call(caller, "accept_study_draft_warnings", draft, { p_reason: reason });
}

/**
 * Takes a draft to a step after its check. "unready" if it has not passed it, or if it has no computation for a step
 * that needs one.
 */
export async function moveDraft(
  caller: Caller,
  { id, revision }: Held,
  to: { state: "compute" | "compare" | "published"; computationId: string | null; jobId: string | null },
): Promise<DraftChange | { status: "unready" }> {
  return callFunction(
    createDataClient(caller),
    "move_study_draft",
    { p_id: id, p_base: revision, p_state: to.state, p_computation: to.computationId, p_job: to.jobId },
    z.union([change, unready]),
  );
}

/** Gives a draft up. Its files are deleted separately. */
export async function withdrawDraft(caller: Caller, draft: Held): Promise<DraftChange> {
  return call(caller, "withdraw_study_draft", draft, {});
}

/** Logs that the raw files of a draft were deleted. False if there is no such draft. */
export async function noteFilesDeleted(caller: Caller, id: string): Promise<boolean> {
  return callFunction(createDataClient(caller), "note_study_draft_files_deleted", { p_id: id }, z.boolean());
}
