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

type RunOptions = { env?: Record<string, string>; timeoutMs: number; quiet?: boolean };

/** Runs a command of the repository to its end, its output passed on; answers its exit code (124 when out of time). */
export function run(command: string, args: readonly string[], { env, timeoutMs, quiet }: RunOptions): Promise<number> {
  const child = spawn(command, args, {
    cwd: repository,
    env: { ...process.env, ...env },
    stdio: ["ignore", quiet ? "ignore" : "inherit", quiet ? "ignore" : "inherit"],
    detached: true,
  });
  const release = endWithUs(child);
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
      resolve(late ? 124 : code);
    };
    child.once("error", (error) => {
      console.error(`  ${command}: ${error.message}`);
      done(127);
    });
    child.once("exit", (code) => done(code ?? 1));
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
