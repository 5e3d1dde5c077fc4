import type { Draft, DraftFile } from "@/lib/study/drafts/draft";

/** What saving comes to: with the new revision; or someone else changed the draft in between; or there is none. */
export type Saving = { status: "saved"; revision: number } | { status: "conflict" | "missing" };

/** What adding needs to know of a draft. */
export type WithFiles = Pick<Draft, "id" | "revision" | "files">;

interface AddTools {
  /** Saves the files if the draft still has this revision. */
  save: (draft: WithFiles, files: readonly DraftFile[]) => Promise<Saving>;
  load: (id: string) => Promise<WithFiles | null>;
}

/** Conflicts after which the next request for the page has to add the rest. */
const MOST_CONFLICTS = 5;

/**
 * Adds to a draft the files that it does not have. If another request has changed it in between, they are added to what
 * it is by then: the other may have added some of them, not all.
 * @returns the draft with its new revision, and which files this call has added
 */
export async function addFiles(
  draft: WithFiles,
  files: readonly DraftFile[],
  { save, load }: AddTools,
): Promise<{ draft: WithFiles; added: readonly DraftFile[] }> {
  let now = draft;
  for (let conflicts = 0; conflicts < MOST_CONFLICTS; conflicts += 1) {
    const fresh = files.filter((file) => !now.files.some(({ uploadId }) => uploadId === file.uploadId));
    if (fresh.length === 0) break;
    const all = [...now.files, ...fresh];
    const saved = await save(now, all);
    if (saved.status === "saved") return { draft: { ...now, files: all, revision: saved.revision }, added: fresh };
    const found = saved.status === "conflict" ? await load(draft.id) : null;
    if (!found) break;
    now = found;
  }
  return { draft: now, added: [] };
}
