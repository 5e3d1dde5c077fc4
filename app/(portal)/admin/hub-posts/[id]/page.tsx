import Link from "next/link";
import { MissingHere } from "@/app/missing-here";
import type { GuardedPageProps } from "@/app/(portal)/guarded-part";
import { toMemberPage } from "@/app/(portal)/member-page";
import { AdminPage } from "@/components/accounts/administration/admin-page";
import { COVER_FORM } from "@/components/hub/posts/cover-field";
import { AddressForm, PostActs } from "@/components/hub/posts/post-acts";
import { PostEditor } from "@/components/hub/posts/post-editor";
import { PreviewLink } from "@/components/hub/posts/preview-link";
import { RevisionList } from "@/components/hub/posts/revision-list";
import { Section } from "@/components/hub/posts/section";
import { loadGuarded } from "@/lib/access/load";
import { toSearch } from "@/lib/access/search-params";
import { loadCover } from "@/lib/hub/covers/load";
import { loadAdminPosts, loadOpenPost, renderPost } from "@/lib/hub/posts/load";
import { postHref } from "@/lib/hub/posts/post";
import { toWallTime } from "@/lib/platform/words/zoned-time";
import { editHref, parsePostDone, POSTS_PAGE, revisionsHref, topicsOf } from "@/lib/hub/posts/search-params";
import { siteOrigin } from "@/lib/platform/site/origin";
import { toPageHead } from "@/lib/platform/site/page-head";

type EditPostPageProps = GuardedPageProps & { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: EditPostPageProps) {
  const { id } = await params;
  const description = "Edit a blog post: text, search preview, cover, revisions and publishing.";
  return toPageHead({ path: editHref(id), title: "Edit a post", description, listed: false });
}

const DAY = 86_400_000;
const REVISIONS_HERE = 5;

/** Nine in the morning of the next day in Stockholm. */
const nextMorning = (): string => `${toWallTime(new Date(Date.now() + DAY), "Europe/Stockholm").slice(0, 10)}T09:00`;

/** One post in the editor, with its actions. */
export default toMemberPage(async function EditPostPage({ params, searchParams }: EditPostPageProps) {
  const [{ id }, search] = await Promise.all([params, searchParams]);
  await loadGuarded(editHref(id), toSearch(search));
  const post = await loadOpenPost(id);
  if (!post) return <MissingHere />;
  const [cover, blocks, posts] = await Promise.all([
    post.text.coverId === null ? null : loadCover(post.text.coverId),
    renderPost(post.text.body),
    loadAdminPosts(),
  ]);
  const suggested =
    post.state === "scheduled" && post.publishAt
      ? toWallTime(new Date(post.publishAt), "Europe/Stockholm")
      : nextMorning();
  const done = parsePostDone(search);
  return (
    <AdminPage
      title="Edit a post"
      purpose="Saving keeps a private revision. Publish below."
      within={{ href: POSTS_PAGE, title: "Blog posts" }}
    >
      <PostEditor
        key={post.id}
        post={post}
        cover={cover}
        blocks={blocks}
        topics={topicsOf(posts)}
        address={siteOrigin() + postHref(post.slug)}
        suggested={suggested}
        done={done && { outcome: done.outcome, id: null }}
      />
      <form id={COVER_FORM} action={`${editHref(post.id)}/cover`} method="post" encType="multipart/form-data" />
      <Section id="address" title="Address and preview">
        <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
          <AddressForm post={post} />
          <PreviewLink post={post.id} until={post.previewUntil} origin={siteOrigin()} />
        </div>
      </Section>
      <div className="grid gap-x-12 lg:grid-cols-2">
        <Section id="revisions" title="Revisions">
          <RevisionList post={post.id} state={post.state} revisions={post.revisions.slice(0, REVISIONS_HERE)} />
          {post.revisions.length > REVISIONS_HERE && (
            <Link
              href={revisionsHref(post.id)}
              prefetch={false}
              className="link mt-2 inline-flex min-h-11 items-center text-s0"
            >
              All {post.revisions.length} revisions
            </Link>
          )}
        </Section>
        <Section id="place" title="Address, featuring and removal">
          <PostActs post={post} />
        </Section>
      </div>
    </AdminPage>
  );
});
