import "server-only";
import { z } from "zod";
import type { Caller } from "@/lib/platform/database/caller";
import { callFunction, createDataClient } from "@/lib/platform/database/client";
import { followOutcome, type FollowOutcome } from "@/lib/rankings/follows/follow";

// Both: @throws {DataError} when there is no answer, a refusal, or an answer of another shape.

/** The caller follows a brand from now on. */
export async function followBrand(caller: Caller, slug: string): Promise<FollowOutcome> {
  return callFunction(createDataClient(caller), "follow_brand", { p_slug: slug }, followOutcome);
}

/** The caller follows a brand no more; whether they did before is all the same. */
export async function unfollowBrand(caller: Caller, slug: string): Promise<void> {
  await callFunction(createDataClient(caller), "unfollow_brand", { p_slug: slug }, z.boolean());
}
