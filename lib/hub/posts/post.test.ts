import { describe, expect, it } from "vitest";
import { byNewest, toNeighbours, toRelated, type Post } from "@/lib/hub/posts/post";

function post(slug: string, over: Partial<Post> = {}): Post {
  return {
    slug,
    title: slug,
    description: "",
    standfirst: "",
    author: "",
    published: "2026-01-01",
    updated: "2026-01-01",
    minutes: 1,
    outline: [],
    blocks: [],
    topic: "Methods",
    featured: false,
    ...over,
  };
}

describe("byNewest", () => {
  it("posts are sorted newest first, then featured, then by title", () => {
    const posts = [
      post("b"),
      post("a"),
      post("old", { published: "2025-12-31", featured: true }),
      post("lead", { featured: true }),
      post("new", { published: "2026-01-02" }),
    ];
    expect(posts.sort(byNewest).map(({ slug }) => slug)).toEqual(["new", "lead", "a", "b", "old"]);
  });
});

describe("toRelated", () => {
  it("related posts share the topic first and exclude the post itself", () => {
    const posts = [post("other", { topic: "Rankings" }), post("self"), post("near"), post("near-too")];
    expect(toRelated(post("self"), posts, 2).map(({ slug }) => slug)).toEqual(["near", "near-too"]);
    expect(toRelated(post("self"), posts, 9).map(({ slug }) => slug)).toEqual(["near", "near-too", "other"]);
  });
});

describe("toNeighbours", () => {
  const list = ["a", "b", "c"].map((slug) => ({ slug }));
  it.each([
    ["a", ["c", "b"]],
    ["b", ["a", "c"]],
    ["c", ["b", "a"]],
  ])("the neighbours of %s are %j", (slug, expected) => {
    expect(toNeighbours({ slug }, list).map((item) => item.slug)).toEqual(expected);
  });
  it("neighbours are never duplicates or the item itself", () => {
    expect(toNeighbours({ slug: "a" }, list.slice(0, 2))).toEqual([{ slug: "b" }]);
    expect(toNeighbours({ slug: "a" }, list.slice(0, 1))).toEqual([]);
  });
});
