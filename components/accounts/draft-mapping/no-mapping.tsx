import { SubmitButton } from "@/components/ui/submit-button";
import { confirmStudyFiles } from "@/lib/accounts/draft-mapping/actions";
import type { Draft } from "@/lib/study/drafts/draft";
import type { ReadTable } from "@/lib/study/drafts/jobs/proposed-definition";

/** A draft whose files are study files already: there is nothing to map. */
export function NoMapping({ draft, tables }: { draft: Pick<Draft, "id" | "revision">; tables: readonly ReadTable[] }) {
  if (tables.length === 0)
    return <p className="mt-6 text-s0 leading-6">No file could be read. Go back to Files to see why.</p>;
  return (
    <section aria-labelledby="no-mapping" className="mt-8">
      <h2 id="no-mapping" className="text-s2 leading-title font-title tracking-name">
        No mapping is needed
      </h2>
      <p className="mt-1 max-w-text text-s0 leading-6">These files have the columns of study files:</p>
      <ul className="mt-2 max-w-text list-disc pl-5 text-s0 leading-6">
        {tables.map(({ name, description }) => (
          <li key={name} className="break-words">
            {name}: {description.holds}
          </li>
        ))}
      </ul>
      <form action={confirmStudyFiles} className="mt-4">
        <input type="hidden" name="draft" value={draft.id} />
        <input type="hidden" name="revision" value={draft.revision} />
        <SubmitButton>Use them as they are</SubmitButton>
      </form>
    </section>
  );
}
