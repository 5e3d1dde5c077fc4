import { spawn, type ChildProcess, type StdioOptions } from "node:child_process";
import { once } from "node:events";
import { pathToFileURL } from "node:url";
import { delimiter, dirname, join } from "node:path";
import { projectRoot } from "@/supabase/local/installation";
import { type Environment, environmentWith, given } from "@/lib/platform/environment/env.server";

const preload = pathToFileURL(join(projectRoot, "supabase/local/leave-with-parent.ts")).href;

/** Builds start `node` by name: this puts the running version first. */
const withThisNode = (path: string | null) => [dirname(process.execPath), ...(path ? [path] : [])].join(delimiter);

export interface ChildOptions {
  env?: Environment;
  stdio: StdioOptions;
  /** Set for a child that detects the end of its parent and must finish its work first. */
  leavesByItself?: boolean;
  /** Runs our TypeScript, with its path aliases. */
  typescript?: boolean;
  /** Maximum heap in megabytes; by default Node's own for this machine. */
  heap?: number;
  /** Megabytes of objects that each thread may hold before it collects all of them for the first time. */
  firstCollection?: number;
}

/**
 * For processes that run for long: glibc gives each thread an arena of its own, and keeps what V8's compilers leave free
 * in them. One arena for two threads holds 50 to 100 MB less. Other allocators do not read it.
 */
export const FEW_ARENAS: Readonly<Record<string, string>> = { MALLOC_ARENA_MAX: "1" };

/**
 * Starts Node on a file of the project, in its own process group: Ctrl+C reaches only the start command, which stops
 * the others in order. The child and its own children end if the parent disappears.
 */
export function spawnNode(
  file: string,
  args: string[],
  { env = {}, stdio, typescript, leavesByItself, heap, firstCollection }: ChildOptions,
): ChildProcess {
  const flags = [
    ...(heap === undefined ? [] : [`--max-old-space-size=${heap}`]),
    ...(firstCollection === undefined ? [] : [`--initial-old-space-size=${firstCollection}`]),
    ...(typescript ? ["--import", "tsx", "--conditions=react-server"] : []),
  ];
  const inherited = env.NODE_OPTIONS ?? given("NODE_OPTIONS") ?? "";
  const options = leavesByItself ? inherited : `${inherited} --import=${preload}`.trim();
  return spawn(process.execPath, [...flags, join(projectRoot, file), ...args], {
    cwd: projectRoot,
    env: environmentWith({ ...env, NODE_OPTIONS: options, PATH: withThisNode(env.PATH ?? given("PATH")) }),
    stdio,
    detached: true,
  });
}

export const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

/** Sends a signal to a child and all its descendants. */
export function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The group has already ended.
  }
}

/** Asks a child to stop, kills it after `patience` milliseconds, and waits for its end. */
export async function endChild(child: ChildProcess, patience: number): Promise<void> {
  if (!hasEnded(child) && child.pid !== undefined) {
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    const hurry = setTimeout(() => signalGroup(child, "SIGKILL"), patience);
    await ended;
    clearTimeout(hurry);
  }
  signalGroup(child, "SIGKILL");
}

/** Runs a child to its end and returns its output. */
export async function runToEnd(child: ChildProcess): Promise<{ code: number; output: string }> {
  const chunks: string[] = [];
  child.stdout?.setEncoding("utf8").on("data", (text: string) => chunks.push(text));
  child.stderr?.setEncoding("utf8").on("data", (text: string) => chunks.push(text));
  const [code] = (await once(child, "close")) as [number | null];
  return { code: code ?? 1, output: chunks.join("") };
}
