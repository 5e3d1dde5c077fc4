import { DifferencesView } from "@/components/hub/posts/differences-view";
import { SubmitButton } from "@/components/ui/submit-button";
import { bringBackRevision } from "@/lib/hub/posts/actions";
import type { OpenPost, PostText } from "@/lib/hub/posts/admin-post";
import { fieldDifferences, shortened } from "@/lib/hub/posts/differences";

interface RevisionSheetProps {
  post: OpenPost;
  number: number;
  text: PostText;
  /** The previous one; null for the first. */
  before: PostText | null;
}

/** One revision: its changes word by word, and the restore button. */
export function RevisionSheet({ post, number, text, before }: RevisionSheetProps) {
  const fields = before ? fieldDifferences(before, text) : [];
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t-2 border-ink pt-4">
        <h2 className="text-s2 leading-7">{before ? `What revision ${number} changed` : "The first revision"}</h2>
        {number !== post.revision && (
          <form action={bringBackRevision}>
            <input type="hidden" name="id" value={post.id} />
            <input type="hidden" name="base" value={post.revision} />
            <input type="hidden" name="number" value={number} />
            <SubmitButton variant="outline">Restore revision {number}</SubmitButton>
          </form>
        )}
      </div>
      <p className="mt-1.5 max-w-line text-s-1 leading-5 text-ink-2">
        {number === post.revision
          ? "It is the newest."
          : `If you restore it, it becomes revision ${post.revision + 1} and the revisions in between are kept. Readers see it once you publish.`}
      </p>
      {before && fields.length === 0 && <p className="mt-5 text-s0 leading-6">Identical to the previous revision.</p>}
      {fields.map(({ field, name, pieces }) => (
        <section key={field} aria-label={name} className="mt-5 border-t border-rule pt-3">
          <h3 className="mb-2 text-s-1 leading-5 tracking-normal">{name}</h3>
          <DifferencesView pieces={shortened(pieces)} />
        </section>
      ))}
      {!before && (
        <section aria-label="Text" className="mt-5 border-t border-rule pt-3">
          <h3 className="mb-2 text-s1 leading-6">{text.title}</h3>
          <p className="max-w-read font-read text-s1 leading-7 break-words whitespace-pre-wrap">
            {text.body || "No text."}
          </p>
        </section>
      )}
    </>
  );
}
