import type { ChildProcess } from "node:child_process";
import { copyFileSync, createWriteStream, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { tmpdir } from "node:os";
import path from "node:path";
import { embeddedEnvironment, siteEnvironment } from "@/supabase/local/child-environment";
import { endChild } from "@/supabase/local/child-process";
import { installationAt } from "@/supabase/local/installation";
import { loadSecrets } from "@/supabase/local/secrets";
import { loadSite, serveSite } from "@/supabase/local/site-process";
import { DataApi } from "./data-api";
import { FaultyProxy } from "./faulty-proxy";
import { startInstance } from "./instance";
import { freePort } from "./process";
import { descendantsOf } from "./process-tree";

/** A running product whose build, results and accounts a faulty site borrows. */
export interface Whole {
  dataDir: string;
  distDir: string;
  stop: () => Promise<void>;
}

/** The product that the environment names (`DATA_DIR`, `NEXT_DIST_DIR`, as `npm run test:deep` sets them), or one of its own. */
export async function wholeProduct(): Promise<Whole> {
  const { DATA_DIR: dataDir, NEXT_DIST_DIR: distDir = ".next" } = process.env;
  if (dataDir) return { dataDir, distDir, stop: async () => Promise.resolve() };
  return startInstance({ env: { SITE_INDEXABLE: "1" } });
}

export interface FaultySite {
  url: string;
  /** Accounts, emails and covers of this web server alone. */
  dataDir: string;
  proxy: FaultyProxy;
  child: ChildProcess;
  api: DataApi;
  /** Megabytes of memory that its process holds. */
  memory: () => number;
  /** Headers of a call of the data API that anyone may make. */
  publicKey: () => Record<string, string>;
  stop: () => Promise<void>;
}

interface Options {
  env?: Record<string, string>;
  /** Where its accounts and emails are to be; a temporary folder otherwise. */
  dataDir?: string;
}

/**
 * A second production web server beside a running product: the same build and the same backend, which it reaches
 * through a proxy with faults, and a copy of its accounts, which can be broken without harm.
 */
export async function startFaultySite(
  { dataDir: whole, distDir }: Pick<Whole, "dataDir" | "distDir">,
  options: Options = {},
): Promise<FaultySite> {
  const api = new DataApi(whole);
  const dataDir = options.dataDir ?? mkdtempSync(path.join(tmpdir(), "granskog-faulty-"));
  copyFileSync(path.join(whole, "secrets.json"), path.join(dataDir, "secrets.json"));
  copyAccounts(path.join(whole, "identity.sqlite"), path.join(dataDir, "identity.sqlite"));
  const secrets = loadSecrets(installationAt(dataDir));
  const proxy = await FaultyProxy.start(() => api.runtime().backendUrl);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const environment = {
    ...siteEnvironment(port, dataDir, secrets),
    ...embeddedEnvironment(proxy.url, secrets),
    APP_ORIGIN: url,
    LOCAL_ORIGIN: `http://127.0.0.1:${port}`,
    NEXT_DIST_DIR: distDir,
    SITE_INDEXABLE: "1",
    ...options.env,
  };
  let child: ChildProcess | undefined;
  try {
    const site = loadSite({ port, isDevelopment: false, environment, onSpawn: (spawned) => (child = spawned) });
    child = await serveSite(site, port, {});
  } catch (error) {
    if (child) await endChild(child, 1_000);
    throw error;
  }
  const server = child;
  // What it says of each fault is long: it goes into a file beside its data instead of between the tests' lines.
  const log = createWriteStream(path.join(tmpdir(), `granskog-faulty-${port}.log`));
  for (const stream of [server.stdout, server.stderr]) stream?.removeAllListeners("data").pipe(log);
  return {
    url,
    dataDir,
    proxy,
    child: server,
    api,
    publicKey: () => ({ apikey: secrets.publishableKey, authorization: `Bearer ${secrets.publishableKey}` }),
    memory: () => memoryOf(server.pid ?? 0),
    stop: async () => {
      await endChild(server, 15_000);
      await proxy.refuse();
      if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A whole copy of a store that others may have open. */
function copyAccounts(from: string, to: string): void {
  rmSync(to, { force: true });
  const store = new DatabaseSync(from, { timeout: 5_000 });
  store.prepare("vacuum into ?").run(to);
  store.close();
}

/** Megabytes of memory that a process and its children hold. */
export function memoryOf(pid: number): number {
  const kilobytes = [pid, ...descendantsOf(pid)].map((one) =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${one}/status`, "utf8"))?.[1] ?? 0),
  );
  return Math.round(kilobytes.reduce((sum, one) => sum + one, 0) / 1024);
}
