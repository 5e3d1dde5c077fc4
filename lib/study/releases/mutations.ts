import "server-only";
import { z } from "zod";
import { callFunction, createSystemClient } from "@/lib/platform/database/client";
import { releaseRow } from "@/lib/study/releases/queries";
import type { Release } from "@/lib/study/releases/release";

// Called with the server's own key, since settings of the site decide as well who may publish. Each names who asked, whose
// role the database checks again: @throws {DataError} for anyone but researchers and admins, and without a response.

/** Who asks: an account, or the study command, which has none. */
export type Asker = { userId: string | null; actor: string };

/** When to publish, and the zone in which that was said. */
export type Due = { at: Date; zone: string };

const planned = z.union([
  z.strictObject({ status: z.enum(["planned", "planned-already"]), id: z.uuid() }),
  z.strictObject({ status: z.literal("needs-second") }),
]);

/**
 * Plans the publication of a computation. "planned-already" if it is planned; "needs-second" if a second person must
 * publish, and this is who computed it.
 */
export async function planRelease(
  { userId, actor }: Asker,
  { computationId, draftId, waves, keepsFiles }: Pick<Release, "computationId" | "draftId" | "waves" | "keepsFiles">,
  due: Due,
  needsSecond: boolean,
): Promise<z.output<typeof planned>> {
  const args = {
    p_user: userId,
    p_actor: actor,
    p_computation: computationId,
    p_draft: draftId,
    p_waves: waves,
    p_due: due.at.toISOString(),
    p_zone: due.zone,
    p_keeps_files: keepsFiles,
    p_needs_second: needsSecond,
  };
  return callFunction(createSystemClient(), "plan_release", args, planned);
}

/** Sets another time. "missing" if it is no longer planned. */
export async function changeRelease(
  { userId, actor }: Asker,
  id: string,
  due: Due,
  needsSecond: boolean,
): Promise<"changed" | "missing" | "needs-second"> {
  const args = { p_user: userId, p_actor: actor, p_id: id, p_due: due.at.toISOString(), p_zone: due.zone };
  return callFunction(
    createSystemClient(),
    "change_release",
    { ...args, p_needs_second: needsSecond },
    z.enum(["changed", "missing", "needs-second"]),
  );
}

/** Gives up a planned publication. "missing" if it is no longer planned. */
export async function withdrawRelease({ userId }: Asker, id: string): Promise<"withdrawn" | "missing"> {
  return callFunction(
    createSystemClient(),
    "withdraw_release",
    { p_user: userId, p_id: id },
    z.enum(["withdrawn", "missing"]),
  );
}

/** Begins an attempt to publish; null if it is not planned, or if its time has not come. */
export async function beginRelease(id: string): Promise<Release | null> {
  return callFunction(createSystemClient(), "begin_release", { p_id: id }, releaseRow.nullable());
}

/** Records why an attempt failed; it is tried again. */
export async function failRelease(id: string, error: string): Promise<void> {
  await callFunction(createSystemClient(), "fail_release", { p_id: id, p_error: error }, z.boolean());
}

/** Marks a planned publication as done if the same results were published already. */
export async function settleRelease(id: string, publication: number): Promise<void> {
  await callFunction(createSystemClient(), "settle_release", { p_id: id, p_publication: publication }, z.boolean());
}

/** Records who computed something, and takes its draft to the comparison if this is still its job. */
export async function noteComputation(
  id: string,
  { userId, draftId, jobId }: { userId: string; draftId: string | null; jobId: string },
): Promise<void> {
  const args = { p_id: id, p_user: userId, p_draft: draftId, p_job: jobId };
  await callFunction(createSystemClient(), "note_computation", args, z.boolean());
}

/** Logs that the raw files of a published draft are deleted. False if it was changed since, so that they are needed. */
export async function noteReleasedFiles(draftId: string): Promise<boolean> {
  return callFunction(createSystemClient(), "note_released_files", { p_draft: draftId }, z.boolean());
}

/** Logs that someone cancelled a computation. */
export async function noteCancelledJob(userId: string, jobId: string, draftId: string | null): Promise<void> {
  const args = { p_user: userId, p_job: jobId, p_draft: draftId };
  await callFunction(createSystemClient(), "note_cancelled_job", args, z.boolean());
}
