import { mkdtemp, mkdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { build } from "velite";
import { afterEach, describe, expect, it, vi } from "vitest";
import { guideFrontmatter, postFrontmatter } from "@/lib/hub/posts/frontmatter";

const HEAD = {
  title: "A title",
  description: "A description that is long enough to be of use to somebody who reads search results.",
  standfirst: "A standfirst that says in one sentence what the text below it is about.",
  author: "Somebody",
  published: "2026-01-01",
  updated: "2026-01-02",
  topic: "Methods",
};

describe("frontmatter", () => {
  it("complete frontmatter is accepted", () => expect(postFrontmatter.safeParse(HEAD).success).toBe(true));

  it.each(Object.keys(HEAD))("frontmatter without %s is refused", (field) => {
    const { [field as keyof typeof HEAD]: _left, ...rest } = HEAD;
    const answer = postFrontmatter.safeParse(rest);
    expect(answer.error?.issues.map((issue) => issue.path.join("."))).toEqual([field]);
  });

  it.each(["Methods", "Rankings", "Consumers", "Language", "Markets", "Rules"])(
    "frontmatter accepts the topic %s",
    (topic) => expect(postFrontmatter.safeParse({ ...HEAD, topic }).success).toBe(true),
  );

  it("frontmatter with an unknown topic, invalid date or misplaced guide is refused", () => {
    expect(postFrontmatter.safeParse({ ...HEAD, topic: "Gossip" }).success).toBe(false);
    expect(postFrontmatter.safeParse({ ...HEAD, published: "yesterday" }).success).toBe(false);
    expect(guideFrontmatter.safeParse({ ...HEAD, summary: "x".repeat(50), order: 5 }).success).toBe(false);
  });
});

describe("the build of content", () => {
  let folder = "";
  afterEach(() => rm(folder, { recursive: true, force: true }));

  /** Builds one post with the project's own configuration in a folder of its own; its data, or the error. */
  async function buildPost(head: Record<string, string>, body: string): Promise<unknown> {
    const root = path.resolve(import.meta.dirname, "../../..");
    folder = await mkdtemp(path.join(tmpdir(), "content-"));
    await mkdir(path.join(folder, "content/blog"), { recursive: true });
    await Promise.all(["lib", "node_modules"].map((name) => symlink(path.join(root, name), path.join(folder, name))));
    await writeFile(path.join(folder, "velite.config.ts"), await readFile(path.join(root, "velite.config.ts")));
    const lines = Object.entries(head).map(([key, value]) => `${key}: ${value}`);
    await writeFile(path.join(folder, "content/blog/a-post.md"), ["---", ...lines, "---", body].join("\n"));
    const quiet = vi.spyOn(console, "error").mockImplementation(() => undefined);
    try {
      await build({ config: path.join(folder, "velite.config.ts"), logLevel: "silent", strict: true });
      return JSON.parse(await readFile(path.join(folder, ".velite/posts.json"), "utf8")) as unknown;
    } finally {
      quiet.mockRestore();
    }
  }

  it("the build turns Markdown into blocks, a table of contents and a reading time", async () => {
    expect(await buildPost(HEAD, "Text[^1]\n\n[figure:rank-range]\n\n## Head\n\nMore\n\n[^1]: Note")).toMatchObject([
      {
        slug: "a-post",
        minutes: 1,
        outline: [{ id: "head", title: "Head" }],
        blocks: [{ kind: "html" }, { kind: "figure", name: "rank-range" }, { kind: "html" }],
      },
    ]);
  });

  it("the build fails on a missing field", async () => {
    const { description: _left, ...rest } = HEAD;
    await expect(buildPost(rest, "Text")).rejects.toThrow();
  });

  it("the build fails on dates out of order", async () => {
    await expect(buildPost({ ...HEAD, updated: "2025-01-01" }, "Text")).rejects.toThrow();
  });
});
