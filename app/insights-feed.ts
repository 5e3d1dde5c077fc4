import type { Feed } from "feed";
import { MOST_IN_FEED, toFeed } from "@/lib/hub/posts/feed";
import { loadPost, loadPosts } from "@/lib/hub/posts/load";
import { siteOrigin } from "@/lib/platform/site/origin";

/** The blog's newest posts with their full text. */
export async function insightsFeed(): Promise<Feed> {
  const newest = (await loadPosts()).slice(0, MOST_IN_FEED);
  const posts = await Promise.all(newest.map(({ slug }) => loadPost(slug)));
  return toFeed(
    posts.filter((post) => post !== null),
    siteOrigin(),
  );
}
