import { z } from "zod";

/** What is worked out in a process of its own, so that large files never hold up the site. */
export const JOB_KINDS = ["describe", "preview", "check"] as const;
export type JobKind = (typeof JOB_KINDS)[number];

/** Milliseconds between two signs of life of a job, and after which a silent one has ended. */
export const BEAT = 2_000;
const SILENT = 30_000;

const failure = z.strictObject({ message: z.string(), fix: z.string() });

/** How far a job is. */
export const jobStatus = z.strictObject({
  /** A later job of the same kind has another id; the earlier one then stops. */
  id: z.uuid(),
  /** Identifies what it works on: a result for something else is of no use. */
  key: z.string(),
  state: z.enum(["running", "done", "failed"]),
  /** What is being done, and how much of it. */
  step: z.string(),
  done: z.number().nullable(),
  total: z.number().nullable(),
  startedAt: z.iso.datetime(),
  beatAt: z.iso.datetime(),
  failure: failure.nullable(),
});
export type JobStatus = z.output<typeof jobStatus>;

const file = z.strictObject({
  uploadId: z.uuid(),
  name: z.string(),
  kind: z.string(),
  sha256: z.string(),
});
export type JobFile = z.output<typeof file>;

/** What a job is asked to do. */
export const jobRequest = z.strictObject({
  id: z.uuid(),
  key: z.string(),
  draft: z.uuid(),
  files: z.array(file),
  /** The definition as it was saved; the job checks it again. */
  definition: z.unknown(),
  /** Published brands with the address part of their industry, for a proposal. */
  known: z.array(z.strictObject({ brand: z.string(), industry: z.string() })).default([]),
});
export type JobRequest = z.output<typeof jobRequest>;

/** Tells how far the work of a job is. */
export type Tell = (step: string, done?: number, total?: number) => void;

/** DuckDB's limit in a job, as that of the commands: enough for 100,000 interviews of 400 columns. */
export const JOB_MEMORY = "1GB";

export type JobState = "none" | "running" | "done" | "failed" | "stopped";

/** The state of a job for what it is needed for: "none" if it was for something else, "stopped" if its process ended. */
export function stateOf(status: JobStatus | null, key: string, now: Date): JobState {
  if (status === null || status.key !== key) return "none";
  if (status.state !== "running") return status.state;
  return now.getTime() - Date.parse(status.beatAt) > SILENT ? "stopped" : "running";
}
