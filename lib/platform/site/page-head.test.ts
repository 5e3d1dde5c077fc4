import { expect, test } from "vitest";
import { withFeeds } from "@/lib/hub/posts/feed-address";
import { toPageHead } from "@/lib/platform/site/page-head";

const PAGE = { path: "/help", title: "Help", description: "How to use the rankings." };

test("a page has one canonical address without parameters, and cards with its title", () => {
  expect(toPageHead({ ...PAGE, keywords: ["a"] })).toMatchObject({
    title: "Help",
    alternates: { canonical: "/help" },
    openGraph: { type: "website", title: "Help", url: "/help", siteName: "Granskog" },
    twitter: { card: "summary_large_image", title: "Help" },
    keywords: expect.arrayContaining(["a", "sustainability"]) as unknown,
  });
});

test("the site decides whether a page is indexed, unless the page must not be", () => {
  expect(toPageHead(PAGE)).not.toHaveProperty("robots");
  expect(toPageHead({ ...PAGE, listed: false }).robots).toEqual({ index: false, follow: true });
});

test("an article has its dates, author and section", () => {
  const article = { published: "2026-11-01", updated: "2026-11-20", author: "Granskog study team", section: "Methods" };
  expect(toPageHead({ ...PAGE, article }).openGraph).toMatchObject({
    type: "article",
    publishedTime: "2026-11-01",
    modifiedTime: "2026-11-20",
    section: "Methods",
  });
});

test("a page that lists posts links its feeds", () => {
  const { alternates } = withFeeds(toPageHead(PAGE));
  expect(alternates).toMatchObject({ canonical: "/help" });
  expect(Object.keys(alternates.types)).toEqual(["application/rss+xml", "application/atom+xml"]);
});
