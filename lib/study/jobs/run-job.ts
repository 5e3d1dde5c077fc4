import { constants, hostname, setPriority } from "node:os";
import { waitForLock } from "@/lib/study/jobs/hold-lock";
import { BEAT, isFileJobKind, type Job, type JobRequest } from "@/lib/study/jobs/job";
import { clearAfter, giveLock, isAskedToCancel, readJob, writeJob } from "@/lib/study/jobs/job-files";

/** Lines that are kept of what a job says. */
const MOST_LINES = 30;
const MEGABYTE = 1024 ** 2;

/** How a job tells what it does. */
export interface Telling {
  /** Begins a step, or says how far it is. */
  step: (label: string, done?: number, total?: number) => void;
  say: (line: string) => void;
}

/** How the jobs of an installation are done. */
export interface Duties {
  /** Does the work; returns the result. */
  work: (request: JobRequest, by: string | null, tell: Telling) => Promise<string>;
  /** What an error means and how to fix it. */
  explain: (request: JobRequest, error: unknown) => Promise<string>;
  /** Whether anything still needs the job: it ends where nothing does. */
  isWanted: (request: JobRequest) => Promise<boolean>;
}

/**
 * Runs a job in this process to its end, at low priority, and keeps its record. A signal to stop, or a request in the
 * data directory, ends the process at once.
 * @returns whether it succeeded; false also if there is no such job, or if it ran before
 */
export async function runJob(root: string, id: string, { work, explain, isWanted }: Duties): Promise<boolean> {
  const begun = await readJob(root, id);
  if (begun?.state !== "starting") return false;
  const { request, by } = begun;
  // Pages come first; what a person waits for on a page comes before what takes minutes.
  const isOnFiles = isFileJobKind(request.kind);
  setPriority(isOnFiles ? constants.priority.PRIORITY_BELOW_NORMAL : constants.priority.PRIORITY_LOW);
  const run = new JobRun(root, { ...begun, state: "running", pid: process.pid, host: hostname() }, async () =>
    isWanted(request).catch(() => true),
  );
  const timer = setInterval(() => void run.beat(), BEAT);
  const cancel = () => void run.end({ state: "cancelled" }).finally(() => process.exit(0));
  for (const name of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(name, cancel);
  run.onCancel = cancel;
  await run.beat();
  try {
    if (isOnFiles) await waitForLock(root, request.kind, id, () => run.step("Waiting for other files to be read"));
    const result = await work(request, by, run);
    await run.end({ state: "done", result });
    return true;
  } catch (error) {
    await run.end({ state: "failed", error: await explain(request, error) });
    return false;
  } finally {
    clearInterval(timer);
  }
}

class JobRun implements Telling {
  private writing: Promise<void> = Promise.resolve();
  private hasEnded = false;
  onCancel: () => void = () => undefined;

  constructor(
    private readonly root: string,
    private job: Job,
    private readonly isWanted: () => Promise<boolean>,
  ) {}

  readonly step = (label: string, done?: number, total?: number): void => {
    const now = new Date().toISOString();
    const steps = [...this.job.steps];
    const last = steps.at(-1);
    if (last?.label === label) {
      steps[steps.length - 1] = { ...last, done: done ?? last.done, total: total ?? last.total };
    } else {
      if (last) steps[steps.length - 1] = { ...last, endedAt: now };
      steps.push({ label, startedAt: now, endedAt: null, done: done ?? null, total: total ?? null });
    }
    this.job = { ...this.job, steps };
  };

  readonly say = (line: string): void => {
    this.job = { ...this.job, lines: [...this.job.lines, line].slice(-MOST_LINES) };
  };

  /** A sign of life, with what has happened since the last. */
  async beat(): Promise<void> {
    if (this.hasEnded) return;
    const memory = Math.round(process.memoryUsage.rss() / MEGABYTE);
    this.job = { ...this.job, memory, peak: Math.max(memory, this.job.peak), heartbeatAt: new Date().toISOString() };
    await this.write();
    const isOver = (await isAskedToCancel(this.root, this.job.id)) || !(await this.isWanted());
    if (isOver && !this.hasEnded) this.onCancel();
  }

  async end(how: Pick<Job, "state"> & Partial<Pick<Job, "result" | "error">>): Promise<void> {
    if (this.hasEnded) return;
    this.hasEnded = true;
    const now = new Date().toISOString();
    const steps = this.job.steps.map((step) => ({ ...step, endedAt: step.endedAt ?? now }));
    this.job = { ...this.job, ...how, steps, endedAt: now, heartbeatAt: now };
    // Work that was cut short may still be writing there; what stays goes when the record does.
    await clearAfter(this.root, this.job).catch(() => undefined);
    await this.write();
    await giveLock(this.root, this.job.request.kind, this.job.id);
  }

  /** One after the other: an earlier record must not replace a later one. A full disk costs a sign of life, not the job. */
  private write(): Promise<void> {
    const job = this.job;
    this.writing = this.writing.then(() => writeJob(this.root, job)).catch(() => undefined);
    return this.writing;
  }
}
