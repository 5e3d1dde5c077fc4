import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { startBackend } from "@/supabase/local/backend-process";
import { type Environment } from "@/lib/platform/environment/env.server";
import { z } from "zod";
import { newServedDatabase } from "./served-database";

/** Where test files request a backend (backend-hosts.ts); not set if each gets its own process. */
export const HOSTS = "TEST_BACKEND_HOSTS";

/** An embedded backend with its own data. */
export interface OwnBackend {
  url: string;
  dataDir: string;
  /** Ends it and removes its data. */
  stop(): Promise<void>;
  /** Ends its process as a power cut would, and starts one on the same data. */
  killAndRestart(): Promise<OwnBackend>;
}

/** Starts one in a host that is reused by the next file, or in a separate process. */
export async function startOwn(environment: Environment): Promise<OwnBackend> {
  const hosts = environment[HOSTS];
  const databaseUrl = await newServedDatabase(environment);
  if (hosts && !databaseUrl) return startInHost(hosts);
  if (databaseUrl) return startInProcess(mkdtempSync(path.join(tmpdir(), "granskog-data-")), databaseUrl);
  // Loads the embedded database, which a test file seldom needs itself.
  const { newDataDir } = await import("./backend");
  return startInProcess(await newDataDir(), undefined);
}

async function startInProcess(dataDir: string, databaseUrl: string | undefined): Promise<OwnBackend> {
  const env = { ...process.env, DATA_DIR: dataDir, BACKEND_PORT: "0", DATABASE_URL: databaseUrl };
  const backend = await startBackend(env);
  return {
    url: backend.url,
    dataDir,
    async stop() {
      await backend.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    async killAndRestart() {
      const ended = once(backend.child, "exit");
      backend.child.kill("SIGKILL");
      await ended;
      return startInProcess(dataDir, databaseUrl);
    },
  };
}

const startedSchema = z.object({ host: z.string(), url: z.url(), dataDir: z.string() });
/** Whatever a test puts in its place later. */
const send = globalThis.fetch;

async function startInHost(hosts: string): Promise<OwnBackend> {
  const ask = async (what: string) => {
    const answer = await send(new URL(what, hosts));
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json() as Promise<unknown>;
  };
  const { host, url, dataDir } = startedSchema.parse(await ask("/start"));
  return {
    url,
    dataDir,
    async stop() {
      await ask(`/stop?host=${host}`);
    },
    async killAndRestart() {
      await ask(`/kill?host=${host}`);
      return startInProcess(dataDir, undefined);
    },
  };
}
