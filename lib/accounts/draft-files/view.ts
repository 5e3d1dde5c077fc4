import { asSentence } from "@/lib/platform/words/sentences";
import { typeset } from "@/lib/platform/words/typeset";
import type { ShownUpload } from "@/lib/accounts/draft-files/shown-upload";
import { sayFailure } from "@/lib/accounts/drafts/failure-words";
import type { Draft } from "@/lib/study/drafts/draft";
import { KIND_NAMES, kindOfName } from "@/lib/study/drafts/file-kind";

/** A file of a draft as the page shows it. */
export interface FileRow {
  id: string;
  name: string;
  size: number;
  received: number;
  /** Size and hash of its beginning, by which the browser recognises it. */
  first: { size: number; sha256: string } | null;
  sha256: string | null;
  /** "SPSS", "CSV: margins". */
  kind: string;
  rows: number | null;
  columns: number | null;
  state: "arriving" | "reading" | "read" | "refused" | "failed" | "deleted";
  /** What is being done, or why it failed. */
  words: string;
  /** Share done of what is being done; null if unknown. */
  share: number | null;
  problems: readonly string[];
}

const shareOf = (done: number | null, total: number | null) =>
  done === null || total === null || total === 0 ? null : Math.min(1, done / total);

function toRow({ note, job, description }: ShownUpload): FileRow {
  const kind = KIND_NAMES[description?.kind ?? kindOfName(note.name) ?? "csv"];
  const row = {
    ...{ id: note.id, name: note.name, size: note.size, received: note.received, first: note.first },
    sha256: description?.sha256 ?? null,
    kind: description?.holds ? `${kind}: ${description.holds}` : kind,
    rows: description?.rows ?? null,
    columns: description?.columns ?? null,
    share: null,
    problems: (description?.problems ?? []).map(toWords),
  };
  if (job === null) return { ...row, state: "arriving", words: "", share: shareOf(note.received, note.size) };
  switch (job.state) {
    case "none":
    case "running":
      return {
        ...row,
        state: "reading",
        words: job.step?.label ?? "Starting",
        share: shareOf(job.step?.done ?? null, job.step?.total ?? null),
      };
    case "done":
      return row.problems.length > 0
        ? { ...row, state: "refused", words: "Can’t be used" }
        : { ...row, state: "read", words: "Read" };
    case "failed":
      return { ...row, state: "failed", words: sayFailure(job.error).join(" ") };
    case "stopped":
      return { ...row, state: "failed", words: "Reading stopped. Nothing is lost: read it again." };
  }
}

function toWords({ line, column, message, fix }: NonNullable<ShownUpload["description"]>["problems"][number]): string {
  const place = [line === null ? null : `line ${line}`, column === null ? null : `“${column}”`].filter(
    (part) => part !== null,
  );
  const said = place.length === 0 ? message : `${place.join(", ")}: ${message}`;
  return typeset(`${asSentence(said)}.${fix === "" ? "" : ` ${asSentence(fix)}.`}`);
}

/** The files of a draft, earliest first; those whose bytes were deleted are named with their hashes. */
export function toFileRows(draft: Draft, uploads: readonly ShownUpload[]): FileRow[] {
  const there = new Set(uploads.map(({ note }) => note.id));
  const gone = draft.files.filter(({ uploadId }) => !there.has(uploadId));
  return [
    ...gone.map((file): FileRow => ({
      ...{ id: file.uploadId, name: file.name, size: file.size, received: file.size, first: null },
      ...{ sha256: file.sha256, kind: KIND_NAMES[file.kind], rows: file.rows, columns: file.columns },
      ...{ state: "deleted", words: "Deleted", share: null, problems: [] },
    })),
    ...uploads.map(toRow),
  ];
}
