import "server-only";
import { asMember } from "@/lib/access/load";
import type { Follow, FollowOutcome } from "@/lib/rankings/follows/follow";
import { followBrand, unfollowBrand } from "@/lib/rankings/follows/mutations";
import { listFollowedBrands } from "@/lib/rankings/follows/queries";

// All of them: @throws {DataError} when the database does not respond.

/** What the signed-in user follows, alphabetical. */
export async function loadFollows(): Promise<Follow[]> {
  const rows = await listFollowedBrands(asMember);
  return rows.map(({ slug, name, followed_at: followedAt }) => ({ slug, name, followedAt }));
}

/** The signed-in user follows a brand from now on. */
export async function takeUp(slug: string): Promise<FollowOutcome> {
  return followBrand(asMember, slug);
}

/** Unfollow. */
export async function giveUp(slug: string): Promise<void> {
  await unfollowBrand(asMember, slug);
}
