import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { closeSync, openSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { hostname } from "node:os";
import { detachedEnvironment } from "@/lib/study/jobs/detached-environment";
import { hasEnded, type Job, type JobRequest, type JobStatus, statusOf } from "@/lib/study/jobs/job";
import {
  askToCancel,
  clearAfter,
  forgetJob,
  giveLock,
  holderOf,
  listJobs,
  logOf,
  makeJobsFolder,
  readJob,
  scratchOf,
  takeLock,
  writeJob,
} from "@/lib/study/jobs/job-files";
import { isRunning } from "@/lib/study/live-process";

/** Days for which the record of an ended job is kept. */
const KEPT = 30 * 86_400_000;
/** Milliseconds that a process has to end by itself when it is cancelled. */
const PATIENCE = 5_000;
const LOOK_EVERY = 200;

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
export async function findJobAtWork(root: string, kind: JobRequest["kind"]): Promise<SeenJob | null> {
  const id = await holderOf(root, kind);
  const found = id === null ? null : await findJob(root, id);
  return found && !hasEnded(found.status) ? found : null;
}

/**
 * Starts a process for a job, one of each kind at a time: "busy" with the job at work if there is one. The process
 * does not end with this one.
 */
export async function startJob(
  root: string,
  request: JobRequest,
  by: string | null,
): Promise<{ status: "started" | "busy"; id: string }> {
  await makeJobsFolder(root);
  await forgetOldJobs(root);
  const id = randomBytes(8).toString("hex");
  const now = new Date().toISOString();
  await writeJob(root, {
    ...{ id, request, by, state: "starting", host: hostname(), pid: null, startedAt: now, heartbeatAt: now },
    ...{ endedAt: null, steps: [], lines: [], memory: 0, peak: 0, result: null, error: null },
  });
  const holder = await holdLock(root, request.kind, id);
  if (holder !== null) {
    await forgetJob(root, id);
    return { status: "busy", id: holder };
  }
  await mkdir(scratchOf(root, id), { recursive: true, mode: 0o700 });
  launch(root, id);
  return { status: "started", id };
}

/** Takes the lock, also from a job that has ended without giving it back. @returns the job that has it, if another */
async function holdLock(root: string, kind: JobRequest["kind"], id: string): Promise<string | null> {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (await takeLock(root, kind, id)) return null;
    const holder = await holderOf(root, kind);
    if (holder === null) continue;
    const found = await findJob(root, holder);
    if (found && !hasEnded(found.status)) return holder;
    if (found) await clearAfter(root, found.job);
    await giveLock(root, kind, holder);
  }
  return (await holderOf(root, kind)) ?? id;
}

function launch(root: string, id: string): void {
  const log = openSync(logOf(root, id), "a", 0o600);
  try {
    const child = spawn(
      process.execPath,
      ["--import", "tsx", "--conditions=react-server", "lib/study/cli/cli.ts", "job", id],
      {
        cwd: process.cwd(),
        detached: true,
        stdio: ["ignore", log, log],
        env: detachedEnvironment({ DATA_DIR: root, TMPDIR: scratchOf(root, id) }),
      },
    );
    // The record tells of a process that could not be started: it stays without a sign of life.
    child.on("error", () => undefined);
    child.unref();
  } finally {
    closeSync(log);
  }
}

/**
 * Stops a job and deletes its temporary files: asked first, ended after five seconds if it runs on this machine.
 * @returns false if it has ended already
 */
export async function cancelJob(root: string, id: string): Promise<boolean> {
  const found = await findJob(root, id);
  if (!found || hasEnded(found.status)) return false;
  await askToCancel(root, id);
  const signalled = signal(found.job, "SIGTERM");
  const until = Date.now() + PATIENCE;
  while (Date.now() < until) {
    const now = await findJob(root, id);
    if (!now || hasEnded(now.status)) return now?.status !== "done";
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
  }
  const last = await readJob(root, id);
  // On another machine, its process finds the request at its next sign of life.
  if (!last || !signalled || !signal(last, "SIGKILL")) return true;
  await writeJob(root, { ...last, state: "cancelled", endedAt: new Date().toISOString() });
  await clearAfter(root, last);
  await giveLock(root, last.request.kind, id);
  return true;
}

/** Signals the process of a job on this machine. @returns whether there was one */
function signal({ pid, host }: Job, name: NodeJS.Signals): boolean {
  if (pid === null || host !== hostname()) return false;
  try {
    process.kill(pid, name);
    return true;
  } catch {
    return false;
  }
}

async function forgetOldJobs(root: string): Promise<void> {
  for (const id of await listJobs(root)) {
    const found = await findJob(root, id);
    if (!found || !hasEnded(found.status)) continue;
    if (found.status === "stopped") await clearAfter(root, found.job);
    if (Date.now() - Date.parse(found.job.heartbeatAt) > KEPT) await forgetJob(root, id);
  }
}
