import { spawn } from "node:child_process";
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { endWithUs, freePort, killGroup, productEnv, repository } from "./process";

export type Instance = {
  url: string;
  dataDir: string;
  /** Folder of its build. */
  distDir: string;
  /** Seconds from the command to the first healthy answer. */
  secondsToServe: number;
  /** Ends the site as Ctrl+C does, and waits for it. Its log goes with it, unless somebody has to read it. */
  stop: (options?: { keepsLog?: boolean }) => Promise<void>;
};

type InstanceOptions = {
  dataDir?: string;
  distDir?: string;
  env?: Record<string, string>;
  timeoutMs?: number;
  /** Where the repository to start lies, when it is not this one. */
  cwd?: string;
  /** A free one, unless the instance is to keep the address it was built for. */
  port?: number;
};

/** Starts the product as `npm start` does, with a free port and a new data directory, and waits until it is healthy. */
export async function startInstance(options: InstanceOptions = {}): Promise<Instance> {
  const { distDir = ".next-test", env = {}, timeoutMs = 60 * 60_000, cwd = repository } = options;
  const dataDir = options.dataDir ?? mkdtempSync(path.join(tmpdir(), "granskog-"));
  const port = options.port ?? (await freePort());
  const url = `http://localhost:${port}`;
  const logFile = path.join(tmpdir(), `${path.basename(dataDir)}-${port}.log`);
  // The product writes it itself: lines that came by way of this process would take its time.
  const log = openSync(logFile, "w");
  const started = performance.now();
  const child = spawn("npm", ["start"], {
    cwd,
    env: productEnv({ PORT: String(port), DATA_DIR: dataDir, NEXT_DIST_DIR: distDir, ...env }),
    stdio: ["ignore", log, log],
    detached: true,
  });
  closeSync(log);
  const release = endWithUs(child);
  const ended = new Promise<void>((resolve) => {
    child.once("exit", () => resolve());
  });

  const stop = async ({ keepsLog = false } = {}) => {
    killGroup(child, "SIGINT");
    const patience = setTimeout(() => killGroup(child, "SIGKILL"), 20_000);
    if (child.exitCode === null && child.signalCode === null) await ended;
    clearTimeout(patience);
    killGroup(child, "SIGKILL");
    release();
    if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true });
    if (keepsLog) console.log(`What the site at ${url} wrote is in ${logFile}.`);
    else rmSync(logFile, { force: true });
  };

  const giveUp = async (reason: string): Promise<never> => {
    await stop({ keepsLog: true });
    const lines = readFileSync(logFile, "utf8").trimEnd().split("\n").slice(-40).join("\n");
    throw new Error(`The site under test ${reason}. Its last words:\n${lines}`);
  };

  while (!(await isHealthy(url))) {
    if (child.exitCode !== null || child.signalCode !== null) return giveUp("ended before it was healthy");
    if (performance.now() - started > timeoutMs) return giveUp(`was not healthy after ${timeoutMs / 1000} s`);
    await pause(200);
  }
  return { url, dataDir, distDir, secondsToServe: (performance.now() - started) / 1000, stop };
}

/** Whether the site says that all of it is up. */
export async function isHealthy(url: string): Promise<boolean> {
  try {
    const answer = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(5_000) });
    await answer.body?.cancel();
    return answer.status === 200;
  } catch {
    return false;
  }
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
