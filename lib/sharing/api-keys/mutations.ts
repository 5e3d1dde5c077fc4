import "server-only";
import { z } from "zod";
import type { Caller } from "@/lib/platform/database/caller";
import { API_SCOPES, type ApiScope } from "@/lib/sharing/api-keys/scope";
import type { NewSecret } from "@/lib/sharing/api-keys/secret";
import { callFunction, createDataClient, createSystemClient } from "@/lib/platform/database/client";

// All: @throws {DataError} if there is no response, an error, or a response of another shape.

interface NewKey {
  id: string;
  name: string;
  scopes: readonly ApiScope[];
  /** ISO time; null for no end. */
  endsAt: string | null;
  secret: NewSecret;
}

/** Stores the digest of a new key of the caller. */
export async function makeApiKey(caller: Caller, { id, name, scopes, endsAt, secret }: NewKey) {
  const args = {
    p_id: id,
    p_name: name,
    p_scopes: scopes,
    p_digest: secret.digest,
    p_prefix: secret.prefix,
    p_expires_at: endsAt,
  };
  return callFunction(createDataClient(caller), "make_api_key", args, z.enum(["made", "full", "forbidden"]));
}

/** Replaces a key of the caller with a new one; the old one works for this many more hours. */
export async function rotateApiKey(
  caller: Caller,
  id: string,
  next: Pick<NewKey, "id" | "secret">,
  overlapHours: number,
) {
  const args = {
    p_id: id,
    p_new: next.id,
    p_digest: next.secret.digest,
    p_prefix: next.secret.prefix,
    p_overlap_hours: overlapHours,
  };
  return callFunction(
    createDataClient(caller),
    "rotate_api_key",
    args,
    z.enum(["made", "missing", "full", "forbidden"]),
  );
}

/** Revokes a key of the caller at once; false if they have no valid key with that id. */
export async function revokeApiKey(caller: Caller, id: string): Promise<boolean> {
  return callFunction(createDataClient(caller), "revoke_api_key", { p_id: id }, z.boolean());
}

const admittedRow = z
  .strictObject({
    key_id: z.uuid(),
    user_id: z.string().min(1),
    scopes: z.array(z.enum(API_SCOPES)),
    most: z.int().positive(),
    remaining: z.int().nonnegative(),
    reset_after: z.int().positive(),
    is_over: z.boolean(),
  })
  .transform((row) => ({
    userId: row.user_id,
    scopes: row.scopes,
    most: row.most,
    remaining: row.remaining,
    resetAfter: row.reset_after,
    isOver: row.is_over,
  }));
export type AdmittedKey = z.output<typeof admittedRow>;

/** The owner of the key with this digest, counting the request; null if the key is not valid. */
export async function admitApiKey(digest: string): Promise<AdmittedKey | null> {
  const [row] = await callFunction(
    createSystemClient(),
    "admit_api_key",
    { p_digest: digest },
    z.array(admittedRow).max(1),
  );
  return row ?? null;
}
