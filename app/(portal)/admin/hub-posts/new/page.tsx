import type { GuardedPageProps } from "@/app/(portal)/guarded-part";
import { toMemberPage } from "@/app/(portal)/member-page";
import { AdminPage } from "@/components/accounts/administration/admin-page";
import { NewPostForm } from "@/components/hub/posts/new-post-form";
import { loadGuarded } from "@/lib/access/load";
import { toSearch } from "@/lib/access/search-params";
import { loadAdminPosts } from "@/lib/hub/posts/load";
import { NEW_POST_PAGE, POSTS_PAGE, topicsOf } from "@/lib/hub/posts/search-params";
import { toPageHead } from "@/lib/platform/site/page-head";

export const metadata = toPageHead({
  path: NEW_POST_PAGE,
  title: "New post",
  description: "Start a new blog post. It is private until you publish it.",
  listed: false,
});

/** Creates a post. */
export default toMemberPage(async function NewPostPage({ searchParams }: GuardedPageProps) {
  await loadGuarded(NEW_POST_PAGE, toSearch(await searchParams));
  const topics = topicsOf(await loadAdminPosts());
  return (
    <AdminPage
      title="New post"
      purpose="A draft is private until you publish it."
      within={{ href: POSTS_PAGE, title: "Blog posts" }}
    >
      <NewPostForm topics={topics} />
    </AdminPage>
  );
});
