import { queryOptions, type QueryClient } from "@tanstack/react-query";
import { memberFetch, NoAnswer } from "@/lib/platform/browser/member-fetch";
import { queryClient, retryUpTo } from "@/lib/platform/browser/query-client";
import { type Follow, withFollow } from "@/lib/rankings/follows/follow";
import type { Named } from "@/lib/catalogue/names/named";

/** Timeout of a change in milliseconds. */
const DEADLINE = 8_000;
const MINUTE = 60_000;

/** What the signed-in user follows. */
export const followsQuery = queryOptions({
  queryKey: ["follows"],
  queryFn: async ({ signal }): Promise<Follow[]> => {
    const body = await memberFetch.read("/api/follows", signal);
    if (typeof body !== "object" || body === null || !("follows" in body))
      throw new Error("/api/follows: a response without follows.");
    return body.follows as Follow[];
  },
  staleTime: 5 * MINUTE,
  retry: retryUpTo(1),
});

/** The server's message, or null without one. */
async function toWords(answer: Response): Promise<string | null> {
  const body: unknown = await answer.json().catch(() => null);
  const error = typeof body === "object" && body !== null && "error" in body ? body.error : null;
  return typeof error === "object" && error !== null && "message" in error ? String(error.message) : null;
}

/** A change that the server refused, with its message. */
export class FollowRefused extends Error {
  override readonly name = "FollowRefused";
}

async function send(slug: string, isFollowed: boolean): Promise<void> {
  const address = `/api/follows/${slug}`;
  const answer = await fetch(address, { method: isFollowed ? "PUT" : "DELETE", signal: AbortSignal.timeout(DEADLINE) });
  if (answer.ok) return;
  const words = await toWords(answer);
  throw answer.status < 500 && words ? new FollowRefused(words) : new NoAnswer(address, answer.status);
}

/**
 * Follows or unfollows a brand: shown at once, and reverted if the server refuses.
 * @throws {FollowRefused} with a message for the reader; another error without a response
 */
export async function keepFollow(brand: Named, isFollowed: boolean, client: QueryClient = queryClient): Promise<void> {
  await client.cancelQueries({ queryKey: followsQuery.queryKey });
  const show = (shown: boolean) =>
    client.setQueryData(
      followsQuery.queryKey,
      (before) => before && withFollow(before, brand, shown, new Date().toISOString()),
    );
  show(isFollowed);
  try {
    await send(brand.slug, isFollowed);
  } catch (error) {
    show(!isFollowed);
    throw error;
  }
}
