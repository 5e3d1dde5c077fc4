import type { ChildProcess } from "node:child_process";
import type { Environment } from "@/supabase/local/child-environment";
import { hasEnded, spawnNode } from "@/supabase/local/child-process";

const LOOK_EVERY = 100;
/** Milliseconds until the site must answer; in development it compiles first. */
const PATIENCE = 120_000;

async function answers(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(30_000) });
    await answer.body?.cancel();
    return true;
  } catch {
    return false;
  }
}

/** Where this machine reaches the site: the loopback address, unless HOST binds it to another one. */
export function localAddress(port: number): string {
  const host = process.env.HOST;
  return `http://${!host || host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host}:${port}`;
}

export interface SiteOptions {
  port: number;
  isDevelopment: boolean;
  environment: Environment;
  onSpawn(child: ChildProcess): void;
}

/** Passes on what the site prints, but for the banner it begins with. */
function relay(child: ChildProcess): void {
  let isReady = false;
  child.stdout?.setEncoding("utf8").on("data", (text: string) => {
    if (isReady) process.stdout.write(text);
    else isReady = text.includes("Ready in");
  });
  child.stderr?.setEncoding("utf8").on("data", (text: string) => process.stderr.write(text));
}

/**
 * Starts the web server and waits until it answers.
 * @throws {Error} when it ends before it has answered
 */
export async function startSite({ port, isDevelopment, environment, onSpawn }: SiteOptions): Promise<ChildProcess> {
  const host = process.env.HOST ? ["--hostname", process.env.HOST] : [];
  const args = [isDevelopment ? "dev" : "start", "--port", String(port), ...host];
  const child = spawnNode("node_modules/next/dist/bin/next", args, {
    env: { ...environment, NODE_ENV: isDevelopment ? "development" : "production" },
    stdio: ["ignore", isDevelopment ? "inherit" : "pipe", isDevelopment ? "inherit" : "pipe"],
  });
  onSpawn(child);
  relay(child);
  const deadline = Date.now() + PATIENCE;
  while (!(await answers(`${localAddress(port)}/healthz`))) {
    if (hasEnded(child)) throw new Error(`the web server ended (${child.signalCode ?? `exit code ${child.exitCode}`})`);
    if (Date.now() > deadline) throw new Error("the web server did not answer in time");
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
  }
  return child;
}
