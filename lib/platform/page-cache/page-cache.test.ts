import type { CacheHandlerContext } from "next/dist/server/lib/incremental-cache/index.js";
import { beforeEach, describe, expect, it, vi } from "vitest";
import PageCache from "@/lib/platform/page-cache/page-cache";
import { log } from "@/lib/platform/telemetry/logger";

type Value = NonNullable<Parameters<PageCache["set"]>[1]>;

const asked = { isRoutePPREnabled: false, isFallback: false, cacheControl: { revalidate: 300, expire: 600 } };
const page = (html: string, rsc = '0:{"nonce":"$undefined"}'): Value =>
  ({
    kind: "APP_PAGE",
    html: `<!DOCTYPE html><html><head></head><body>${html}</body></html>`,
    rscData: Buffer.from(rsc),
    headers: { "x-next-cache-tags": "publication" },
    postponed: undefined,
    status: 200,
    segmentData: undefined,
  }) as unknown as Value;

/** A cache without a disk: what it stores is in memory. */
function open(): PageCache {
  const context = { maxMemoryCacheSize: 1_000_000, flushToDisk: false, dev: false, revalidatedTags: [] };
  return new PageCache({
    ...context,
    fs: { readFile: () => Promise.reject(new Error("no disk")), stat: () => Promise.reject(new Error("no disk")) },
    serverDistDir: "/nowhere",
  } as unknown as CacheHandlerContext);
}

const read = async (cache: PageCache, key: string) =>
  (await cache.get(key, { kind: "APP_PAGE", isRoutePPREnabled: false, isFallback: false } as never))?.value;

let number = 0;
let key = "";
beforeEach(() => {
  key = `/page-${(number += 1)}`;
  vi.spyOn(log(), "error").mockImplementation(() => undefined);
});

describe("the page cache", () => {
  it("the page cache stores a page with its policy and tags", async () => {
    const cache = open();
    await cache.set(key, page("<p>as it is</p>"), asked);
    const value = await read(cache, key);
    expect(value).toMatchObject({ kind: "APP_PAGE" });
    expect(JSON.stringify(value?.kind === "APP_PAGE" && value.headers)).toContain("content-security-policy");
  });

  it.each([
    ["a script", page('<script nonce="POISON">1</script>')],
    ["a script of a file", page('<script src="/a.js" async="" nonce="POISON"></script>')],
    ["a style", page('<style data-x="1" nonce="POISON">a{}</style>')],
    ["a preload", page('<link rel="preload" as="script" nonce="POISON" href="/a.js"/>')],
    ["its data", page("<p>x</p>", '0:{"b":"x","nonce":"POISON"}')],
  ])("the page cache stores no page that carries a nonce in %s, and keeps the one before", async (_, poisoned) => {
    const cache = open();
    await cache.set(key, poisoned, asked);
    expect(await read(cache, key)).toBeUndefined();
    await cache.set(key, page("<p>as it is</p>"), asked);
    await cache.set(key, poisoned, asked);
    const value = await read(cache, key);
    expect(value?.kind === "APP_PAGE" && value.html).toContain("as it is");
  });

  it("the page cache stores a page that only mentions a nonce", async () => {
    const cache = open();
    await cache.set(key, page('<p>&lt;script nonce="a"&gt; nonce="b"</p>', '0:["$","p",null,"nonce"]'), asked);
    expect(await read(cache, key)).toBeDefined();
  });

  it("the page cache does not store a page whose rendering began before its tag was revalidated", async () => {
    const [cache, editor] = [open(), open()];
    expect(await read(cache, key)).toBeUndefined();
    await editor.revalidateTag("publication");
    await cache.set(key, page("<p>of before</p>"), asked);
    expect(await read(open(), key)).toBeUndefined();

    await new Promise((resolve) => setTimeout(resolve, 2));
    const next = open();
    expect(await read(next, key)).toBeUndefined();
    await next.set(key, page("<p>of now</p>"), asked);
    const value = await read(open(), key);
    expect(value?.kind === "APP_PAGE" && value.html).toContain("of now");
  });

  it("the page cache stores data read under another tag than the one revalidated", async () => {
    const cache = open();
    await read(cache, key);
    await open().revalidateTag("posts");
    await cache.set(key, page("<p>a ranking</p>"), asked);
    expect(await read(open(), key)).toBeDefined();
  });
});
