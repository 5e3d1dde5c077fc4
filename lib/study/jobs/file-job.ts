import { z } from "zod";
import type { Job, JobStep } from "@/lib/study/jobs/job";
import type { SeenJob } from "@/lib/study/jobs/find-job";

const file = z.strictObject({
  uploadId: z.uuid(),
  name: z.string(),
  kind: z.string(),
  sha256: z.string(),
});
export type JobFile = z.output<typeof file>;

/** What a job on the files of a draft works on; kept beside them, and deleted with them. */
export const jobInput = z.strictObject({
  key: z.string(),
  draft: z.uuid(),
  files: z.array(file),
  /** The definition as it was saved; the job checks it again. */
  definition: z.unknown(),
  /** Published brands with the address part of their industry, for a proposal. */
  known: z.array(z.strictObject({ brand: z.string(), industry: z.string() })).default([]),
});
export type JobInput = z.output<typeof jobInput>;

/** What the work of a job is given beside its input. */
export interface JobPlace {
  /** For temporary files: deleted when the job ends, however it ends. */
  scratch: string;
  tell: Tell;
}

/** Tells how far the work of a job is. */
export type Tell = (step: string, done?: number, total?: number) => void;

/** DuckDB's limit in a job, as that of the commands: enough for 100,000 interviews of 400 columns. */
export const JOB_MEMORY = "1GB";

/** "none": it was not begun, or for something else; "stopped": its process is gone. */
export type FileJobState = "none" | "running" | "done" | "failed" | "stopped";

/** How far a job on the files of a draft is, for what it is needed for. */
export interface FileJob {
  state: FileJobState;
  /** What is being done, and how much of it. */
  step: Pick<JobStep, "label" | "done" | "total"> | null;
  /** Why it failed; on a second line what to do. */
  error: string | null;
  endedAt: string | null;
}

const NONE: FileJob = { state: "none", step: null, error: null, endedAt: null };

/** A job as it is seen by those who need its work for one thing; "none" if it was for another. */
export function toFileJob(seen: SeenJob | null, key: string): FileJob {
  if (seen === null) return NONE;
  const { job, status } = seen;
  if (keyOf(job) !== key || status === "cancelled") return NONE;
  const step = job.steps.at(-1) ?? null;
  return { state: status === "starting" ? "running" : status, step, error: job.error, endedAt: job.endedAt };
}

function keyOf({ request }: Job): string | null {
  return request.kind === "compute" || request.kind === "publish" ? null : request.key;
}
