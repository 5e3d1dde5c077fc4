import "server-only";
import { createHash } from "node:crypto";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { unstable_cache } from "next/cache";
import { cache } from "react";
import { logError } from "@/lib/platform/telemetry/log-error";

/** Everything computed from published results carries this tag; publishing expires it. */
export const PUBLICATION_TAG = "publication";

/** Seconds after which a page looks again by itself, should the publisher's call ever be lost. */
const SELF_CHECK = 300;
/** Seconds until the next attempt after one that found no database. */
const RETRY = 15;

/** What was read last, and the sum of its text: Next's cache gives text, which is read again only where it has changed. */
const lastGood = new Map<string, { sum: string; result: unknown }>();
/** When an answer of before was served last, in milliseconds. */
let servedBefore = Number.NEGATIVE_INFINITY;
const MOST_STORED = 4_000;

interface CacheOptions {
  /** What expires it. */
  tag?: string;
  /** Seconds after which it looks again by itself. */
  selfCheck?: number;
}

/** An answer as Next's cache keeps it: short, and without anything to be unescaped. */
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

/** Everything in it as well: one object answers many requests. */
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
 * A read that is the same for everyone, cached until the next publication, or until what else it is tagged with
 * changes. While the database does not respond, the last good answer is served and asked for again soon; without one
 * the error goes on, so that an outage never looks like an empty list. What it gives cannot be changed. Within a request
 * it is asked for once.
 */
export function cachedForAll<Args extends string[], Result>(
  name: string,
  read: (...args: Args) => Promise<Result>,
  { tag = PUBLICATION_TAG, selfCheck = SELF_CHECK }: CacheOptions = {},
): (...args: Args) => Promise<Result> {
  const cached = unstable_cache(async (...args: Args) => pack(await read(...args)), [name], {
    tags: [tag],
    revalidate: selfCheck,
  });
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

/** Was the database without an answer within the last half minute? Then a list read now may be of an earlier publication. */
export const servesLastGood = (now = Date.now()): boolean => now - servedBefore < 30_000;
