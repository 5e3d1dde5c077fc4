import { MissingHere } from "@/app/missing-here";
import type { GuardedPageProps } from "@/app/(portal)/guarded-part";
import { toMemberPage } from "@/app/(portal)/member-page";
import { AdminPage } from "@/components/accounts/administration/admin-page";
import { PostNotice } from "@/components/hub/posts/post-notice";
import { RevisionList } from "@/components/hub/posts/revision-list";
import { RevisionSheet } from "@/components/hub/posts/revision-sheet";
import { loadGuarded } from "@/lib/access/load";
import { toSearch } from "@/lib/access/search-params";
import { loadOpenPost, loadRevision } from "@/lib/hub/posts/load";
import { editHref, parsePostDone, parseRevision, revisionsHref } from "@/lib/hub/posts/search-params";
import { toPageHead } from "@/lib/platform/site/page-head";

type RevisionsPageProps = GuardedPageProps & { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: RevisionsPageProps) {
  const { id } = await params;
  const description = "Every saved revision of a blog post: who saved it, when and what changed. Restore any of them.";
  return toPageHead({ path: revisionsHref(id), title: "Revisions", description, listed: false });
}

/** A post's revisions, each compared with the previous one. */
export default toMemberPage(async function RevisionsPage({ params, searchParams }: RevisionsPageProps) {
  const [{ id }, search] = await Promise.all([params, searchParams]);
  await loadGuarded(revisionsHref(id), toSearch(search));
  const post = await loadOpenPost(id);
  if (!post) return <MissingHere />;
  const number = parseRevision(search) ?? post.revision;
  const [text, before] = await Promise.all([
    loadRevision(id, number),
    number > 1 ? loadRevision(id, number - 1) : null,
  ]);
  if (!text) return <MissingHere />;
  const done = parsePostDone(search);
  return (
    <AdminPage
      title="Revisions"
      purpose={post.text.title || "Untitled post"}
      within={{ href: editHref(id), title: "The post" }}
    >
      {done && <PostNotice done={done} />}
      <div className="mt-7 grid gap-x-12 gap-y-8 lg:grid-cols-[18rem_minmax(0,1fr)]">
        <div className="max-h-96 min-w-0 overflow-y-auto lg:order-first lg:max-h-none">
          <RevisionList post={id} state={post.state} revisions={post.revisions} current={number} />
        </div>
        <div className="min-w-0">
          <RevisionSheet post={post} number={number} text={text} before={before} />
        </div>
      </div>
    </AdminPage>
  );
});
