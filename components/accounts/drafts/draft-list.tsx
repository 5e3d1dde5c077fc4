import Link from "next/link";
import { ListTime } from "@/components/accounts/administration/list-time";
import { Input } from "@/components/ui/input";
import { SubmitButton } from "@/components/ui/submit-button";
import { beginDraft } from "@/lib/accounts/drafts/actions";
import { draftHref, STEP_NAMES } from "@/lib/accounts/drafts/draft-steps";
import type { DraftState, ListedDraft } from "@/lib/study/drafts/draft";

const stateName = (state: DraftState): string =>
  state === "published" ? "Published" : state === "withdrawn" ? "Deleted" : STEP_NAMES[state];

/** Studies on their way from files to the site, latest change first, and how to begin one. */
export function DraftList({ drafts }: { drafts: readonly ListedDraft[] }) {
  return (
    <section aria-labelledby="drafts" className="mt-9">
      <h2 id="drafts" className="text-s2 leading-title font-title tracking-name">
        Drafts
      </h2>
      <p className="mt-1 max-w-text text-s-1 leading-5 text-ink-2">
        Upload files, map their columns, check them, compute the study and compare it with the published one. You can
        leave a draft at any step and continue later.
      </p>
      <form action={beginDraft} className="mt-4 flex flex-wrap items-end gap-3">
        <label className="min-w-0 grow basis-64 text-s-1 leading-5 font-name md:max-w-96">
          Name of the draft
          <Input
            name="name"
            required
            maxLength={120}
            placeholder="Wave of 2026"
            autoComplete="off"
            className="font-normal"
          />
        </label>
        <SubmitButton className="min-h-12">New draft</SubmitButton>
      </form>
      {drafts.length > 0 && (
        <ul className="mt-6 border-t border-ink">
          {drafts.map((draft) => (
            <DraftLine key={draft.id} draft={draft} />
          ))}
        </ul>
      )}
    </section>
  );
}

function DraftLine({ draft: { id, name, state, files, createdBy, updatedAt } }: { draft: ListedDraft }) {
  return (
    <li className="grid grid-cols-fill-end items-baseline gap-x-6 gap-y-0.5 border-b border-rule py-3">
      <Link
        href={draftHref(id)}
        prefetch={false}
        className="link inline-flex min-h-6 min-w-0 items-center text-s0 leading-6 font-name break-words max-md:min-h-11"
      >
        {name}
      </Link>
      <span className="text-s-1 leading-5 font-name">{stateName(state)}</span>
      <p className="col-span-2 text-s-1 leading-5 text-ink-2">
        {files === 0 ? "No files yet" : files === 1 ? "One file" : `${files} files`}
        {createdBy !== null && ` · by ${createdBy}`} · changed <ListTime at={updatedAt} />
      </p>
    </li>
  );
}
