import fc from "fast-check";
import { expect, test } from "vitest";
import { toFeed } from "@/lib/hub/posts/feed";
import { toFeedHtml } from "@/lib/hub/posts/feed-html";
import type { Post } from "@/lib/hub/posts/post";
import { findAtomFaults, findRssFaults } from "@/tests/support/feed-checker";
import { childText, elementsOf, readXml } from "@/tests/support/xml-tree";

const ORIGIN = "https://granskog.example";

function post(slug: string, more: Partial<Post> = {}): Post {
  const words = {
    title: `On ${slug}`,
    description: "A description.",
    standfirst: "A standfirst.",
    author: "Granskog study team",
    topic: "Methods",
  };
  return {
    slug,
    ...words,
    featured: false,
    published: "2026-11-01",
    updated: "2026-11-20",
    minutes: 3,
    outline: [],
    blocks: [{ kind: "html", html: "<p>Text.</p>" }],
    ...more,
  };
}

test("both feeds are valid, with and without posts", () => {
  for (const posts of [[], [post("a"), post("b")]]) {
    const feed = toFeed(posts, ORIGIN);
    expect(findRssFaults(feed.rss2())).toEqual([]);
    expect(findAtomFaults(feed.atom1())).toEqual([]);
  }
});

test("a feed entry has its address as its ID, its dates and its full text", () => {
  const blocks = ["Text.", "More of it."].map((text) => ({ kind: "html" as const, html: `<p>${text}</p>` }));
  const [entry] = elementsOf(readXml(toFeed([post("a", { blocks })], ORIGIN).atom1()), "entry");
  expect(entry && childText(entry, "id")).toBe(`${ORIGIN}/sustainability-branding-hub/insights/a`);
  expect(entry && childText(entry, "published")).toBe("2026-11-01T00:00:00.000Z");
  expect(entry && childText(entry, "updated")).toBe("2026-11-20T00:00:00.000Z");
  expect(entry && childText(entry, "content")?.replaceAll("\n", "")).toBe("<p>Text.</p><p>More of it.</p>");
});

test("a feed has absolute links, figures as links, and side notes as quotations", () => {
  const html = toFeedHtml(
    [
      {
        kind: "html",
        html: '<h2 id="x" class="y">Head</h2><p><a href="/pricing">a</a> <a href="#note-1">1</a></p><aside id="note-1"><p>Note</p></aside>',
      },
      { kind: "figure", name: "treeline" },
    ],
    `${ORIGIN}/p`,
  );
  expect(html).toBe(
    `<h2>Head</h2><p><a href="${ORIGIN}/pricing">a</a> <a href="${ORIGIN}/p#note-1">1</a></p><blockquote><p>Note</p></blockquote>\n<p><a href="${ORIGIN}/p">See the figure on the website</a></p>`,
  );
});

test.each([
  "<script>alert(1)</script>",
  '<img src=x onerror="alert(1)">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" java\tscript:alert(1)">x</a>',
  "<svg onload=alert(1)><script>alert(1)</script></svg>",
  '<iframe src="https://evil.example"></iframe>',
  '<math><annotation encoding="text/html"><script>alert(1)</script></annotation></math>',
  "<style>*{}</style>",
  "]]><script>alert(1)</script>",
])("%s is not in a feed", (html) => {
  const feed = toFeed([post("a", { blocks: [{ kind: "html", html: `<p>Text.</p>${html}` }] })], ORIGIN);
  expect(toFeedHtml([{ kind: "html", html }], ORIGIN)).not.toMatch(
    /<script|onerror|onload|javascript:|<iframe|<style/i,
  );
  expect(findRssFaults(feed.rss2())).toEqual([]);
  expect(findAtomFaults(feed.atom1())).toEqual([]);
});

test("both feeds are well-formed XML with the same content, for any post", () => {
  const text = fc.string({ unit: "binary" });
  fc.assert(
    fc.property(text, text, text, (title, body, author) => {
      const feed = toFeed(
        [
          post("a", {
            title: `T${title}]]>`,
            author: `A${author}`,
            blocks: [{ kind: "html", html: `<p>${body}]]></p>` }],
          }),
        ],
        ORIGIN,
      );
      expect(findRssFaults(feed.rss2())).toEqual([]);
      expect(findAtomFaults(feed.atom1())).toEqual([]);
    }),
    { numRuns: 300 },
  );
});
