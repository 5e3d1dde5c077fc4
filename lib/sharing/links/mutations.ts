import "server-only";
import { z } from "zod";
import type { Caller } from "@/lib/platform/database/caller";
import { callFunction, createDataClient, createSystemClient } from "@/lib/platform/database/client";
import type { LinkRequest } from "@/lib/sharing/links/link";

// All: @throws {DataError} if there is no response, an error, or a response of another shape.

/** Creates a link of the caller under a new id; its password is already hashed. */
export async function makeLink(
  caller: Caller,
  id: string,
  request: LinkRequest,
): Promise<"shared" | "full" | "forbidden"> {
  const { configuration, title, message, signature, password, downloads, expiresAt } = request;
  const args = {
    p_id: id,
    p_configuration: configuration,
    p_title: title,
    p_message: message,
    p_signature: signature,
    p_password: password,
    p_downloads: downloads,
    p_expires_at: expiresAt,
  };
  return callFunction(createDataClient(caller), "share_chart", args, z.enum(["shared", "full", "forbidden"]));
}

/** Revokes a link of the caller at once; false if they have none with that id. */
export async function revokeLink(caller: Caller, id: string): Promise<boolean> {
  return callFunction(createDataClient(caller), "revoke_shared_link", { p_id: id }, z.boolean());
}

/** Undoes revoking a link, within ten minutes; false after that. */
export async function restoreLink(caller: Caller, id: string): Promise<boolean> {
  return callFunction(createDataClient(caller), "restore_shared_link", { p_id: id }, z.boolean());
}

/** Counts one view of a link. */
export async function countView(id: string): Promise<void> {
  await callFunction(createSystemClient(), "count_share_view", { p_id: id }, z.unknown());
}

/**
 * Whether this visitor can try a password now. Counts the attempt.
 * @param visitor a hash of their address, not the address
 */
export async function tryPassword(id: string, visitor: string): Promise<boolean> {
  return callFunction(createSystemClient(), "try_share_password", { p_id: id, p_visitor: visitor }, z.boolean());
}
