import { SubmitButton } from "@/components/ui/submit-button";
import { dropDraft } from "@/lib/accounts/draft-files/actions";
import type { Draft } from "@/lib/study/drafts/draft";

/** Deletes a draft, after a second look. Works without scripts. */
export function DropDraft({ draft: { id, revision } }: { draft: Pick<Draft, "id" | "revision"> }) {
  return (
    <details className="text-s-1 leading-5">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-spruce underline underline-offset-4">
        Delete this draft…
      </summary>
      <form action={dropDraft} className="mt-1 border-l-4 border-lingon py-1 pl-4">
        <input type="hidden" name="draft" value={id} />
        <input type="hidden" name="revision" value={revision} />
        <p className="max-w-text">
          Its files, mapping and check are deleted. You can’t undo this. What is published does not change.
        </p>
        <SubmitButton variant="destructive" size="sm" className="mt-2 max-md:min-h-11">
          Delete the draft and its files
        </SubmitButton>
      </form>
    </details>
  );
}
