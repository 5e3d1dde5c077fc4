import { rm } from "node:fs/promises";
import { constants, setPriority } from "node:os";
import path from "node:path";
import { z } from "zod";
import { printError } from "@/lib/platform/terminal/terminal";
import { StudyDatabaseError } from "@/lib/study/duckdb/failure";
import {
  BEAT,
  JOB_KINDS,
  type JobKind,
  type JobRequest,
  jobRequest,
  type JobStatus,
  type Tell,
} from "@/lib/study/drafts/jobs/job";
import { findJob, requestFile, resultFile, statusFile } from "@/lib/study/drafts/jobs/start-job";
import { inTurn } from "@/lib/study/drafts/jobs/turn";
import { readNote, writeNote } from "@/lib/study/drafts/uploads/write-note";
import { FileRefused } from "@/lib/study/interviews/file-refused";

// The process of a job: `run-job.ts KIND FOLDER`. It says how far it is in a file and leaves its result in another.

async function work(kind: JobKind, request: JobRequest, folder: string, tell: Tell): Promise<object> {
  switch (kind) {
    case "describe":
      return (await import("@/lib/study/drafts/jobs/describe-upload")).describeUpload(request, folder, tell);
    case "preview":
      return (await import("@/lib/study/drafts/jobs/preview-mapping")).previewMapping(request, folder, tell);
    case "check":
      return (await import("@/lib/study/drafts/jobs/check-draft")).checkDraft(request, folder, tell);
  }
}

/** What a person can do about a failure; others are told of in general. */
function explain(error: unknown): JobStatus["failure"] {
  if (error instanceof FileRefused) return { message: error.message, fix: error.fix };
  if (error instanceof StudyDatabaseError) return { message: error.message, fix: "" };
  return {
    message: "this could not be finished",
    fix: "try again; if it happens again, run the study command on the same files, which shows the whole error",
  };
}

async function run(kind: JobKind, folder: string): Promise<void> {
  const request = await readNote(requestFile(folder, kind), jobRequest);
  if (request === null) return;
  const now = () => new Date().toISOString();
  let status: JobStatus = {
    ...{ id: request.id, key: request.key, state: "running", step: "Starting" },
    ...{ done: null, total: null, startedAt: now(), beatAt: now(), failure: null },
  };
  const keep = async () => writeNote(statusFile(folder, kind), status);
  const isOurs = async () => (await findJob(folder, kind))?.id === request.id;
  let isKeeping = false;
  const beat = setInterval(() => {
    if (isKeeping) return;
    isKeeping = true;
    void (async () => {
      // Another job has begun in the place of this one, or the draft was given up.
      if (!(await isOurs())) process.exit(0);
      status = { ...status, beatAt: now() };
      await keep();
    })()
      .catch(() => undefined)
      .finally(() => (isKeeping = false));
  }, BEAT / 4);
  const tell: Tell = (step, done, total) => {
    status = { ...status, step, done: done ?? null, total: total ?? null };
  };
  try {
    const result = await inTurn(
      path.join(folder, "..", "..", "drafts"),
      () => tell("Waiting for other files to be read"),
      async () => work(kind, request, folder, tell),
    );
    clearInterval(beat);
    if (!(await isOurs())) return;
    await writeNote(resultFile(folder, kind), { key: request.key, ...result });
    status = { ...status, state: "done", beatAt: now() };
  } catch (error) {
    clearInterval(beat);
    printError(error instanceof Error ? (error.stack ?? error.message) : String(error));
    if (!(await isOurs())) return;
    status = { ...status, state: "failed", beatAt: now(), failure: explain(error) };
  } finally {
    await rm(path.join(folder, "scratch"), { recursive: true, force: true });
  }
  await keep();
}

const [kind, folder] = process.argv.slice(2);
// Pages come first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
await run(z.enum(JOB_KINDS).parse(kind), z.string().parse(folder));
process.exit(0);
