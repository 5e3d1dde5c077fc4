import * as fileSystemCache from "next/dist/server/lib/incremental-cache/file-system-cache.js";
import type { CacheHandler, CacheHandlerContext } from "next/dist/server/lib/incremental-cache/index.js";
import { readPolicySettings, toPagePolicy } from "../content-security/policy.ts";
import { pagePolicy } from "./page-policy.ts";

type Value = NonNullable<Parameters<CacheHandler["set"]>[1]>;

const POLICY = "content-security-policy";

/** Node and bundlers disagree on what a module of the older kind exports as its default. */
function storeClass(): new (context: CacheHandlerContext) => CacheHandler {
  const { default: exported } = fileSystemCache as { default: unknown };
  const found = typeof exported === "function" ? exported : (exported as { default: unknown }).default;
  return found as new (context: CacheHandlerContext) => CacheHandler;
}

/** Adds to a page what its answer is to carry. Entries are kept with it, and the answer that made an entry carries it too. */
async function dress(value: Value | null | undefined): Promise<void> {
  if (value?.kind !== "APP_PAGE") return;
  const settings = readPolicySettings(process.env);
  // A page that was kept under other settings (another address, another build's environment) gets the policy of these.
  if (String(value.headers?.[POLICY] ?? "").startsWith(toPagePolicy(settings, []))) return;
  value.headers = { ...value.headers, [POLICY]: await pagePolicy(String(value.html), settings) };
}

/** Where Next keeps rendered pages. */
export default class PageCache implements CacheHandler {
  readonly #store: CacheHandler;

  constructor(context: CacheHandlerContext) {
    this.#store = new (storeClass())(context);
  }

  async get(...args: Parameters<CacheHandler["get"]>) {
    const entry = await this.#store.get(...args);
    await dress(entry?.value);
    return entry;
  }

  async set(...args: Parameters<CacheHandler["set"]>) {
    await dress(args[1]);
    await this.#store.set(...args);
  }

  revalidateTag(...args: Parameters<CacheHandler["revalidateTag"]>) {
    return this.#store.revalidateTag(...args);
  }

  resetRequestCache() {
    this.#store.resetRequestCache();
  }
}
