import "server-only";
import { z } from "zod";
import { callFunction, createSystemClient } from "@/lib/platform/database/client";
import { PREVIEW_LEVELS, type PreviewLevel } from "@/lib/study/previews/preview-link";

const time = z.coerce.date().transform((date) => date.toISOString());

const made = z.union([
  z.strictObject({ status: z.literal("made"), id: z.uuid(), until: time }),
  z.strictObject({ status: z.enum(["full", "past"]) }),
]);

/**
 * Makes a link for one person in the name of a researcher or admin. "full" if too many are open; "past" if it would end
 * at once.
 * @throws {DataError} for anyone else, or without a response
 */
export async function makePreviewLink(
  userId: string,
  link: { computationId: string; name: string; email: string; level: PreviewLevel; digest: string; until: Date },
): Promise<z.output<typeof made>> {
  const args = {
    p_user: userId,
    p_computation: link.computationId,
    p_name: link.name,
    p_email: link.email,
    p_level: link.level,
    p_digest: link.digest,
    p_until: link.until.toISOString(),
  };
  return callFunction(createSystemClient(), "make_preview_link", args, made);
}

/** Ends a link at once. False if it had ended. */
export async function revokePreviewLink(userId: string, id: string): Promise<boolean> {
  return callFunction(createSystemClient(), "revoke_preview_link", { p_user: userId, p_id: id }, z.boolean());
}

const opened = z
  .strictObject({
    computation: z.string(),
    name: z.string(),
    level: z.enum(PREVIEW_LEVELS),
    until: time,
    due: z.strictObject({ at: time, zone: z.string() }).nullable(),
  })
  .transform(({ computation, ...rest }) => ({ ...rest, computationId: computation }));

/** Opens the link of this digest and records it; null if there is none that works. */
export async function openPreview(digest: string): Promise<z.output<typeof opened> | null> {
  return callFunction(createSystemClient(), "open_preview", { p_digest: digest }, opened.nullable());
}

/** Deletes links that ended 90 days ago. @returns how many */
export async function clearPreviewLinks(): Promise<number> {
  return callFunction(createSystemClient(), "clear_preview_links", {}, z.int());
}
