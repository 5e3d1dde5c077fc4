import { BlogPage } from "@/components/hub/blog-page";
import { PageData } from "@/components/discovery/structured-data/page-data";
import { withFeeds } from "@/lib/hub/posts/feed-address";
import { loadPosts } from "@/lib/hub/posts/load";
import { countTopics } from "@/lib/hub/posts/topic";
import { toPageHead } from "@/lib/platform/site/page-head";
import { HUB_CRUMB, INSIGHTS_CRUMB } from "@/lib/rankings/brands/trail";

const PAGE = {
  path: "/sustainability-branding-hub/insights",
  title: "Blog",
  description:
    "The Granskog blog: why ranks need ranges, how far brands move by chance, how a score is made and how to compare two brands fairly.",
};
export const metadata = withFeeds(toPageHead(PAGE));

export default async function InsightsPage() {
  const posts = await loadPosts();
  return (
    <BlogPage
      title="Blog"
      standfirst="One question and one answer in each post, with the workings shown."
      under={{ href: HUB_CRUMB.href, title: HUB_CRUMB.name }}
      posts={posts}
      topics={countTopics(posts)}
      all={posts.length}
      current={null}
    >
      <PageData page={{ ...PAGE, kind: "CollectionPage", trail: [HUB_CRUMB, INSIGHTS_CRUMB] }} />
    </BlogPage>
  );
}
