import "server-only";
import { z } from "zod";
import type { Caller } from "@/lib/platform/database/caller";
import { callFunction, createDataClient } from "@/lib/platform/database/client";
import { FOLLOW_OUTCOMES, type FollowOutcome } from "@/lib/rankings/follows/follow";

// Both: @throws {DataError} without a response, on a refusal, or on another shape.

/** Makes the caller follow a brand. */
export async function followBrand(caller: Caller, slug: string): Promise<FollowOutcome> {
  return callFunction(createDataClient(caller), "follow_brand", { p_slug: slug }, z.enum(FOLLOW_OUTCOMES));
}

/** Makes the caller unfollow a brand, whether or not they followed it. */
export async function unfollowBrand(caller: Caller, slug: string): Promise<void> {
  await callFunction(createDataClient(caller), "unfollow_brand", { p_slug: slug }, z.boolean());
}
