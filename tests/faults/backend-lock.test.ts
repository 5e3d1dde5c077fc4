import { rmSync } from "node:fs";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type BackendProcess, startBackend } from "@/supabase/local/backend-process";
import { installationAt } from "@/supabase/local/installation";
import { findOwner } from "@/supabase/local/owner-lock";
import { newDataDir } from "@/tests/support/backend";
import { endOf } from "@/tests/support/process-tree";

let dataDir = "";
const running: BackendProcess[] = [];

async function start(): Promise<BackendProcess> {
  const backend = await startBackend({ DATA_DIR: dataDir, BACKEND_PORT: "0" });
  running.push(backend);
  return backend;
}

beforeEach(async () => {
  dataDir = await newDataDir();
});

afterEach(async () => {
  for (const backend of running.splice(0)) await backend.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test("a second process is refused with the number of the first, which continues to serve", async () => {
  const first = await start();
  await expect(start()).rejects.toMatchObject({
    message: expect.stringContaining(
      `Another instance is already using the database in ${dataDir} (process ${first.child.pid})`,
    ) as string,
    remedy: expect.stringContaining(`kill ${first.child.pid}`) as string,
  });
  expect((await fetch(`${first.url}/healthz`)).status).toBe(200);
  expect(findOwner(installationAt(dataDir).lock)?.pid).toBe(first.child.pid);
});

test("of two simultaneous processes exactly one gets the database", async () => {
  const outcomes = await Promise.allSettled([start(), start(), start()]);
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

test("the lock of a killed process is taken over", async () => {
  const first = await start();
  const ended = endOf(first.child);
  first.child.kill("SIGKILL");
  await ended;
  const second = await start();
  expect((await fetch(`${second.url}/healthz`)).status).toBe(200);
});

test("a stopped backend finishes its queue, frees the lock and exits with 0", async () => {
  const backend = await start();
  const ended = endOf(backend.child);
  backend.child.kill("SIGTERM");
  expect(await ended).toEqual({ code: 0, signal: null });
  expect(findOwner(installationAt(dataDir).lock)).toBeNull();
});
