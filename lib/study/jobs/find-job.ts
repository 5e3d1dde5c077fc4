import { hostname } from "node:os";
import { hasEnded, type Job, type JobKind, type JobStatus, statusOf } from "@/lib/study/jobs/job";
import { holderOf, readJob } from "@/lib/study/jobs/job-files";
import { isRunning } from "@/lib/study/live-process";

/** A job with its state as this process sees it. */
export type SeenJob = { job: Job; status: JobStatus };

const see = (job: Job, now = new Date()): SeenJob => ({
  job,
  status: statusOf(job, { now, host: hostname(), isRunning }),
});

/** A job and its state; null if there is none. */
export async function findJob(root: string, id: string): Promise<SeenJob | null> {
  const job = await readJob(root, id);
  return job && see(job);
}

/** The job of a kind that is at work; null if none is. */
export async function findJobAtWork(root: string, kind: JobKind): Promise<SeenJob | null> {
  const id = await holderOf(root, kind);
  const found = id === null ? null : await findJob(root, id);
  return found && !hasEnded(found.status) ? found : null;
}
