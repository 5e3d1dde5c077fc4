import "server-only";
import { z } from "zod";
import type { Caller } from "@/lib/platform/database/caller";
import { callFunction, createDataClient } from "@/lib/platform/database/client";

const followRow = z.strictObject({ slug: z.string().min(1), name: z.string().min(1), followed_at: z.string().min(1) });

/**
 * Brands that the caller follows, alphabetical.
 * @throws {DataError} without a response, on a refusal, or on another shape
 */
export async function listFollowedBrands(caller: Caller) {
  return callFunction(createDataClient(caller), "list_followed_brands", {}, z.array(followRow));
}
