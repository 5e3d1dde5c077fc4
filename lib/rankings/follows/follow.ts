import type { Named } from "@/lib/catalogue/names/named";

/** A followed brand. */
export interface Follow extends Named {
  followedAt: string;
}

/** Maximum number of brands a user can follow, also stored in the database. */
export const MOST_FOLLOWS = 100;

/** `full`: the maximum is reached; `unknown`: no latest study ranks this brand. */
export const FOLLOW_OUTCOMES = ["followed", "full", "unknown"] as const;
export type FollowOutcome = (typeof FOLLOW_OUTCOMES)[number];

/** Why a brand could not be followed, as a message. */
export const FOLLOW_REFUSALS: Record<Exclude<FollowOutcome, "followed">, string> = {
  full: `You’re following ${MOST_FOLLOWS} brands, the maximum. Unfollow one first.`,
  unknown: "This brand is no longer ranked, so you can’t follow it.",
};

/** The list after following or unfollowing a brand, sorted by name. */
export function withFollow(follows: readonly Follow[], brand: Named, isFollowed: boolean, at: string): Follow[] {
  const others = follows.filter(({ slug }) => slug !== brand.slug);
  if (!isFollowed) return others;
  const own = follows.find(({ slug }) => slug === brand.slug) ?? { slug: brand.slug, name: brand.name, followedAt: at };
  return [...others, own].toSorted((a, b) => a.name.localeCompare(b.name, "en") || (a.slug < b.slug ? -1 : 1));
}
