import * as fileSystemCache from "next/dist/server/lib/incremental-cache/file-system-cache.js";
import type { CacheHandler, CacheHandlerContext } from "next/dist/server/lib/incremental-cache/index.js";
import { readPolicySettings, toPolicyBeginning } from "../content-security/policy.ts";
import { given, setting } from "../environment/env.server.ts";
import { tagsOf, toCacheTag } from "./cache-tags.ts";
import { mayPredate, noteExpiry } from "./expired-tags.ts";
import { tellFronts } from "./front-purge.ts";
import { FONT_LOADER, LATE_LOADER, letScriptsWait } from "../next-output/late-scripts.ts";
import { pagePolicy } from "../next-output/page-policy.ts";
import type { SharedStore } from "./shared-store.ts";
import { logFailure } from "./log-failure.ts";
import { carriesNonce } from "./nonce.ts";
import { clearResponseCache } from "../response-cache/clear.ts";

type Value = NonNullable<Parameters<CacheHandler["set"]>[1]>;

const POLICY = "content-security-policy";
const TAGS = "cache-tag";

/** Node and bundlers disagree on the default export of a CommonJS module. */
function storeClass(): new (context: CacheHandlerContext) => CacheHandler {
  const { default: exported } = fileSystemCache as { default: unknown };
  const found = typeof exported === "function" ? exported : (exported as { default: unknown }).default;
  return found as new (context: CacheHandlerContext) => CacheHandler;
}

/**
 * Adds response headers to a cached page. They are stored with the entry, and the response that created the entry also
 * carries them.
 */
async function dress(value: Value | null | undefined): Promise<void> {
  if (value?.kind !== "APP_PAGE") return;
  const settings = readPolicySettings();
  // A page cached under other settings (another address, another build's environment) gets the current policy.
  if (String(value.headers?.[POLICY] ?? "").startsWith(toPolicyBeginning(settings))) return;
  if (typeof value.html === "string") value.html = letScriptsWait(value.html);
  value.headers = {
    ...value.headers,
    [POLICY]: await pagePolicy(String(value.html), settings, [FONT_LOADER, LATE_LOADER]),
  };
}

/** The entry's tags for the proxies, so that they drop it when one is revalidated. */
function label(value: Value | null | undefined): void {
  if (value?.kind !== "APP_PAGE" && value?.kind !== "APP_ROUTE") return;
  const tags = toCacheTag(tagsOf(value));
  if (tags && !value.headers?.[TAGS]) value.headers = { ...value.headers, [TAGS]: tags };
}

const HELD = Symbol.for("granskog.shared-store");
type Holder = typeof globalThis & { [HELD]?: Promise<SharedStore | null> };

async function openShared(context: CacheHandlerContext): Promise<SharedStore | null> {
  const url = setting("REDIS_URL");
  // A build renders its pages for itself: its data may differ, and it has no visitors.
  if (!url || context.dev || given("NEXT_PHASE") === "phase-production-build" || !context.fs || !context.serverDistDir)
    return null;
  const build = (await context.fs.readFile(`${context.serverDistDir}/../BUILD_ID`, "utf8")).trim();
  const { SharedStore } = await import("./shared-store.ts");
  const store = new SharedStore(url, `granskog:${build}:`);
  await store.open();
  return store;
}

/** One connection per process, although Next creates a cache for each request. */
function sharedStore(context: CacheHandlerContext): Promise<SharedStore | null> {
  const holder = globalThis as Holder;
  holder[HELD] ??= openShared(context).catch((error: unknown) => {
    logFailure("Shared page cache unavailable; using the local cache.", error);
    return null;
  });
  return holder[HELD];
}

/** Kinds of entries that the shared store can serialise. */
const SHARED: readonly string[] = ["APP_PAGE", "APP_ROUTE", "FETCH"];

/**
 * Where Next caches rendered pages and data: in this process, or with `REDIS_URL` in a store that all instances share.
 * While the store is unreachable, each instance caches its own pages, starting empty: earlier entries may be of an
 * earlier publication.
 */
export default class PageCache implements CacheHandler {
  readonly #own: CacheHandler;
  readonly #context: CacheHandlerContext;
  readonly #openedAt = Date.now();
  /** When a pending entry was first requested, in milliseconds. */
  readonly #askedAt = new Map<string, number>();

  constructor(context: CacheHandlerContext) {
    this.#context = context;
    this.#own = new (storeClass())(context);
  }

  async get(...args: Parameters<CacheHandler["get"]>) {
    if (!this.#askedAt.has(args[0])) this.#askedAt.set(args[0], Date.now());
    const entry = await this.#find(...args);
    await dress(entry?.value);
    label(entry?.value);
    return entry;
  }

  async set(...args: Parameters<CacheHandler["set"]>) {
    const [key, value, asked] = args;
    if (carriesNonce(value)) {
      logFailure(`A page rendered with a nonce was not cached: ${key}`);
      return;
    }
    const tags = asked.fetchCache ? (asked.tags ?? []) : tagsOf(value);
    const begunAt = this.#askedAt.get(key) ?? this.#openedAt;
    this.#askedAt.delete(key);
    // Its data may predate the revalidation: the waiting reader gets it, and the next request renders it again.
    if (mayPredate(begunAt, tags)) return;
    await dress(value);
    label(value);
    const shared = value && !SHARED.includes(value.kind) ? null : await sharedStore(this.#context);
    if (shared) {
      const cacheControl = asked.fetchCache ? undefined : asked.cacheControl;
      if (await shared.set(key, { value, lastModified: begunAt, cacheControl }, tags)) return;
    }
    await this.#own.set(...args);
  }

  async #find(...args: Parameters<CacheHandler["get"]>) {
    const [key, asked] = args;
    const shared = SHARED.includes(asked.kind) ? await sharedStore(this.#context) : null;
    if (!shared) return this.#own.get(...args);
    const found = await shared.get(key, "tags" in asked ? [...(asked.tags ?? []), ...(asked.softTags ?? [])] : []);
    if (typeof found !== "symbol") return found;
    const entry = await this.#own.get(...args);
    return entry && entry.lastModified > shared.lastThere ? entry : null;
  }

  /** Clears the shared store before the proxies are purged, so that they do not fetch stale pages from it. */
  async revalidateTag(...args: Parameters<CacheHandler["revalidateTag"]>) {
    const tags = [args[0]].flat();
    noteExpiry(tags);
    await this.#own.revalidateTag(...args);
    clearResponseCache();
    const shared = await sharedStore(this.#context);
    await shared?.revalidate(tags);
    // Pages rendered from stale shared entries are stale too.
    if (shared) clearResponseCache();
    await tellFronts(
      tags.filter((tag) => toCacheTag([tag])),
      { addresses: setting("FRONT_PURGE_URL") ?? [], token: setting("FRONT_PURGE_TOKEN") ?? "" },
    );
  }

  resetRequestCache() {
    this.#own.resetRequestCache();
  }
}
