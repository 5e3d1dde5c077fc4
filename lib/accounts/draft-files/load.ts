import "server-only";
import { asMember } from "@/lib/access/load";
import { addFiles } from "@/lib/accounts/draft-files/add-files";
import { loadBaseDefinition, loadDraft } from "@/lib/accounts/drafts/load";
import { takeDefinition } from "@/lib/accounts/draft-files/take-definition";
import type { ShownUpload } from "@/lib/accounts/draft-files/shown-upload";
import { toSlug } from "@/lib/catalogue/names/slug";
import { readDefinition } from "@/lib/catalogue/definition/read-definition";
import { readFile } from "node:fs/promises";
import { listBrandNames } from "@/lib/rankings/brands/queries";
import type { Draft, DraftFile } from "@/lib/study/drafts/draft";
import { deleteDraftFiles } from "@/lib/study/drafts/uploads/delete-files";
import { hashForProposals, hashOfDefinition } from "@/lib/study/drafts/draft-hash";
import { partnersOf } from "@/lib/study/drafts/file-kind";
import { findFileJob, resultFile, startFileJob } from "@/lib/study/jobs/file-jobs";
import { uploadDescription } from "@/lib/study/drafts/jobs/upload-description";
import { noteFilesDeleted, saveDraftDefinition, saveDraftFiles } from "@/lib/study/drafts/mutations";
import { listDraftUploads } from "@/lib/study/drafts/queries";
import { isComplete, type UploadNote } from "@/lib/study/drafts/uploads/upload";
import {
  clearUploads,
  contentOf,
  deleteUpload,
  listUploads,
  uploadFolder,
} from "@/lib/study/drafts/uploads/upload-store";
import { readNote } from "@/lib/study/jobs/write-note";

/** Identifies what reading an upload depends on: the definition, and the other half of a Triple-S file once it is there. */
function keyOf({ id, name }: UploadNote, definition: object, complete: readonly UploadNote[]): string {
  const others = complete.filter((note) => note.id !== id).map((note) => note.name);
  return hashForProposals(definition, partnersOf(name, others));
}

async function describeUploads(draft: Draft, notes: readonly UploadNote[]): Promise<ShownUpload[]> {
  const definition = await loadBaseDefinition(draft);
  const complete = notes.filter(isComplete);
  return Promise.all(
    notes.map(async (note): Promise<ShownUpload> => {
      if (!isComplete(note)) return { note, job: null, description: null };
      const folder = uploadFolder(note.id);
      const job = await findFileJob(folder, "describe", keyOf(note, definition, complete));
      const description =
        job.state === "done" ? await readNote(resultFile(folder, "describe"), uploadDescription) : null;
      return { note, job, description };
    }),
  );
}

/** Starts reading the complete uploads of a draft that were not read yet, for its definition. */
async function startReading(draft: Draft, uploads: readonly ShownUpload[], again: string | null): Promise<boolean> {
  const due = uploads.filter(({ note, job }) => job?.state === "none" || (again === note.id && job !== null));
  if (due.length === 0) return false;
  const [definition, names] = await Promise.all([loadBaseDefinition(draft), listBrandNames(asMember)]);
  const known = names.map(({ name, industry }) => ({ brand: name, industry: toSlug(industry) }));
  const complete = uploads.filter(({ job }) => job !== null).map(({ note }) => note);
  const shaOf = (id: string) => draft.files.find(({ uploadId }) => uploadId === id)?.sha256 ?? "";
  const file = ({ id, name }: UploadNote) => ({ uploadId: id, name, kind: "", sha256: shaOf(id) });
  for (const { note } of due) {
    const others = complete.filter(({ id }) => id !== note.id);
    const files = [note, ...others].map(file);
    await startFileJob(
      uploadFolder(note.id),
      "describe",
      { key: keyOf(note, definition, complete), draft: draft.id, files, definition, known },
      { again: again !== null },
    );
  }
  return true;
}

const toFile = ({ note, description }: ShownUpload): DraftFile | null =>
  description && description.problems.length === 0
    ? {
        uploadId: note.id,
        name: note.name,
        size: note.size,
        sha256: description.sha256,
        kind: description.kind,
        rows: description.rows,
        columns: description.columns,
      }
    : null;

/**
 * The files of a draft as they are: starts reading what has arrived, and adds what was read to the draft, in the
 * caller's name.
 */
export async function loadUploads(
  draft: Draft,
  { again = null }: { again?: string | null } = {},
): Promise<{ draft: Draft; uploads: ShownUpload[] }> {
  const notes = await listUploads(draft.id);
  let uploads = await describeUploads(draft, notes);
  if (await startReading(draft, uploads, again)) uploads = await describeUploads(draft, notes);
  const read = uploads.map(toFile).filter((file) => file !== null);
  const { draft: now, added } = await addFiles(draft, read, {
    save: async (held, files) => saveDraftFiles(asMember, held, files),
    load: loadDraft,
  });
  if (now === draft) return { draft, uploads };
  const uploaded = added.findLast(({ kind }) => kind === "definition");
  const isTaken = uploaded !== undefined && (await takeUploaded(draft, uploaded.uploadId));
  const saved = (await loadDraft(draft.id)) ?? draft;
  // Files are read for their definition: with a new one, all of them once more.
  return isTaken ? loadUploads(saved) : { draft: saved, uploads };
}

/** An uploaded `study.json` becomes the draft's definition; a person then confirms the mapping. */
async function takeUploaded(draft: Draft, uploadId: string): Promise<boolean> {
  const { definition } = readDefinition(
    JSON.parse((await readFile(contentOf(uploadId), "utf8")).replace(/^\u{FEFF}/u, "")),
  );
  if (!definition) return false;
  const taken = { definition, sha256: hashOfDefinition(definition), isComplete: false };
  return takeDefinition(draft, { save: async (one) => saveDraftDefinition(asMember, one, taken), load: loadDraft });
}

/** Takes a file out of a draft and deletes its bytes. Answers false if the draft was changed in between. */
export async function removeUpload(draft: Draft, uploadId: string): Promise<boolean> {
  const files = draft.files.filter((file) => file.uploadId !== uploadId);
  if (files.length < draft.files.length) {
    const saved = await saveDraftFiles(asMember, draft, files);
    if (saved.status !== "saved") return false;
  }
  const notes = await listUploads(draft.id);
  if (notes.some(({ id }) => id === uploadId)) await deleteUpload(uploadId);
  return true;
}

/**
 * Deletes the raw answers of a draft, and everything that was made of them except the computation, and logs it in the
 * caller's name. Names and hashes of the files stay in the draft.
 */
export async function deleteRawFiles(draftId: string): Promise<void> {
  await deleteDraftFiles(draftId);
  await noteFilesDeleted(asMember, draftId);
}

/** Maintenance: deletes uploads that no one continued for seven days. */
export async function clearOldUploads(now: Date): Promise<number> {
  return clearUploads(new Set(await listDraftUploads()), now);
}
