import { printError } from "@/lib/platform/terminal/terminal";
import { StudyDatabaseError } from "@/lib/study/duckdb/failure";
import { isLastJob, readInput, resultFile } from "@/lib/study/jobs/file-jobs";
import type { JobInput, JobPlace } from "@/lib/study/jobs/file-job";
import { writeNote } from "@/lib/study/jobs/write-note";
import { FileRefused } from "@/lib/study/interviews/file-refused";
import type { FileJobKind, JobRequest } from "@/lib/study/jobs/job";

export type FileJobRequest = Extract<JobRequest, { kind: FileJobKind }>;

/** Each kind loads only its own part. */
async function work(kind: FileJobKind, input: JobInput, place: JobPlace): Promise<object> {
  switch (kind) {
    case "describe":
      return (await import("@/lib/study/drafts/jobs/describe-upload")).describeUpload(input, place);
    case "preview":
      return (await import("@/lib/study/drafts/jobs/preview-mapping")).previewMapping(input, place);
    case "check":
      return (await import("@/lib/study/drafts/jobs/check-draft")).checkDraft(input, place);
  }
}

/** Does a job on the files of a draft, and leaves its result beside them. @returns the key of what was worked on */
export async function workOnFiles({ kind, folder, key }: FileJobRequest, id: string, place: JobPlace): Promise<string> {
  const input = await readInput(folder, kind, key);
  if (input === null) return key;
  const result = await work(kind, input, place);
  if (await isLastJob(folder, kind, id)) await writeNote(resultFile(folder, kind), { key, ...result });
  return key;
}

/** What a person can do about a failure, on a second line; others are told of in general. */
export function explainFileJob(error: unknown): string {
  if (error instanceof FileRefused) return `${error.message}\n${error.fix}`;
  if (error instanceof StudyDatabaseError) return error.message;
  // For the operator: what this process says is in the job's log.
  printError(error instanceof Error ? (error.stack ?? error.message) : String(error));
  return (
    "this could not be finished\n" +
    "try again; if it happens again, run the study command on the same files to see the full error"
  );
}
