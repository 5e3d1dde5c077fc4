import "server-only";
import { z } from "zod";
import type { Caller } from "@/lib/platform/database/caller";
import type { ApiKey } from "@/lib/sharing/api-keys/api-key";
import { API_SCOPES } from "@/lib/sharing/api-keys/scope";
import { callFunction, createDataClient } from "@/lib/platform/database/client";

const keyRow = z
  .strictObject({
    id: z.uuid(),
    name: z.string(),
    scopes: z.array(z.enum(API_SCOPES)),
    prefix: z.string(),
    created_at: z.string(),
    expires_at: z.string().nullable(),
    revoked_at: z.string().nullable(),
    last_used_at: z.string().nullable(),
    replaced_by: z.uuid().nullable(),
  })
  .transform((row): ApiKey => ({
    id: row.id,
    name: row.name,
    scopes: row.scopes,
    prefix: row.prefix,
    madeAt: row.created_at,
    endsAt: row.expires_at,
    revokedAt: row.revoked_at,
    usedAt: row.last_used_at,
    isReplaced: row.replaced_by !== null,
  }));

/**
 * The caller's own keys, valid ones first.
 * @throws {DataError} if there is no response, an error, or a response of another shape
 */
export async function listApiKeys(caller: Caller): Promise<ApiKey[]> {
  return callFunction(createDataClient(caller), "list_api_keys", {}, z.array(keyRow));
}
