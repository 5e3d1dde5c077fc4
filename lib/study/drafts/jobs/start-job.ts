import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdir, open } from "node:fs/promises";
import { join } from "node:path";
import type { z } from "zod";
import { logError } from "@/lib/platform/telemetry/log-error";
import { type JobKind, type jobRequest, type JobStatus, jobStatus, stateOf } from "@/lib/study/drafts/jobs/job";
import { detachedEnvironment } from "@/lib/study/jobs/detached-environment";
import { readNote, writeNote } from "@/lib/study/drafts/uploads/write-note";

const ENTRY = ["lib", "study", "drafts", "jobs", "run-job.ts"];
/** Megabytes of objects: DuckDB's memory is beside it and has its own limit. */
const HEAP = 1024;

export const requestFile = (folder: string, kind: JobKind): string => join(folder, `${kind}-request.json`);
export const statusFile = (folder: string, kind: JobKind): string => join(folder, `${kind}-status.json`);
export const resultFile = (folder: string, kind: JobKind): string => join(folder, `${kind}.json`);

/** How far the last job of a kind is; null if there was none. */
export async function findJob(folder: string, kind: JobKind): Promise<JobStatus | null> {
  return readNote(statusFile(folder, kind), jobStatus);
}

/**
 * Starts a job in a process of its own, which outlives this one, unless the same is running or done. An earlier job for
 * something else stops by itself.
 */
export async function startJob(
  folder: string,
  kind: JobKind,
  request: Omit<z.input<typeof jobRequest>, "id">,
  { again = false } = {},
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const state = stateOf(await findJob(folder, kind), request.key, new Date());
  if (state === "running" || (state === "done" && !again)) return;
  const id = randomUUID();
  const now = new Date().toISOString();
  await writeNote(requestFile(folder, kind), { id, ...request });
  const begun: JobStatus = {
    ...{ id, key: request.key, state: "running", step: "Starting" },
    ...{ done: null, total: null, startedAt: now, beatAt: now, failure: null },
  };
  await writeNote(statusFile(folder, kind), begun);
  // What a person can do nothing about is in this file, for the operator.
  const log = await open(join(folder, `${kind}.log`), "w", 0o600);
  const child = spawn(
    process.execPath,
    [
      "--import",
      "tsx",
      "--conditions=react-server",
      `--max-old-space-size=${HEAP}`,
      join(/* turbopackIgnore: true */ process.cwd(), ...ENTRY),
      kind,
      folder,
    ],
    { cwd: process.cwd(), detached: true, stdio: ["ignore", "ignore", log.fd], env: detachedEnvironment() },
  );
  child.on("error", (error) => logError(error, "A job on the files of a draft could not be started."));
  child.unref();
  await log.close();
}
