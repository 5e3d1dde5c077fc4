import { Feed } from "feed";
import { ATOM_PATH, RSS_PATH } from "@/lib/hub/posts/feed-address";
import { toFeedHtml, toXmlText } from "@/lib/hub/posts/feed-html";
import { postHref, type Post } from "@/lib/hub/posts/post";
import { SITE } from "@/lib/platform/site/site";

/** Number of posts in a feed: the newest ones. */
export const MOST_IN_FEED = 30;

const toDate = (day: string): Date => new Date(day.length === 10 ? `${day}T00:00:00Z` : day);

/** The blog as a feed, each post with its whole text. Expects posts newest first. */
export function toFeed(posts: readonly Post[], origin: string): Feed {
  const absolute = (path: string) => new URL(path, origin).href;
  const newest = posts
    .map(({ updated }) => updated)
    .sort()
    .at(-1);
  const feed = new Feed({
    id: absolute("/sustainability-branding-hub/insights"),
    link: absolute("/sustainability-branding-hub/insights"),
    title: `${SITE.name} Blog`,
    description: `The ${SITE.name} blog: one question and one answer in each post.`,
    language: "en-GB",
    copyright: `© ${SITE.copyrightYear} ${SITE.company}`,
    // The date of an empty feed is fixed.
    updated: toDate(newest ?? "2025-01-01"),
    feedLinks: { rss: absolute(RSS_PATH), atom: absolute(ATOM_PATH) },
    favicon: absolute("/favicon.ico"),
    author: { name: SITE.company, link: absolute("/about-study") },
    generator: false,
  });
  for (const post of posts.slice(0, MOST_IN_FEED)) {
    const url = absolute(postHref(post.slug));
    feed.addItem({
      id: url,
      guid: url,
      link: url,
      title: toXmlText(post.title),
      description: toXmlText(post.description),
      content: toFeedHtml(post.blocks, url),
      author: [{ name: toXmlText(post.author) }],
      category: [{ name: toXmlText(post.topic), term: toXmlText(post.topic) }],
      published: toDate(post.published),
      date: toDate(post.updated),
    });
  }
  return feed;
}
