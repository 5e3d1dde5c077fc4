import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { TIERS } from "@/lib/access/claims";
import { anonymousViewer, toViewer } from "@/lib/access/viewer";
import { RightsCache, rightsOf, type Rights } from "@/lib/rankings/rights-cache";

const ALL: Rights[] = ["anonymous", "free", "admin", ...TIERS];
const question = ["sweden", 2025];
/** Each test has a cache of its own: those with one name are one. */
let tests = 0;

afterEach(() => vi.useRealTimers());

describe("rights", () => {
  it("rights are distinguished by level, plan and role only", () => {
    const of = (
      tier: (typeof TIERS)[number] | null,
      role: "user" | "admin" | "researcher",
      userId: string,
      waitlist = false,
    ) => rightsOf(toViewer({ userId, sessionId: "s", tier, role }, waitlist));
    expect(rightsOf(anonymousViewer)).toBe("anonymous");
    expect(of(null, "user", "a")).toBe("free");
    expect(of(null, "researcher", "a")).toBe("free");
    expect(TIERS.map((tier) => of(tier, "user", "a"))).toEqual([...TIERS]);
    expect(of("enterprise", "admin", "a")).toBe("admin");
    expect(of("professional", "user", "a", true)).toBe("free");
    expect(of("essential", "user", "a")).toBe(of("essential", "researcher", "b"));
  });
});

describe("the cache", () => {
  it("the cache never mixes responses between rights, in any order", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.constantFrom(...ALL), fc.constantFrom("sweden", "norway"), fc.nat(2)), { maxLength: 40 }),
        async (asked) => {
          const cache = new RightsCache<string>(`test ${tests++}`, 5);
          for (const [rights, market, stamp] of asked) {
            const own = `${rights} ${market} ${stamp}`;
            expect(await cache.read({ stamp, rights, question: [market] }, async () => Promise.resolve(own))).toBe(own);
          }
        },
      ),
    );
  });

  it("the cache loads once for everyone with the same rights, even in parallel", async () => {
    const cache = new RightsCache<number>(`test ${tests++}`, 5);
    const ask = vi.fn(async () => Promise.resolve(1));
    const key = { stamp: 1, rights: "free", question } as const;
    await Promise.all([cache.read(key, ask), cache.read(key, ask)]);
    await cache.read(key, ask);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it("the cache restarts after a publication, after ten minutes and when full", async () => {
    vi.useFakeTimers();
    const cache = new RightsCache<number>(`test ${tests++}`, 2);
    const ask = vi.fn(async () => Promise.resolve(1));
    const read = async (stamp: number, market = "sweden") =>
      cache.read({ stamp, rights: "free", question: [market] }, ask);
    await read(1);
    await read(2);
    expect(ask).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(600_001);
    await read(2);
    expect(ask).toHaveBeenCalledTimes(3);
    await read(2, "norway");
    await read(2, "finland");
    await read(2);
    expect(ask).toHaveBeenCalledTimes(6);
  });

  it("large answers push out the oldest of the largest cache, whichever they are in", async () => {
    const [large, small] = [`test ${tests++}`, `test ${tests++}`].map((name) => new RightsCache<string>(name, 100));
    const ask = vi.fn(async (megabytes: number) => Promise.resolve("x".repeat(megabytes * 1024 * 1024)));
    const read = async (cache: typeof large, market: string, megabytes: number) =>
      cache?.read({ stamp: 1, rights: "admin", question: [market] }, async () => ask(megabytes));
    await read(small, "sweden", 5);
    await read(large, "sweden", 30);
    await read(large, "norway", 20);
    await read(small, "sweden", 5);
    expect(ask).toHaveBeenCalledTimes(3);
    await read(small, "norway", 15);
    await read(small, "sweden", 5);
    await read(large, "norway", 20);
    expect(ask).toHaveBeenCalledTimes(4);
    await read(large, "sweden", 30);
    expect(ask).toHaveBeenCalledTimes(5);
  });

  it("the cache stores no errors and nothing excluded", async () => {
    const cache = new RightsCache<number[]>(`test ${tests++}`, 5, (answer) => answer.length > 0);
    const key = { stamp: 1, rights: "essential", question } as const;
    await expect(cache.read(key, async () => Promise.reject(new Error("down")))).rejects.toThrow("down");
    expect(await cache.read(key, async () => Promise.resolve([]))).toEqual([]);
    expect(await cache.read(key, async () => Promise.resolve([7]))).toEqual([7]);
    expect(await cache.read(key, async () => Promise.resolve([8]))).toEqual([7]);
  });

  it("what one part of the site has read, another finds by the name of the cache", async () => {
    const [pages, handlers, others] = ["one", "one", "other"].map((name) => new RightsCache<string>(name, 5));
    const key = { stamp: 1, rights: "free" as const, question };
    await pages?.read(key, async () => Promise.resolve("first"));
    expect(await handlers?.read(key, async () => Promise.resolve("second"))).toBe("first");
    expect(await others?.read(key, async () => Promise.resolve("third"))).toBe("third");
  });
});
