import { describe, expect, it } from "vitest";
import type { AdminPost } from "@/lib/hub/posts/admin-post";
import {
  parsePostDone,
  parsePostQuery,
  parseRevision,
  postsHref,
  outcomeHref,
  toListing,
} from "@/lib/hub/posts/search-params";

const post = (slug: string, more: Partial<AdminPost>): AdminPost => ({
  id: null,
  slug,
  title: slug,
  author: "Granskog study team",
  topic: "Methods",
  state: "published",
  publishAt: null,
  changedAt: "2026-11-22T00:00:00Z",
  hasUnpublishedChanges: false,
  ...more,
});
const POSTS = [
  post("how-to-read", { title: "How to read a score" }),
  post("claims", { state: "draft", topic: "Claims" }),
  post("still", { state: "draft" }),
];
const ALL = { state: "all", topic: null, text: "", page: 1 } as const;

describe("the address of the list", () => {
  it.each([
    "/admin/hub-posts",
    "/admin/hub-posts?state=draft",
    "/admin/hub-posts?state=draft&topic=EU+rules&q=claims&page=2",
  ])("the address %s of the post list gives its query", (href) => {
    expect(postsHref(parsePostQuery(Object.fromEntries(new URL(href, "http://x").searchParams)))).toBe(href);
  });

  it("invalid values in the address of the post list fall back to the defaults", () => {
    expect(parsePostQuery({ state: "deleted", page: "-1" })).toEqual(ALL);
    expect(parseRevision({ revision: "0" })).toBeNull();
    expect(parsePostDone({ said: "<b>" })).toBeNull();
    expect(parsePostDone({ said: "removed", of: "x" })).toEqual({ outcome: "removed", id: null });
    expect(outcomeHref("/admin/hub-posts", "removed", "1")).toBe("/admin/hub-posts?said=removed&of=1");
  });
});

describe("the list", () => {
  it("the post list counts each state next to the selected one", () => {
    const { shown, counts, topics } = toListing(POSTS, { ...ALL, state: "draft" }, 25);
    expect(shown.map(({ slug }) => slug)).toEqual(["claims", "still"]);
    expect(counts).toEqual({ draft: 2, scheduled: 0, published: 1, withdrawn: 0, all: 3 });
    expect(topics).toEqual(["Claims", "Methods"]);
  });

  it("the post list finds words in any order, one page at a time", () => {
    expect(toListing(POSTS, { ...ALL, text: "score read" }, 25).shown.map(({ slug }) => slug)).toEqual(["how-to-read"]);
    expect(toListing(POSTS, { ...ALL, page: 2 }, 2)).toMatchObject({ total: 3, pages: 2, shown: [POSTS[2]] });
  });
});
