import { beforeEach, describe, expect, it, vi } from "vitest";
import { noteExpiry } from "@/lib/platform/page-cache/expired-tags";
import { instanceState } from "@/lib/platform/telemetry/instance-state";
import { cachedForAll, PUBLICATION_TAG, servesLastGood } from "@/lib/platform/page-cache/cached-for-all";

interface Options {
  tags?: string[];
  revalidate?: number;
}
const made = vi.hoisted(() => ({ caches: [] as { key: string; options: unknown; calls: number; last?: unknown }[] }));

vi.mock("next/cache", () => ({
  unstable_cache: (read: (...args: string[]) => Promise<unknown>, key: string[], options: Options) => {
    const cache: (typeof made.caches)[number] = { key: key.join(" "), options, calls: 0 };
    made.caches.push(cache);
    return async (...args: string[]) => {
      cache.calls += 1;
      cache.last = await read(...args);
      return cache.last;
    };
  },
}));

beforeEach(() => {
  made.caches.length = 0;
});

describe("cachedForAll", () => {
  it("a shared result is cached until the next publication and loaded again every five minutes", () => {
    cachedForAll("markets", async () => Promise.resolve(1));
    expect(made.caches[0]).toMatchObject({ key: "markets", options: { tags: [PUBLICATION_TAG], revalidate: 300 } });
  });

  it("the last good result is served while loading fails", async () => {
    let isUp = true;
    const load = cachedForAll("outage", async (market: string) =>
      isUp ? Promise.resolve(`ranking of ${market}`) : Promise.reject(new Error("no answer")),
    );
    expect(await load("sweden")).toBe("ranking of sweden");
    isUp = false;
    expect(await load("sweden")).toBe("ranking of sweden");
    expect(made.caches.find(({ key }) => key === "outage retry")).toMatchObject({
      options: { revalidate: 15 },
      calls: 1,
    });
    await expect(load("norway")).rejects.toThrow("no answer");
    expect(servesLastGood()).toBe(true);
    expect(servesLastGood(Date.now() + 31_000)).toBe(false);
    isUp = true;
    expect(await load("norway")).toBe("ranking of norway");
  });

  it("an empty result is cached like any other", async () => {
    const answers: string[][] = [["a"], []];
    const load = cachedForAll("emptied", async () => Promise.resolve(answers.shift()));
    expect(await load()).toEqual(["a"]);
    expect(await load()).toEqual([]);
  });

  it("a cached text is parsed again only if it changed, and its object is frozen", async () => {
    let names = ["a"];
    const load = cachedForAll("names", async () => Promise.resolve({ names }));
    const first = await load();
    expect(await load()).toBe(first);
    expect(() => first.names.push("b")).toThrow(TypeError);
    names = ["a", "c"];
    expect(await load()).toEqual({ names: ["a", "c"] });
  });

  it("a cached response is stored as a shorter text", async () => {
    const names = Array.from({ length: 200 }, (_, at) => ({ slug: `brand-${at}`, name: `Brand ${at}` }));
    const load = cachedForAll("long", async () => Promise.resolve(names));
    expect(await load()).toEqual(names);
    const kept = JSON.stringify(await made.caches.find(({ key }) => key === "long")?.last);
    expect(kept.length).toBeLessThan(JSON.stringify(names).length / 2);
  });

  describe("many requests that miss the cache at once", () => {
    /** A read that is answered when told to. */
    function heldRead() {
      const calls: { answer: (value: string) => void; fail: (error: Error) => void }[] = [];
      const read = async (_market: string) =>
        new Promise<string>((resolve, reject) => calls.push({ answer: resolve, fail: reject }));
      return { calls, read };
    }
    const settle = () => new Promise((resolve) => setImmediate(resolve));

    it("make one call for each set of arguments", async () => {
      const { calls, read } = heldRead();
      const load = cachedForAll("asked-at-once", read);
      const asked = [load("sweden"), load("sweden"), load("norway"), load("sweden")];
      await settle();
      expect(calls).toHaveLength(2);
      calls[0]?.answer("s");
      calls[1]?.answer("n");
      expect(await Promise.all(asked)).toEqual(["s", "s", "n", "s"]);
    });

    it("call again after an error", async () => {
      const { calls, read } = heldRead();
      const load = cachedForAll("failed-once", read);
      const asked = [load("sweden"), load("sweden")];
      await settle();
      calls[0]?.fail(new Error("no answer"));
      expect((await Promise.allSettled(asked)).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
      const next = load("sweden");
      await settle();
      calls[1]?.answer("s");
      expect(await next).toBe("s");
    });

    it("do not join a read from before a publication", async () => {
      const { calls, read } = heldRead();
      const load = cachedForAll("published-meanwhile", read);
      const before = load("sweden");
      await settle();
      noteExpiry([PUBLICATION_TAG], Date.now() + 1);
      const after = load("sweden");
      await settle();
      expect(calls).toHaveLength(2);
      calls[0]?.answer("old");
      calls[1]?.answer("new");
      expect([await before, await after]).toEqual(["old", "new"]);
      noteExpiry([PUBLICATION_TAG], 0);
    });

    it("wait as long as each has time, whichever began the read", async () => {
      const { calls, read } = heldRead();
      const load = cachedForAll("deadlines", read);
      const within = async (ms: number) =>
        instanceState().requests.run({ id: "abcdefgh", deadline: performance.now() + ms }, async () => load("sweden"));
      const [short, long] = [within(5), within(60_000)];
      await expect(short).rejects.toThrow(/^deadlines unreachable: No response in \d+ ms\.$/);
      calls[0]?.answer("s");
      expect(await long).toBe("s");
      expect(calls).toHaveLength(1);
    });
  });
});
