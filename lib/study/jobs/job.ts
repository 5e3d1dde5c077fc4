import { z } from "zod";

// Work that outlives the web server: one process each, which keeps a file of how far it is.

/** What is worked out from the files of a draft. Each waits for its turn: one at a time fits the memory. */
export const FILE_JOB_KINDS = ["describe", "preview", "check"] as const;
export type FileJobKind = (typeof FILE_JOB_KINDS)[number];

export type JobKind = FileJobKind | "compute" | "publish";

/** Whether a job works on the files of a draft. */
export const isFileJobKind = (kind: JobKind): kind is FileJobKind => kind !== "compute" && kind !== "publish";

export const JOB_ID = /^[0-9a-f]{16}$/;

const time = z.iso.datetime();

/** What a job does. Paths are on this machine and were made by the site. */
export const jobRequest = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("compute"),
    /** The draft that it computes; null for none. */
    draft: z.uuid().nullable(),
    /** Files and folders, as the command takes them. */
    paths: z.array(z.string().min(1)).min(1).max(200),
    /** study.json; null for the built-in study. */
    definition: z.string().min(1).nullable(),
    isSample: z.boolean(),
    memory: z.string(),
  }),
  z.strictObject({ kind: z.literal("publish"), release: z.uuid() }),
  z.strictObject({
    kind: z.enum(FILE_JOB_KINDS),
    /** Where its input and its result are: deleted with the files. */
    folder: z.string().min(1),
    /** Identifies what it works on: a result for something else is of no use. */
    key: z.string(),
  }),
]);
export type JobRequest = z.output<typeof jobRequest>;

const jobStep = z.strictObject({
  label: z.string(),
  startedAt: time,
  endedAt: time.nullable(),
  done: z.number().nullable(),
  total: z.number().nullable(),
});
export type JobStep = z.output<typeof jobStep>;

/** The file of a job. Its process alone writes it once it runs. */
export const jobRecord = z.strictObject({
  id: z.string().regex(JOB_ID),
  request: jobRequest,
  /** Id of the account that started it; null for the timer. */
  by: z.string().nullable(),
  state: z.enum(["starting", "running", "done", "failed", "cancelled"]),
  host: z.string(),
  /** Null until the process has written for the first time. */
  pid: z.int().positive().nullable(),
  startedAt: time,
  heartbeatAt: time,
  endedAt: time.nullable(),
  steps: z.array(jobStep),
  /** The last lines it said. */
  lines: z.array(z.string()),
  /** Megabytes in use, and the most so far. */
  memory: z.int().nonnegative(),
  peak: z.int().nonnegative(),
  /** Id of the computation, number of the publication, or key of what was worked on. */
  result: z.string().nullable(),
  /** What went wrong and how to fix it, as the command says it. */
  error: z.string().nullable(),
});
export type Job = z.output<typeof jobRecord>;

export type JobStatus = Job["state"] | "stopped";

/** Milliseconds between two signs of life. */
export const BEAT = 1_000;
/** Long computations in one piece give no sign of life for a while. */
const SILENT = 15_000;
const SILENT_ELSEWHERE = 90_000;
/** A busy machine takes its time to start a process. */
const STARTS_WITHIN = 120_000;

/** Where the reader of a job's file is, and what it knows of processes there. */
export interface Watcher {
  now: Date;
  host: string;
  isRunning: (pid: number) => boolean;
}

/**
 * Whether a job is at work, has ended, or was stopped from outside: its process is gone and the last sign of life is
 * old. Of a process on another machine, only the sign of life is known.
 */
export function statusOf(job: Job, { now, host, isRunning }: Watcher): JobStatus {
  if (job.state !== "starting" && job.state !== "running") return job.state;
  const silence = now.getTime() - Date.parse(job.heartbeatAt);
  if (job.pid === null) return silence > STARTS_WITHIN ? "stopped" : "starting";
  if (job.host !== host) return silence > SILENT_ELSEWHERE ? "stopped" : job.state;
  return silence > SILENT && !isRunning(job.pid) ? "stopped" : job.state;
}

/** Whether nothing more will happen. */
export function hasEnded(status: JobStatus): boolean {
  return status !== "starting" && status !== "running";
}

/** Milliseconds from the start to the end, the last sign of life of a stopped job, or now. */
export function elapsed(job: Job, status: JobStatus, now: Date): number {
  const end = job.endedAt ?? (status === "stopped" ? job.heartbeatAt : now.toISOString());
  return Math.max(0, Date.parse(end) - Date.parse(job.startedAt));
}

/** `3 s`, `2 min 05 s`, `1 h 02 min`. */
export function sayDuration(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const two = (value: number) => String(value).padStart(2, "0");
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  return minutes < 60
    ? `${minutes} min ${two(seconds % 60)} s`
    : `${Math.floor(minutes / 60)} h ${two(minutes % 60)} min`;
}
