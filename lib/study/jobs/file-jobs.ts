import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { type FileJob, jobInput, toFileJob } from "@/lib/study/jobs/file-job";
import { readNote, writeNote } from "@/lib/study/jobs/write-note";
import { dataRoot } from "@/lib/study/jobs/data-root";
import { findJob } from "@/lib/study/jobs/find-job";
import { FILE_JOB_KINDS, type FileJobKind, hasEnded, JOB_ID } from "@/lib/study/jobs/job";
import { askToCancel, forgetJob } from "@/lib/study/jobs/job-files";
import { newJobId, startJob } from "@/lib/study/jobs/start-job";

// The last job of each kind on the files in a folder, that of a draft or of one upload: its input, its id and its
// result lie in the folder.

/** Which job was the last of its kind. */
const jobName = z.strictObject({ id: z.string().regex(JOB_ID) });

const inputFile = (folder: string, kind: FileJobKind): string => join(folder, `${kind}-request.json`);
const nameFile = (folder: string, kind: FileJobKind): string => join(folder, `${kind}-job.json`);
export const resultFile = (folder: string, kind: FileJobKind): string => join(folder, `${kind}.json`);

async function lastJob(folder: string, kind: FileJobKind): Promise<string | null> {
  return (await readNote(nameFile(folder, kind), jobName))?.id ?? null;
}

/** How far the last job of a kind is, for those who need its work for one thing. */
export async function findFileJob(folder: string, kind: FileJobKind, key: string): Promise<FileJob> {
  const id = await lastJob(folder, kind);
  return toFileJob(id === null ? null : await findJob(dataRoot(), id), key);
}

/** What a job of a kind works on; null if another one has begun in its place, or if the files were deleted. */
export async function readInput(folder: string, kind: FileJobKind, key: string) {
  const input = await readNote(inputFile(folder, kind), jobInput);
  return input?.key === key ? input : null;
}

/** Whether a job is the last of its kind on its files: an earlier one stops by itself. */
export async function isLastJob(folder: string, kind: FileJobKind, id: string): Promise<boolean> {
  return (await lastJob(folder, kind)) === id;
}

/** Starts a job in a process of its own, unless the same is running or done. An earlier one for something else stops. */
export async function startFileJob(
  folder: string,
  kind: FileJobKind,
  input: z.input<typeof jobInput>,
  { again = false } = {},
): Promise<void> {
  const { key } = input;
  const { state } = await findFileJob(folder, kind, key);
  if (state === "running" || (state === "done" && !again)) return;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await forgetFileJob(folder, kind);
  const id = newJobId();
  await writeNote(inputFile(folder, kind), input);
  await writeNote(nameFile(folder, kind), { id });
  await startJob(dataRoot(), { kind, folder, key }, null, id);
}

/** Deletes the record of the last job of a kind, which may quote answers; one at work ends without a result. */
async function forgetFileJob(folder: string, kind: FileJobKind): Promise<void> {
  const id = await lastJob(folder, kind);
  const found = id === null ? null : await findJob(dataRoot(), id);
  if (!found) return;
  await (hasEnded(found.status) ? forgetJob(dataRoot(), found.job.id) : askToCancel(dataRoot(), found.job.id));
}

/** Ends the jobs on the files in a folder, and deletes their records, before the folder is deleted. */
export async function forgetFileJobs(folder: string): Promise<void> {
  for (const kind of FILE_JOB_KINDS) await forgetFileJob(folder, kind);
}
