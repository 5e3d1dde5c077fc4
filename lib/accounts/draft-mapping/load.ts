import "server-only";
import { loadBaseDefinition } from "@/lib/accounts/drafts/load";
import { loadUploads } from "@/lib/accounts/draft-files/load";
import type { ShownUpload } from "@/lib/accounts/draft-files/shown-upload";
import { type DefinitionProblem, readDefinition } from "@/lib/catalogue/definition/read-definition";
import type { Draft } from "@/lib/study/drafts/draft";
import { draftFolder } from "@/lib/study/drafts/draft-folder";
import { hashOfDraft } from "@/lib/study/drafts/draft-hash";
import { tablesOf } from "@/lib/study/drafts/file-kind";
import { findFileJob, resultFile, startFileJob } from "@/lib/study/jobs/file-jobs";
import type { FileJob } from "@/lib/study/jobs/file-job";
import { type MappingPreview, mappingPreview } from "@/lib/study/drafts/jobs/mapping-preview";
import type { UploadDescription } from "@/lib/study/drafts/jobs/upload-description";
import {
  isCompleteFor,
  type LooseDefinition,
  type ReadTable,
  withProposals,
} from "@/lib/study/drafts/jobs/proposed-definition";
import { readNote } from "@/lib/study/jobs/write-note";

/** A table of a draft with what was read from it. */
export type MappedTable = ReadTable & { description: UploadDescription };

export interface Mapping {
  draft: Draft;
  /** The definition as it would be saved: the draft’s own, with proposals for files that have no mapping. */
  definition: LooseDefinition;
  problems: readonly DefinitionProblem[];
  /** Whether the definition was saved as it is, and every file can be read by it. */
  isComplete: boolean;
  tables: readonly MappedTable[];
  /** Whether files are still being read. */
  isReading: boolean;
  preview: { job: FileJob; result: MappingPreview | null } | null;
}

const toTables = (uploads: readonly ShownUpload[]): MappedTable[] => {
  const read = uploads.flatMap(({ note, description }) =>
    description && description.problems.length === 0 ? [{ name: note.name, kind: description.kind, description }] : [],
  );
  return tablesOf(read);
};

/** What the files of a draft have, how they are mapped, and what comes of it. */
export async function loadMapping(found: Draft): Promise<Mapping> {
  const { draft, uploads } = await loadUploads(found);
  const tables = toTables(uploads);
  const definition = withProposals(await loadBaseDefinition(draft), tables);
  const isComplete = draft.state !== "files" && draft.state !== "map" && draft.definition !== null;
  return {
    ...{ draft, definition, tables, isComplete },
    problems: readDefinition(definition).problems ?? [],
    isReading: uploads.some(({ job }) => job?.state === "none" || job?.state === "running"),
    preview: isComplete ? await loadPreview(draft) : null,
  };
}

/** Starts mapping the files where that was not done for this definition, and says how far it is. */
async function loadPreview(draft: Draft): Promise<NonNullable<Mapping["preview"]>> {
  const folder = draftFolder(draft.id);
  const definition = draft.definition ?? {};
  const key = hashOfDraft(draft.files, definition);
  const { id, files } = draft;
  await startFileJob(folder, "preview", {
    ...{ key, draft: id, definition },
    files: files.map(({ uploadId, name, kind, sha256 }) => ({ uploadId, name, kind, sha256 })),
  });
  const job = await findFileJob(folder, "preview", key);
  const result = job.state === "done" ? await readNote(resultFile(folder, "preview"), mappingPreview) : null;
  return { job, result: result?.key === key ? result : null };
}

/** Whether a definition is complete for the files of a draft as they are read now. */
export function isReady(definition: LooseDefinition, tables: readonly MappedTable[]): boolean {
  return isCompleteFor(definition, tables);
}
