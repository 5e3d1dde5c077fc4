import "server-only";
import type { Caller } from "@/lib/platform/database/caller";
import { callFunction, createDataClient } from "@/lib/platform/database/client";
import { leavingSchema, type Leaving } from "@/lib/accounts/own-data/leaving";

/**
 * What would end for the caller and for others, were their account deleted.
 * @throws {DataError} when there is no answer, a refusal, or an answer of another shape
 */
export async function describeLeaving(caller: Caller): Promise<Leaving> {
  return callFunction(createDataClient(caller), "describe_leaving", {}, leavingSchema);
}
