import { NotebookPage } from "@/components/hub/notebook-page";
import { PageData } from "@/components/seo/page-data";
import { withFeeds } from "@/lib/posts/feed-address";
import { loadPosts } from "@/lib/posts/load";
import { countTopics } from "@/lib/posts/topic";
import { toPageHead } from "@/lib/site/page-head";
import { HUB_CRUMB, INSIGHTS_CRUMB } from "@/lib/structured-data/trail";

const PAGE = {
  path: "/sustainability-branding-hub/insights",
  title: "Insights",
  description:
    "The Granskog notebook: why ranks need ranges, how far brands move by chance, how a score is made, and how to compare two brands honestly.",
};
export const metadata = withFeeds(toPageHead(PAGE));

export default async function InsightsPage() {
  const posts = await loadPosts();
  return (
    <NotebookPage
      title="Insights"
      standfirst="The notebook: one question and one answer at a time, with the arithmetic left in."
      under={{ href: HUB_CRUMB.href, title: HUB_CRUMB.name }}
      posts={posts}
      topics={countTopics(posts)}
      all={posts.length}
      current={null}
    >
      <PageData page={{ ...PAGE, kind: "CollectionPage", trail: [HUB_CRUMB, INSIGHTS_CRUMB] }} />
    </NotebookPage>
  );
}
