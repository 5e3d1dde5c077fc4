import * as fileSystemCache from "next/dist/server/lib/incremental-cache/file-system-cache.js";
import type { CacheHandler, CacheHandlerContext } from "next/dist/server/lib/incremental-cache/index.js";
import { readPolicySettings, toPolicyBeginning } from "../content-security/policy.ts";
import { given, setting } from "../environment/env.server.ts";
import { tagsOf, toCacheTag } from "./cache-tags.ts";
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

/** Node and bundlers disagree on what a module of the older kind exports as its default. */
function storeClass(): new (context: CacheHandlerContext) => CacheHandler {
  const { default: exported } = fileSystemCache as { default: unknown };
  const found = typeof exported === "function" ? exported : (exported as { default: unknown }).default;
  return found as new (context: CacheHandlerContext) => CacheHandler;
}

/** Adds to a page what its answer is to carry. Entries are kept with it, and the answer that made an entry carries it too. */
async function dress(value: Value | null | undefined): Promise<void> {
  if (value?.kind !== "APP_PAGE") return;
  const settings = readPolicySettings();
  // A page that was kept under other settings (another address, another build's environment) gets the policy of these.
  if (String(value.headers?.[POLICY] ?? "").startsWith(toPolicyBeginning(settings))) return;
  if (typeof value.html === "string") value.html = letScriptsWait(value.html);
  value.headers = {
    ...value.headers,
    [POLICY]: await pagePolicy(String(value.html), settings, [FONT_LOADER, LATE_LOADER]),
  };
}

/** What the fronts are told of an entry, so that they drop it when one of its tags is revalidated. */
function label(value: Value | null | undefined): void {
  if (value?.kind !== "APP_PAGE" && value?.kind !== "APP_ROUTE") return;
  const tags = toCacheTag(tagsOf(value));
  if (tags && !value.headers?.[TAGS]) value.headers = { ...value.headers, [TAGS]: tags };
}

const HELD = Symbol.for("granskog.shared-store");
type Holder = typeof globalThis & { [HELD]?: Promise<SharedStore | null> };

async function openShared(context: CacheHandlerContext): Promise<SharedStore | null> {
  // Bundlers leave out what follows where there is no Node.
  if (process.env.NEXT_RUNTIME !== "edge") {
    const url = setting("REDIS_URL");
    // A build draws its pages for itself: it may be of other data, and no one visits it.
    if (
      !url ||
      context.dev ||
      given("NEXT_PHASE") === "phase-production-build" ||
      !context.fs ||
      !context.serverDistDir
    )
      return null;
    const build = (await context.fs.readFile(`${context.serverDistDir}/../BUILD_ID`, "utf8")).trim();
    const { SharedStore } = await import("./shared-store.ts");
    const store = new SharedStore(url, `granskog:${build}:`);
    await store.open();
    return store;
  }
  return null;
}

/** One connection for each process, though Next makes a cache for each request. */
function sharedStore(context: CacheHandlerContext): Promise<SharedStore | null> {
  const holder = globalThis as Holder;
  holder[HELD] ??= openShared(context).catch((error: unknown) => {
    void logFailure("Shared page cache unavailable; using the local cache.", error);
    return null;
  });
  return holder[HELD];
}

const EXPIRED = Symbol.for("granskog.expired-tags");
type Expiries = typeof globalThis & { [EXPIRED]?: Map<string, number> };

/** When this process last revalidated each tag, in milliseconds. One list for each process, as above. */
const expiries = (): Map<string, number> => ((globalThis as Expiries)[EXPIRED] ??= new Map());

/** Kinds that the shared store knows how to write down. */
const SHARED: readonly string[] = ["APP_PAGE", "APP_ROUTE", "FETCH"];

/**
 * Where Next keeps rendered pages and data: in this process, or with `REDIS_URL` in a store that all instances share.
 * While that one is away each instance keeps its own again, from then on: what it kept before may be of an earlier publication.
 */
export default class PageCache implements CacheHandler {
  readonly #own: CacheHandler;
  readonly #context: CacheHandlerContext;
  readonly #openedAt = Date.now();
  /** When an entry that is to be rendered was first asked for, in milliseconds. */
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
      void logFailure(`A page rendered with a nonce was not cached: ${key}`);
      return;
    }
    const tags = asked.fetchCache ? (asked.tags ?? []) : tagsOf(value);
    const begunAt = this.#askedAt.get(key) ?? this.#openedAt;
    this.#askedAt.delete(key);
    // What it was made of may be of before: whoever waits for it gets it, and the next one asks again.
    if (tags.some((tag) => begunAt <= (expiries().get(tag) ?? 0))) return;
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

  /** Forgets in the shared store before the fronts are told, so that they are not given what is to be forgotten. */
  async revalidateTag(...args: Parameters<CacheHandler["revalidateTag"]>) {
    const tags = [args[0]].flat();
    for (const tag of tags) expiries().set(tag, Date.now());
    await this.#own.revalidateTag(...args);
    clearResponseCache();
    const shared = await sharedStore(this.#context);
    await shared?.revalidate(tags);
    // Pages rendered from the shared ones since then are outdated too.
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
