import { randomBytes } from "node:crypto";
import { link, mkdir, open, readdir, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { isFileJobKind, type Job, JOB_ID, type JobKind, jobRecord } from "@/lib/study/jobs/job";

/** The folder of jobs in a data directory. */
const jobsFolder = (root: string) => path.join(root, "jobs");

/** Where a job keeps temporary files: deleted when it ends, however it ends. */
export const scratchOf = (root: string, id: string) => path.join(jobsFolder(root), `${id}.scratch`);
/** What its process writes beside its record: the reason of a crash. */
export const logOf = (root: string, id: string) => path.join(jobsFolder(root), `${id}.log`);
const recordOf = (root: string, id: string) => path.join(jobsFolder(root), `${id}.json`);
const cancelOf = (root: string, id: string) => path.join(jobsFolder(root), `${id}.cancel`);
const lockOf = (root: string, kind: JobKind) =>
  path.join(jobsFolder(root), `${isFileJobKind(kind) ? "files" : kind}.lock`);

export async function makeJobsFolder(root: string): Promise<void> {
  await mkdir(jobsFolder(root), { recursive: true, mode: 0o700 });
}

/** A job's record; null if there is none, or if it is not one. */
export async function readJob(root: string, id: string): Promise<Job | null> {
  if (!JOB_ID.test(id)) return null;
  const text = await readFile(recordOf(root, id), "utf8").catch(() => null);
  if (text === null) return null;
  const parsed = jobRecord.safeParse(parseJson(text));
  return parsed.success ? parsed.data : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Replaces a job's record: readers see the old or the new one. */
export async function writeJob(root: string, job: Job): Promise<void> {
  await writeWhole(recordOf(root, job.id), JSON.stringify(job));
}

async function writeWhole(target: string, text: string): Promise<void> {
  const draft = await writeDraft(target, text);
  await rename(draft, target);
}

async function writeDraft(target: string, text: string): Promise<string> {
  const draft = `${target}.${process.pid}.${randomBytes(4).toString("hex")}.draft`;
  const file = await open(draft, "wx", 0o600);
  try {
    await file.writeFile(text);
  } finally {
    await file.close();
  }
  return draft;
}

/** Ids of all jobs. */
export async function listJobs(root: string): Promise<string[]> {
  const names = await readdir(jobsFolder(root)).catch(() => []);
  return names.flatMap((name) => (name.endsWith(".json") && JOB_ID.test(name.slice(0, -5)) ? [name.slice(0, -5)] : []));
}

/** The job that holds the lock of a kind; null if none does. */
export async function holderOf(root: string, kind: JobKind): Promise<string | null> {
  return readFile(lockOf(root, kind), "utf8").catch(() => null);
}

/** Takes the lock of a kind for a job: false if another job has it. */
export async function takeLock(root: string, kind: JobKind, id: string): Promise<boolean> {
  // A link fails where the name is taken, as O_EXCL does, and the file is whole from the start.
  const draft = await writeDraft(lockOf(root, kind), id);
  try {
    await link(draft, lockOf(root, kind));
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/** Gives a lock back, if this job still holds it. */
export async function giveLock(root: string, kind: JobKind, id: string): Promise<void> {
  // Renamed before it is looked at: of two processes that would remove it, one gets it.
  const taken = `${lockOf(root, kind)}.${process.pid}.${randomBytes(4).toString("hex")}.draft`;
  const isTaken = await rename(lockOf(root, kind), taken).then(
    () => true,
    () => false,
  );
  if (!isTaken) return;
  const holder = await readFile(taken, "utf8").catch(() => "");
  if (holder !== id) await link(taken, lockOf(root, kind)).catch(() => undefined);
  await rm(taken, { force: true });
}

/** Asks a job to stop, also one on another machine with the same data directory. */
export async function askToCancel(root: string, id: string): Promise<void> {
  await writeWhole(cancelOf(root, id), "");
}

export async function isAskedToCancel(root: string, id: string): Promise<boolean> {
  return readFile(cancelOf(root, id)).then(
    () => true,
    () => false,
  );
}

/** Deletes what an ended job no longer needs: temporary files, and a computation that was not stored completely. */
export async function clearAfter(root: string, { id, pid }: Pick<Job, "id" | "pid">): Promise<void> {
  await rm(scratchOf(root, id), { recursive: true, force: true, maxRetries: 3 });
  await rm(cancelOf(root, id), { force: true });
  if (pid === null) return;
  const computations = path.join(root, "computations");
  const names = await readdir(computations).catch(() => []);
  const partial = names.filter((name) => name.startsWith(".") && name.endsWith(`.${pid}.partial`));
  for (const name of partial) await rm(path.join(computations, name), { recursive: true, force: true });
}

/** Deletes a job's record and everything of it. */
export async function forgetJob(root: string, id: string): Promise<void> {
  for (const file of [recordOf(root, id), logOf(root, id), cancelOf(root, id)]) await rm(file, { force: true });
  await rm(scratchOf(root, id), { recursive: true, force: true });
}

/** The end of what a job's process wrote when it crashed; empty if it wrote nothing. */
export async function readLogEnd(root: string, id: string): Promise<string> {
  const text = await readFile(logOf(root, id), "utf8").catch(() => "");
  return text.trim().split("\n").slice(-8).join("\n");
}
