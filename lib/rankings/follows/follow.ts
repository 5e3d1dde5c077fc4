import { z } from "zod";
import type { Named } from "@/lib/catalogue/names/named";

/** A brand that someone follows. */
export interface Follow extends Named {
  followedAt: string;
}

/** Most brands one person follows. The database holds this number as well. */
export const MOST_FOLLOWS = 100;

/** `full`: as many as there may be already; `unknown`: no latest wave ranks such a brand. */
export const followOutcome = z.enum(["followed", "full", "unknown"]);
export type FollowOutcome = z.output<typeof followOutcome>;

/** Why a brand could not be followed, in words. */
export const FOLLOW_REFUSALS: Record<Exclude<FollowOutcome, "followed">, string> = {
  full: `You’re following ${MOST_FOLLOWS} brands, the maximum. Unfollow one first.`,
  unknown: "This brand is no longer ranked, so you can’t follow it.",
};

/** The list once a brand was taken up or given up, in the order of the names. */
export function withFollow(follows: readonly Follow[], brand: Named, isFollowed: boolean, at: string): Follow[] {
  const others = follows.filter(({ slug }) => slug !== brand.slug);
  if (!isFollowed) return others;
  const own = follows.find(({ slug }) => slug === brand.slug) ?? { slug: brand.slug, name: brand.name, followedAt: at };
  return [...others, own].toSorted((a, b) => a.name.localeCompare(b.name, "en") || (a.slug < b.slug ? -1 : 1));
}
