import "server-only";
import { unstable_cache } from "next/cache";
import { logError } from "@/lib/platform/telemetry/log-error";

/** Everything computed from published results carries this tag; publishing expires it. */
export const PUBLICATION_TAG = "publication";

/** Seconds after which a page looks again by itself, should the publisher's call ever be lost. */
const SELF_CHECK = 300;
/** Seconds until the next attempt after one that found no database. */
const RETRY = 15;

const lastGood = new Map<string, unknown>();
/** When an answer of before was served last, in milliseconds. */
let servedBefore = Number.NEGATIVE_INFINITY;
const MOST_STORED = 4_000;

interface CacheOptions {
  /** What expires it. */
  tag?: string;
  /** Seconds after which it looks again by itself. */
  selfCheck?: number;
}

/**
 * A read that is the same for everyone, cached until the next publication, or until what else it is tagged with
 * changes. While the database does not respond, the last good answer is served and asked for again soon; without one
 * the error goes on, so that an outage never looks like an empty list.
 */
export function cachedForAll<Args extends string[], Result>(
  name: string,
  read: (...args: Args) => Promise<Result>,
  { tag = PUBLICATION_TAG, selfCheck = SELF_CHECK }: CacheOptions = {},
): (...args: Args) => Promise<Result> {
  const cached = unstable_cache(read, [name], { tags: [tag], revalidate: selfCheck });
  const shorten = unstable_cache(async () => Promise.resolve(true), [name, "retry"], { revalidate: RETRY });

  return async (...args) => {
    const key = JSON.stringify([name, ...args]);
    try {
      const result = await cached(...args);
      if (lastGood.size >= MOST_STORED) lastGood.clear();
      lastGood.set(key, result);
      return result;
    } catch (error) {
      if (!lastGood.has(key)) throw error;
      servedBefore = Date.now();
      logError(error, `${name}: no response; serving the last good copy.`);
      await shorten();
      return lastGood.get(key) as Result;
    }
  };
}

/** Was the database without an answer within the last half minute? Then a list read now may be of an earlier publication. */
export const servesLastGood = (now = Date.now()): boolean => now - servedBefore < 30_000;
