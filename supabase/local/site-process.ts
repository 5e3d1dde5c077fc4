import type { ChildProcess } from "node:child_process";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import type { Environment } from "@/lib/platform/environment/env.server";
import { FEW_ARENAS, hasEnded, spawnNode } from "@/supabase/local/child-process";
import { projectRoot } from "@/supabase/local/installation";
import { relayLines } from "@/supabase/local/relayed-lines";
import { PlainFailure } from "@/supabase/local/plain-failure";
import { setting } from "@/lib/platform/environment/env.server";

const LOOK_EVERY = 100;
/** Milliseconds until the site must respond; in development it compiles first. */
const PATIENCE = 120_000;
/**
 * Megabytes of objects that the web server may hold. Unbounded it collects late. With every page of the sample study read
 * and members at work it holds under 300 after collecting, a quarter of them code; at 350 it would do little else than
 * collect.
 */
const SITE_HEAP = 448;

/**
 * Of a thread that draws: its objects are few, but V8 counts the 12 MB of a picture's pixels with them, and without this
 * goes through all of them after each picture, for a third of its time.
 */
const FIRST_COLLECTION = 64;

async function answers(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(30_000) });
    await answer.body?.cancel();
    return true;
  } catch {
    return false;
  }
}

/** Loopback only, unless HOST is set: sample accounts have known passwords. */
const listeningHost = () => setting("HOST") ?? "127.0.0.1";

/** The site's address on this machine. */
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

/**
 * Where Node keeps the code of a build that it has compiled: the next start takes it from there. A new build clears the
 * folder.
 */
const compiledCode = () => join(projectRoot, setting("NEXT_DIST_DIR") ?? ".next", "compiled");

/**
 * For the allocator of the library that draws pictures, and read by no other: it takes its memory from one area in
 * large pages and keeps it, so that the system need not clear the 12 MB of each picture again. The area counts as used
 * only where a picture was drawn.
 */
const KEEP_PIXELS: Readonly<Record<string, string>> = {
  MIMALLOC_RESERVE_OS_MEMORY: "65536KiB",
  MIMALLOC_ALLOW_LARGE_OS_PAGES: "1",
  MIMALLOC_PURGE_DELAY: "-1",
};

/** A web server's process that has not been told to serve yet. */
export interface LoadedSite {
  child: ChildProcess;
  output: ReturnType<typeof relay>;
}

/** Shows the site's output once it serves; until then it is buffered in case of failure. */
function relay(child: ChildProcess): { open(): void; words(): string } {
  let output = "";
  let isOpen = false;
  const outputs = [
    { from: child.stdout, held: new PassThrough(), level: "info" },
    { from: child.stderr, held: new PassThrough(), level: "error" },
  ] as const;
  for (const { from, held } of outputs) {
    from?.on("data", (chunk: Buffer) => {
      if (!isOpen) output += chunk.toString("utf8");
      held.write(chunk);
    });
    from?.on("end", () => held.end());
  }
  return {
    open() {
      isOpen = true;
      for (const { held, level } of outputs) relayLines(held, "site", level);
    },
    words: () => output.trim(),
  };
}

const failureOf = (what: string, words: string) =>
  new PlainFailure(`The web server ${what}:\n\n${words}\n`, "Fix the errors above and start again.");

/** Starts the web server's process. In production it loads the site and waits for `serveSite`. */
export function loadSite({ port, isDevelopment, environment, onSpawn }: SiteOptions): LoadedSite {
  const [file, args] = isDevelopment
    ? ["node_modules/next/dist/bin/next", ["dev", "--port", String(port), "--hostname", listeningHost()]]
    : ["supabase/local/serve.ts", [String(port), listeningHost()]];
  const child = spawnNode(file, args, {
    env: {
      ...environment,
      ...FEW_ARENAS,
      ...KEEP_PIXELS,
      NODE_ENV: isDevelopment ? "development" : "production",
      ...(!isDevelopment && { NODE_COMPILE_CACHE: compiledCode() }),
      // The address to which Next sends its own requests, for example for the page after an action.
      __NEXT_PRIVATE_ORIGIN: localAddress(port),
    },
    ...(!isDevelopment && { heap: setting("SITE_HEAP") ?? SITE_HEAP, firstCollection: FIRST_COLLECTION }),
    stdio: isDevelopment ? ["ignore", "inherit", "inherit"] : ["ignore", "pipe", "pipe", "ipc"],
  });
  onSpawn(child);
  return { child, output: relay(child) };
}

/**
 * Has a loaded web server serve, and waits until it responds.
 * @param data variables that say where the data are
 * @throws {PlainFailure} if it ends first
 */
export async function serveSite({ child, output }: LoadedSite, port: number, data: Environment): Promise<ChildProcess> {
  // That a process has ended shows below, with its last words.
  if (child.connected) child.send(data, () => undefined);
  const deadline = Date.now() + PATIENCE;
  while (!(await answers(`${localAddress(port)}/healthz`))) {
    if (hasEnded(child))
      throw failureOf(`ended (${child.signalCode ?? `exit code ${child.exitCode}`})`, output.words());
    if (Date.now() > deadline) throw failureOf("did not respond in time", output.words());
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
  }
  output.open();
  return child;
}
