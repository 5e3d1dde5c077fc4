import Link from "next/link";
import { LeadPost } from "@/components/hub/lead-post";
import { PostList } from "@/components/hub/post-list";
import { PageData } from "@/components/seo/page-data";
import { withFeeds } from "@/lib/posts/feed-address";
import { loadPosts } from "@/lib/posts/load";
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
  const [lead, ...posts] = await loadPosts();
  return (
    <main id="content" tabIndex={-1} className="wrap">
      <PageData page={{ ...PAGE, kind: "CollectionPage", trail: [HUB_CRUMB, INSIGHTS_CRUMB] }} />
      <div className="pt-8 pb-10 md:pt-16 md:pb-12">
        <p className="text-s-1 leading-5 font-semibold text-spruce">
          <Link href="/sustainability-branding-hub" className="underline-offset-4 hover:underline">
            Sustainability Branding Hub
          </Link>
        </p>
        <h1 className="mt-3 text-s4 tracking-[-0.03em] md:text-s5">Insights</h1>
        <p className="standfirst mt-4 max-w-[44ch]">
          The notebook: one question and one answer at a time, with the arithmetic left in.
        </p>
      </div>
      <div className="border-t-2 border-ink pt-6">
        {lead ? <LeadPost post={lead} level={2} /> : <p className="font-read text-s1 text-ink-2">No posts are published.</p>}
        <PostList posts={posts} level={2} />
      </div>
    </main>
  );
}
