import { spawn, type ChildProcess } from "node:child_process";
import { createServer, type Server } from "node:net";
import type { AddressInfo } from "node:net";
import { rmSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startBackend } from "@/supabase/local/backend-process";
import { installationAt, projectRoot } from "@/supabase/local/installation";
import { findRuntime } from "@/supabase/local/runtime-file";
import { newDataDir } from "@/tests/support/backend";
import { freePort, productEnv } from "@/tests/support/process";
import { descendantsOf, endOf, survivorsOf, until } from "@/tests/support/process-tree";

const DIST_DIR = ".next-start-test";
const PATIENCE = 120_000;

let dataDir = "";
let output = "";
let command: ChildProcess | undefined;

/** `npm start -- …args` without npm: the same file with the same conditions. */
function start(port: number, args: string[] = [], env: Record<string, string> = {}): ChildProcess {
  output = "";
  const child = spawn(
    process.execPath,
    ["--import", "tsx", "--conditions=react-server", "supabase/local/start.ts", ...args],
    {
      cwd: projectRoot,
      env: productEnv({ DATA_DIR: dataDir, PORT: String(port), NEXT_DIST_DIR: DIST_DIR, ...env }),
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => (output += text));
  }
  command = child;
  return child;
}

async function listenSomewhere(): Promise<{ server: Server; port: number }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return { server, port: (server.address() as AddressInfo).port };
}

const isHealthy = async (port: number) =>
  fetch(`http://localhost:${port}/healthz`, { signal: AbortSignal.timeout(5_000) }).then(
    (answer) => answer.status === 200,
    () => false,
  );

beforeEach(async () => {
  dataDir = await newDataDir();
});

afterEach(async () => {
  if (command && command.exitCode === null && command.signalCode === null) {
    command.kill("SIGINT");
    await endOf(command);
  }
  rmSync(dataDir, { recursive: true, force: true });
  rmSync(path.join(projectRoot, DIST_DIR), { recursive: true, force: true });
  rmSync(path.join(projectRoot, `tsconfig${DIST_DIR}.json`), { force: true });
});

test("says who holds the port and what to do, and starts nothing", async () => {
  const { server, port } = await listenSomewhere();
  expect((await endOf(start(port))).code).toBe(1);
  expect(output).toContain(`Port ${port} is taken by `);
  expect(output).toContain(`(process ${process.pid})`);
  expect(output).toContain(`PORT=${port + 1} npm start`);
  expect(output).not.toContain("    at ");
  server.close();
});

test("says the same of the backend's port when one is asked for", async () => {
  const { server, port } = await listenSomewhere();
  expect((await endOf(start(await freePort(), [], { BACKEND_PORT: String(port) }))).code).toBe(1);
  expect(output).toContain(`BACKEND_PORT=${port + 1} npm start`);
  server.close();
});

test("leaves a live instance's database alone and names it", async () => {
  const backend = await startBackend({ DATA_DIR: dataDir, BACKEND_PORT: "0" });
  expect((await endOf(start(await freePort()))).code).toBe(1);
  expect(output).toContain("A live instance already owns the database");
  expect(output).toContain(`process ${backend.child.pid}`);
  expect((await fetch(`${backend.url}/healthz`)).status).toBe(200);
  await backend.stop();
});

test("refuses half of a hosted configuration", async () => {
  expect((await endOf(start(await freePort(), [], { SUPABASE_URL: "https://project.test" }))).code).toBe(1);
  for (const name of ["SUPABASE_PUBLISHABLE_KEY", "SUPABASE_SECRET_KEY"]) {
    expect(output).toContain(`${name} is not set, though other settings of a hosted backend are.`);
  }
});

test("refuses half of Clerk's configuration, naming what is missing", async () => {
  expect((await endOf(start(await freePort(), [], { CLERK_SECRET_KEY: "sk_test_x" }))).code).toBe(1);
  expect(output).toContain("NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY is not set, though CLERK_SECRET_KEY is.");
  const publishable = `pk_test_${Buffer.from("clerk.test$").toString("base64")}`;
  expect((await endOf(start(await freePort(), [], { NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: publishable }))).code).toBe(1);
  expect(output).toContain("CLERK_SECRET_KEY is not set, though NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY is.");
  expect(output).not.toContain("    at ");
});

test("says that a hosted backend would refuse who signs in here, when it would", async () => {
  const hosted = {
    SUPABASE_URL: "https://project.test",
    SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x",
    SUPABASE_SECRET_KEY: "sb_secret_x",
  };
  expect((await endOf(start(await freePort(), [], hosted))).code).toBe(1);
  expect(output).toContain("SUPABASE_JWT_SECRET is not set");
  expect(output).not.toContain("    at ");
});

test(
  "brings all of it up, mends what dies, and leaves nothing behind when it is killed",
  async () => {
    const port = await freePort();
    const starting = start(port, ["--dev"]);
    const runtime = () => findRuntime(installationAt(dataDir));
    try {
      await until("a healthy site", PATIENCE, async () => starting.exitCode !== null || (await isHealthy(port)));
      expect(output).toContain("Loading the sample study");
      await until("the names of the sample accounts", PATIENCE, () => output.includes("admin@sample.test"));

      const first = runtime()?.pids.backend ?? 0;
      process.kill(first, "SIGKILL");
      await until("another backend", PATIENCE, () => (runtime()?.pids.backend ?? first) !== first);
      await until("a healthy site again", PATIENCE, () => isHealthy(port));

      const all = descendantsOf(starting.pid ?? 0);
      expect(all.length).toBeGreaterThanOrEqual(2);
      starting.kill("SIGKILL");
      await endOf(starting);
      expect(await survivorsOf(all, 15_000)).toEqual([]);
    } catch (error) {
      throw new Error(`The start command had printed:\n${output}`, { cause: error });
    }

    const again = start(port, ["--dev"]);
    await until("a healthy second start", PATIENCE, () => isHealthy(port));
    expect(output).not.toContain("Loading the sample study");
    expect(output).not.toContain("✓ Sample accounts");
    const all = descendantsOf(again.pid ?? 0);
    again.kill("SIGINT");
    expect(await endOf(again)).toEqual({ code: 0, signal: null });
    expect(await survivorsOf(all, 15_000)).toEqual([]);
    expect(runtime()).toBeNull();
  },
  4 * PATIENCE,
);
