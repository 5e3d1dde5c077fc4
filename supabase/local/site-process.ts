import type { ChildProcess } from "node:child_process";
import type { Environment } from "@/lib/platform/environment/env.server";
import { hasEnded, spawnNode } from "@/supabase/local/child-process";
import { PlainFailure } from "@/supabase/local/plain-failure";
import { setting } from "@/lib/platform/environment/env.server";

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

/** Only this machine, unless HOST says otherwise: a sample installation has accounts whose passwords are known. */
const listeningHost = () => setting("HOST") ?? "127.0.0.1";

/** Where this machine reaches the site. */
export function localAddress(port: number): string {
  const host = listeningHost();
  return `http://${host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host}:${port}`;
}

export interface SiteOptions {
  port: number;
  isDevelopment: boolean;
  environment: Environment;
  onSpawn(child: ChildProcess): void;
}

/** Passes on what the site prints once it serves; what it says before is kept for the case that it fails. */
function relay(child: ChildProcess): { open(): void; words(): string } {
  let output = "";
  let isOpen = false;
  for (const [from, to] of [[child.stdout, process.stdout] as const, [child.stderr, process.stderr] as const]) {
    from?.setEncoding("utf8").on("data", (text: string) => {
      if (isOpen) to.write(text);
      else output += text;
    });
  }
  return {
    open() {
      isOpen = true;
    },
    words: () => output.trim(),
  };
}

const failureOf = (what: string, words: string) =>
  new PlainFailure(`The web server ${what}:\n\n${words}\n`, "Fix the errors above and start again.");

/**
 * Starts the web server and waits until it answers.
 * @throws {PlainFailure} when it ends before it has answered
 */
export async function startSite({ port, isDevelopment, environment, onSpawn }: SiteOptions): Promise<ChildProcess> {
  const args = [isDevelopment ? "dev" : "start", "--port", String(port), "--hostname", listeningHost()];
  // Longer than any front keeps a connection: else it is closed just as the next request is sent on it.
  if (!isDevelopment) args.push("--keepAliveTimeout", "65000");
  const child = spawnNode("node_modules/next/dist/bin/next", args, {
    env: { ...environment, NODE_ENV: isDevelopment ? "development" : "production" },
    stdio: ["ignore", isDevelopment ? "inherit" : "pipe", isDevelopment ? "inherit" : "pipe"],
  });
  onSpawn(child);
  const speech = relay(child);
  const deadline = Date.now() + PATIENCE;
  while (!(await answers(`${localAddress(port)}/healthz`))) {
    if (hasEnded(child))
      throw failureOf(`ended (${child.signalCode ?? `exit code ${child.exitCode}`})`, speech.words());
    if (Date.now() > deadline) throw failureOf("did not respond in time", speech.words());
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
  }
  speech.open();
  return child;
}
