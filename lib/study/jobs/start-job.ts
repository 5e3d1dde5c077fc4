import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { closeSync, openSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { hostname } from "node:os";
import { detachedEnvironment } from "@/lib/study/jobs/detached-environment";
import { findJob } from "@/lib/study/jobs/find-job";
import { holdLock } from "@/lib/study/jobs/hold-lock";
import { hasEnded, isFileJobKind, type Job, type JobRequest } from "@/lib/study/jobs/job";
import {
  askToCancel,
  clearAfter,
  forgetJob,
  giveLock,
  listJobs,
  logOf,
  makeJobsFolder,
  readJob,
  scratchOf,
  writeJob,
} from "@/lib/study/jobs/job-files";

/** Days for which the record of an ended job is kept. */
const KEPT = 30 * 86_400_000;
/** Milliseconds that a process has to end by itself when it is cancelled. */
const PATIENCE = 5_000;
const LOOK_EVERY = 200;

/** Megabytes of objects of a job on files, which may be damaged: DuckDB's memory is beside it and has its own limit. */
const HEAP = 1024;

/** An id for a job that is about to start. */
export const newJobId = (): string => randomBytes(8).toString("hex");

/**
 * Starts a process for a job, one of each kind at a time: "busy" with the job at work if there is one. Jobs on files
 * wait for their turn instead. The process does not end with this one.
 */
export async function startJob(
  root: string,
  request: JobRequest,
  by: string | null,
  id = newJobId(),
): Promise<{ status: "started" | "busy"; id: string }> {
  await makeJobsFolder(root);
  await forgetOldJobs(root);
  const now = new Date().toISOString();
  await writeJob(root, {
    ...{ id, request, by, state: "starting", host: hostname(), pid: null, startedAt: now, heartbeatAt: now },
    ...{ endedAt: null, steps: [], lines: [], memory: 0, peak: 0, result: null, error: null },
  });
  const holder = isFileJobKind(request.kind) ? null : await holdLock(root, request.kind, id);
  if (holder !== null) {
    await forgetJob(root, id);
    return { status: "busy", id: holder };
  }
  await mkdir(scratchOf(root, id), { recursive: true, mode: 0o700 });
  launch(root, id, isFileJobKind(request.kind) ? [`--max-old-space-size=${HEAP}`] : []);
  return { status: "started", id };
}

function launch(root: string, id: string, options: readonly string[]): void {
  const log = openSync(logOf(root, id), "a", 0o600);
  try {
    const child = spawn(
      process.execPath,
      ["--import", "tsx", "--conditions=react-server", ...options, "lib/study/cli/cli.ts", "job", id],
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
    // What was worked out from the files of a draft is of use as long as they are there.
    const isOfUse = isFileJobKind(found.job.request.kind) && found.status === "done";
    if (!isOfUse && Date.now() - Date.parse(found.job.heartbeatAt) > KEPT) await forgetJob(root, id);
  }
}
