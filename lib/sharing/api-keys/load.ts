import "server-only";
import { asMember } from "@/lib/access/load";
import type { ApiKey } from "@/lib/sharing/api-keys/api-key";
import { listApiKeys } from "@/lib/sharing/api-keys/queries";

/**
 * Keys of the signed-in user.
 * @throws {DataError} if the database does not respond
 */
export async function loadApiKeys(): Promise<ApiKey[]> {
  return listApiKeys(asMember);
}
