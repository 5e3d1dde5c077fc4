import { spawn, type ChildProcess } from "node:child_process";
import { createServer } from "node:net";
import path from "node:path";

export const repository = path.resolve(import.meta.dirname, "../..");

/** This process's environment for a process of the product: a test runner's NODE_ENV is not the product's. */
export function productEnv(extra: Record<string, string>): NodeJS.ProcessEnv {
  const env: Record<string, string | undefined> = { ...process.env, ...extra };
  delete env.NODE_ENV;
  return env as NodeJS.ProcessEnv;
}

interface RunOptions {
  env?: Record<string, string> | undefined;
  timeoutMs: number;
  /** Where its output goes: to the terminal, nowhere, or into the result. */
  output?: "shown" | "dropped" | "kept";
}

/** Bytes of output that are kept: the last ones, where it went wrong. */
const LAST_BYTES = 40_000;

/** Runs a command of the repository to its end; returns its exit code (124 on timeout) and its output, if captured. */
export function run(
  command: string,
  args: readonly string[],
  { env, timeoutMs, output = "shown" }: RunOptions,
): Promise<{ code: number; output: string }> {
  const stream = { shown: "inherit", dropped: "ignore", kept: "pipe" } as const;
  const child = spawn(command, args, {
    cwd: repository,
    env: { ...process.env, ...env },
    stdio: ["ignore", stream[output], stream[output]],
    detached: true,
  });
  const release = endWithUs(child);
  let printed = "";
  for (const from of [child.stdout, child.stderr]) {
    from?.setEncoding("utf8").on("data", (text: string) => (printed = (printed + text).slice(-LAST_BYTES)));
  }
  return new Promise((resolve) => {
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      console.error(`  ${command} ${args.join(" ")}: not done after ${timeoutMs / 1000} s, stopped.`);
      killGroup(child, "SIGKILL");
    }, timeoutMs);
    const done = (code: number) => {
      clearTimeout(timer);
      release();
      resolve({ code: late ? 124 : code, output: printed });
    };
    child.once("error", (error) => {
      console.error(`  ${command}: ${error.message}`);
      done(127);
    });
    child.once("close", (code) => done(code ?? 1));
  });
}

/** Signals a child started with `detached: true` and all that it started. */
export function killGroup(child: ChildProcess, signal: NodeJS.Signals) {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // Already gone.
  }
}

/** Sees to it that a child does not outlive this process. Answers how to end the arrangement. */
export function endWithUs(child: ChildProcess): () => void {
  const kill = () => killGroup(child, "SIGKILL");
  const interrupted = () => {
    kill();
    process.exit(130);
  };
  process.once("exit", kill);
  process.once("SIGINT", interrupted);
  process.once("SIGTERM", interrupted);
  return () => {
    process.off("exit", kill);
    process.off("SIGINT", interrupted);
    process.off("SIGTERM", interrupted);
  };
}

/** A port that nothing listens on now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === "object" ? resolve(address.port) : reject(new Error("no port")),
      );
    });
  });
}
