import "server-only";
import type { Caller } from "@/lib/platform/database/caller";
import { callFunction, createDataClient } from "@/lib/platform/database/client";
import { leavingSchema, type Leaving } from "@/lib/accounts/own-data/leaving";

/**
 * What the caller and others would lose if the account were deleted.
 * @throws {DataError} if there is no response, an error, or a response of another shape
 */
export async function describeLeaving(caller: Caller): Promise<Leaving> {
  return callFunction(createDataClient(caller), "describe_leaving", {}, leavingSchema);
}
