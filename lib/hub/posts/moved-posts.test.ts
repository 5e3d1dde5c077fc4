import { beforeEach, describe, expect, it, vi } from "vitest";
import type * as MovedPosts from "@/lib/hub/posts/moved-posts";

const ORIGIN = "http://127.0.0.1:3000";
let posts: typeof MovedPosts;
beforeEach(async () => {
  vi.resetModules();
  posts = await import("@/lib/hub/posts/moved-posts");
});
const sending = (answer: () => Response | Promise<Response>) => vi.fn<typeof fetch>(async () => answer());

describe("former addresses of posts", () => {
  it("former addresses of posts are looked up at most once per five seconds", async () => {
    const send = sending(() => Response.json({ old: "new", gone: null }));
    const ask = async (slug: string, now: number) => posts.findMoved(slug, ORIGIN, now, send);
    expect(await Promise.all([ask("old", 0), ask("gone", 1), ask("other", 5_000), ask("constructor", 2)])).toEqual([
      "new",
      null,
      undefined,
      undefined,
    ]);
    expect(send).toHaveBeenCalledTimes(1);
    expect(send.mock.calls[0]?.[0]).toEqual(new URL(`${ORIGIN}/api/posts/addresses`));
    await ask("old", 5_001);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it("former addresses of posts keep their last known state during an outage", async () => {
    const failing = sending(() => Promise.reject(new Error("down")));
    expect(await posts.findMoved("old", ORIGIN, 0, failing)).toBeUndefined();
    await posts.findMoved(
      "old",
      ORIGIN,
      6_000,
      sending(() => Response.json({ old: "new" })),
    );
    for (const send of [
      failing,
      sending(() => new Response("oops", { status: 500 })),
      sending(() => new Response("not JSON")),
      sending(() => Response.json(null)),
    ]) {
      expect(await posts.findMoved("old", ORIGIN, Math.random() * 1e9 + 1e6, send)).toBe("new");
    }
  });
});

describe("the response for a post that was taken down", () => {
  it("a post that was taken down has its page with 410, not cached", async () => {
    const answer = await posts.answerWithdrawn(
      ORIGIN,
      sending(() => new Response('<h1>Withdrawn</h1><script src="/_next/a.js" async=""></script>')),
    );
    expect([
      answer.status,
      answer.headers.get("x-robots-tag"),
      answer.headers.get("cache-control"),
      await answer.text(),
    ]).toEqual([410, "noindex", "no-store", "<h1>Withdrawn</h1>"]);
  });

  it("a post that was taken down has a short text if even its page fails", async () => {
    for (const send of [
      sending(() => new Response(null, { status: 500 })),
      sending(() => Promise.reject(new Error("down"))),
    ]) {
      const answer = await posts.answerWithdrawn(ORIGIN, send);
      expect([answer.status, await answer.text()]).toEqual([
        410,
        expect.stringContaining("This post has been taken down"),
      ]);
    }
  });
});
