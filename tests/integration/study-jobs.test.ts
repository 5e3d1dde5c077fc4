import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hasEnded } from "@/lib/study/jobs/job";
import { readJob, scratchOf, takeLock, writeJob } from "@/lib/study/jobs/job-files";
import { findJob, findJobAtWork } from "@/lib/study/jobs/find-job";
import { cancelJob, startJob } from "@/lib/study/jobs/start-job";

// A computation in a process of its own, as the site starts it.

const EXAMPLE = path.resolve(import.meta.dirname, "../../content/examples/interviews");
const PATIENCE = { timeout: 90_000, interval: 250 };
const compute = (paths: string[]) =>
  ({ kind: "compute", draft: null, paths, definition: null, isSample: true, memory: "500MB" }) as const;

let root: string;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), "jobs-"));
});
afterAll(async () => {
  await rm(root, { recursive: true, force: true });
});

const statusOf = async (id: string) => (await findJob(root, id))?.status ?? "none";
const ended = async (id: string) =>
  expect.poll(async () => hasEnded((await findJob(root, id))?.status ?? "starting"), PATIENCE).toBe(true);

test("a job computes a study, tells its steps, and leaves no temporary files", { timeout: 120_000 }, async () => {
  const { status, id } = await startJob(root, compute([EXAMPLE]), null);
  expect(status).toBe("started");
  expect(await startJob(root, compute([EXAMPLE]), null), "one at a time").toEqual({ status: "busy", id });
  await ended(id);
  const job = await readJob(root, id);
  expect(job).toMatchObject({ state: "done", error: null });
  expect(job?.steps.map(({ label }) => label)).toEqual(
    expect.arrayContaining(["Opening the files", "Checking the answers", "Storing the results"]),
  );
  expect(job?.result).toMatch(/^[0-9a-f]{12}$/);
  expect(existsSync(path.join(root, "computations", job?.result ?? "", "manifest.json"))).toBe(true);
  expect(existsSync(scratchOf(root, id))).toBe(false);
  expect(await findJobAtWork(root, "compute")).toBeNull();
});

test("a job that fails says what is wrong and how to fix it, as the command does", { timeout: 120_000 }, async () => {
  const file = path.join(root, "broken.csv");
  await writeFile(file, "respondent,Brand\n1,2\n");
  const { id } = await startJob(root, compute([file]), null);
  await ended(id);
  const job = await readJob(root, id);
  expect(job).toMatchObject({ state: "failed", result: null });
  expect(job?.error).toMatch(/Fix|fix/);
});

test("a cancelled job keeps nothing", { timeout: 120_000 }, async () => {
  const { id } = await startJob(root, compute([EXAMPLE]), null);
  await expect.poll(async () => statusOf(id), PATIENCE).not.toBe("starting");
  const isCancelled = await cancelJob(root, id);
  await ended(id);
  // A tiny study may be done before the request reaches it.
  expect(await statusOf(id)).toBe(isCancelled ? "cancelled" : "done");
  expect(existsSync(scratchOf(root, id))).toBe(false);
  expect((await readdir(path.join(root, "computations"))).filter((name) => name.startsWith("."))).toEqual([]);
  expect(await cancelJob(root, id), "again").toBe(false);
});

test(
  "a job whose process was killed is shown as stopped, and another takes its place",
  { timeout: 120_000 },
  async () => {
    const id = "0123456789abcdef";
    const long = new Date(Date.now() - 600_000).toISOString();
    const [known] = await readdir(path.join(root, "jobs"));
    expect(known).toBeDefined();
    await writeJob(root, {
      ...{ id, request: compute([EXAMPLE]), by: null, state: "running", host: (await import("node:os")).hostname() },
      // No process has this number.
      ...{ pid: 4_194_304, startedAt: long, heartbeatAt: long, endedAt: null, steps: [], lines: [] },
      ...{ memory: 1, peak: 1, result: null, error: null },
    });
    // The job before says that it has ended, and then gives the lock back.
    await expect.poll(async () => takeLock(root, "compute", id), PATIENCE).toBe(true);
    expect(await statusOf(id)).toBe("stopped");
    const next = await startJob(root, compute([EXAMPLE]), null);
    expect(next.status).toBe("started");
    await ended(next.id);
    expect(await statusOf(next.id)).toBe("done");
  },
);
