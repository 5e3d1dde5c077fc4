import "server-only";
import { createHash } from "node:crypto";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { unstable_cache } from "next/cache";
import { cache } from "react";
import { DataError } from "@/lib/platform/database/data-error";
import { joinRead } from "@/lib/platform/page-cache/join-reads";
import { inTime } from "@/lib/platform/requests/in-time";
import { timeLeft, withoutDeadline } from "@/lib/platform/telemetry/request-deadline";
import { setting } from "@/lib/platform/environment/env.server";
import { logError } from "@/lib/platform/telemetry/log-error";

/** Everything computed from published results has this tag; publishing revalidates it. */
export const PUBLICATION_TAG = "publication";

/** Seconds until a page is revalidated anyway, in case the publisher's call was lost. */
const SELF_CHECK = 300;
/** Seconds until the next attempt after the database was unreachable. */
const RETRY = 15;

const KEY = Symbol.for("granskog.last-good");
interface Known {
  sum: string;
  result: unknown;
}
type LastGood = Map<string, Known>;

/**
 * The last value, and the hash of its text: Next's cache returns text, which is parsed again only if it has changed. One
 * for the whole process: Next loads this module once for pages and once for handlers.
 */
const lastGood = ((globalThis as typeof globalThis & { [KEY]?: LastGood })[KEY] ??= new Map<string, Known>());
/** When a stale value was last served, in milliseconds. */
let servedBefore = Number.NEGATIVE_INFINITY;
const MOST_STORED = 4_000;

interface CacheOptions {
  /** The tags that expire it. */
  tag?: string;
  /** Seconds until it is revalidated anyway. */
  selfCheck?: number;
}

/** The compact form in which Next's cache stores a value, with nothing to unescape. */
interface Packed {
  sum: string;
  text: string;
}

function pack(result: unknown): Packed {
  const json = JSON.stringify({ result });
  return {
    sum: createHash("sha256").update(json).digest("base64url"),
    text: deflateRawSync(json).toString("base64"),
  };
}

/** Nested values too: many requests share one object. */
function freeze<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null) return value;
  for (const part of Object.values(value)) freeze(part);
  return Object.freeze(value);
}

const unpack = ({ text }: Packed): unknown => {
  const json = inflateRawSync(Buffer.from(text, "base64")).toString("utf8");
  return freeze((JSON.parse(json) as { result?: unknown }).result);
};

/**
 * The answer of a read that others wait for too, as long as the current request has time.
 * @throws {DataError} after its deadline
 */
async function inItsTime<Result>(name: string, answer: Promise<Result>): Promise<Result> {
  const left = timeLeft();
  if (left === null) return answer;
  try {
    return await inTime(Math.round(left), async () => answer);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    throw new DataError("unreachable", name, error.message, { cause: error });
  }
}

/**
 * A read that is the same for everyone, made once for all who ask at the same time, and cached until the next
 * publication or until one of its other tags is revalidated. While the database is unreachable, the last good value is
 * served and refreshed soon; without one the error is passed on, so that an outage never looks like an empty list. The
 * value is immutable, and is read once per request.
 */
export function cachedForAll<Args extends string[], Result>(
  name: string,
  read: (...args: Args) => Promise<Result>,
  { tag = PUBLICATION_TAG, selfCheck = SELF_CHECK }: CacheOptions = {},
): (...args: Args) => Promise<Result> {
  const readPacked = async (...args: Args) => pack(await read(...args));
  const readOnce = async (...args: Args) => {
    // What another instance publishes is not noted here, so a read of before could be joined after it.
    if (setting("REDIS_URL") !== null) return readPacked(...args);
    const key = JSON.stringify([name, ...args]);
    return inItsTime(
      name,
      joinRead(key, tag, async () => withoutDeadline(async () => readPacked(...args))),
    );
  };
  const cached = unstable_cache(readOnce, [name], { tags: [tag], revalidate: selfCheck });
  const shorten = unstable_cache(async () => Promise.resolve(true), [name, "retry"], { revalidate: RETRY });

  return cache(async (...args: Args) => {
    const key = JSON.stringify([name, ...args]);
    const before = lastGood.get(key);
    try {
      const packed = await cached(...args);
      if (before?.sum === packed.sum) return before.result as Result;
      const result = unpack(packed) as Result;
      if (lastGood.size >= MOST_STORED) lastGood.clear();
      lastGood.set(key, { sum: packed.sum, result });
      return result;
    } catch (error) {
      const known = lastGood.get(key);
      if (!known) throw error;
      servedBefore = Date.now();
      logError(error, `${name}: no response; serving the last good copy.`);
      await shorten();
      return known.result as Result;
    }
  });
}

/**
 * Whether the database was unreachable within the last half minute: a list read now may then be of an earlier
 * publication.
 */
export const servesLastGood = (now = Date.now()): boolean => now - servedBefore < 30_000;
