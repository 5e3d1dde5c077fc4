import "server-only";
import { asMember } from "@/lib/access/load";
import type { Follow, FollowOutcome } from "@/lib/rankings/follows/follow";
import { followBrand, unfollowBrand } from "@/lib/rankings/follows/mutations";
import { listFollowedBrands } from "@/lib/rankings/follows/queries";

// All of them: @throws {DataError} if the database does not respond.

/** The signed-in user's followed brands, alphabetical. */
export async function loadFollows(): Promise<Follow[]> {
  const rows = await listFollowedBrands(asMember);
  return rows.map(({ slug, name, followed_at: followedAt }) => ({ slug, name, followedAt }));
}

/** Follows a brand for the signed-in user. */
export async function takeUp(slug: string): Promise<FollowOutcome> {
  return followBrand(asMember, slug);
}

/** Unfollows it. */
export async function giveUp(slug: string): Promise<void> {
  await unfollowBrand(asMember, slug);
}
