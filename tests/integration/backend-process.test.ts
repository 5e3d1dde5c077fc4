import { spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startBackend } from "@/supabase/local/backend-process";
import { installationAt, projectRoot } from "@/supabase/local/installation";
import { findOwner } from "@/supabase/local/owner-lock";
import { loadSecrets } from "@/supabase/local/secrets";
import { newDataDir } from "@/tests/support/backend";
import { endOf, survivorsOf, until } from "@/tests/support/process-tree";

let dataDir = "";

beforeEach(async () => {
  dataDir = await newDataDir();
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

test("the backend listens on the loopback address only, and sends nothing over the network while it runs", async () => {
  const file = path.join(dataDir, "connections");
  const recorder = path.join(projectRoot, "tests/support/record-connections.cjs");
  const env = { DATA_DIR: dataDir, BACKEND_PORT: "0", CONNECTIONS_FILE: file, NODE_OPTIONS: `--require=${recorder}` };
  const backend = await startBackend(env);
  const other = backend.url.replace("127.0.0.1", "127.0.0.2");
  await expect(fetch(`${other}/healthz`)).rejects.toThrow();
  expect((await fetch(`${backend.url}/healthz`)).status).toBe(200);
  const { publishableKey, secretKey } = loadSecrets(installationAt(dataDir));
  for (const apikey of [publishableKey, secretKey, "wrong"]) {
    for (const target of ["rpc/list_markets", "user_roles", "rpc/nothing"]) {
      await fetch(`${backend.url}/rest/v1/${target}`, { headers: { apikey } });
    }
  }
  await backend.stop();
  const lines = readFileSync(file, "utf8").trim().split("\n");
  expect(lines).toContain("recording");
  // Its own listening, and the pipe of a `tsx` that may have started this test, stay on the machine.
  const within = (line: string) => line === "recording" || line === "lookup 127.0.0.1" || line.includes('"path":"/');
  expect(lines.filter((line) => !within(line))).toEqual([]);
});

// That it takes another port when the former one is taken, tests/start/start.test.ts shows with the site that follows.
test("the backend restarts on its former port", async () => {
  // Any port: the usual ones would be the same again by themselves.
  const env = { DATA_DIR: dataDir, BACKEND_PORT: "0" };
  const first = await startBackend(env);
  first.child.kill("SIGKILL");
  await endOf(first.child);
  const manner = { isPatient: true, formerPort: first.port };
  const second = await startBackend(env, undefined, undefined, manner);
  expect(second.port).toBe(first.port);
  expect((await fetch(`${second.url}/healthz`)).status).toBe(200);
  await second.stop();
});

test("the backend exits and releases the database when its parent is killed", async () => {
  const script = `
    import { startBackend } from "@/supabase/local/backend-process";
    const backend = await startBackend({ DATA_DIR: ${JSON.stringify(dataDir)}, BACKEND_PORT: "0" });
    console.log(backend.child.pid);
  `;
  const parent = spawn(process.execPath, ["--import", "tsx", "--input-type=module-typescript", "--eval", script], {
    cwd: projectRoot,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const pid = await new Promise<number>((resolve) => parent.stdout.once("data", (text) => resolve(Number(text))));
  expect(findOwner(installationAt(dataDir).lock)?.pid).toBe(pid);
  parent.kill("SIGKILL");
  await endOf(parent);
  expect(await survivorsOf([pid], 300_000)).toEqual([]);
  expect(findOwner(installationAt(dataDir).lock)).toBeNull();
});

test("the backend stops a query that does not finish in time", async () => {
  const script = `
    import { Watchdog } from "@/supabase/local/watchdog";
    await new Watchdog().within(300, async () => { for (;;); });
  `;
  const stuck = spawn(process.execPath, ["--import", "tsx", "--input-type=module-typescript", "--eval", script], {
    cwd: projectRoot,
    stdio: ["ignore", "pipe", "ignore"],
  });
  let words = "";
  stuck.stdout.setEncoding("utf8").on("data", (text: string) => (words += text));
  expect(await endOf(stuck)).toEqual({ code: null, signal: "SIGKILL" });
  await until("the reason", 60_000, () => words.includes("Query timed out"));
});
