import type { GuardedPageProps } from "@/app/(portal)/guarded-part";
import { toMemberPage } from "@/app/(portal)/member-page";
import { AdminPage } from "@/components/accounts/administration/admin-page";
import { PostList } from "@/components/hub/posts/post-list";
import { PostNotice } from "@/components/hub/posts/post-notice";
import { loadGuarded } from "@/lib/access/load";
import { toSearch } from "@/lib/access/search-params";
import { loadAdminPosts } from "@/lib/hub/posts/load";
import { parsePostDone, parsePostQuery, POSTS_PAGE, toListing } from "@/lib/hub/posts/search-params";
import { toPageHead } from "@/lib/platform/site/page-head";
import { LIST_PAGE } from "@/lib/accounts/waitlist/waitlist-list";

export const metadata = toPageHead({
  path: POSTS_PAGE,
  title: "Blog posts",
  description: "Blog posts: drafts, scheduled, published and taken down.",
  listed: false,
});

/** All blog posts, for admins. */
export default toMemberPage(async function HubPostsPage({ searchParams }: GuardedPageProps) {
  const params = await searchParams;
  await loadGuarded(POSTS_PAGE, toSearch(params));
  const query = parsePostQuery(params);
  const done = parsePostDone(params);
  const listing = toListing(await loadAdminPosts(), query, LIST_PAGE);
  return (
    <AdminPage title="Blog posts" purpose="Published posts, drafts and posts that have been taken down, newest first.">
      {done && <PostNotice done={done} />}
      <PostList {...listing} query={query} />
    </AdminPage>
  );
});
