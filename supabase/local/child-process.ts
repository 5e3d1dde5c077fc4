import { spawn, type ChildProcess, type StdioOptions } from "node:child_process";
import { once } from "node:events";
import { pathToFileURL } from "node:url";
import { delimiter, dirname, join } from "node:path";
import { projectRoot } from "@/supabase/local/installation";
import { type Environment, environmentWith, given } from "@/lib/platform/environment/env.server";

const preload = pathToFileURL(join(projectRoot, "supabase/local/leave-with-parent.ts")).href;

/** Builds start `node` by its name: it must be this one, whatever the machine has. */
const withThisNode = (path: string | null) => [dirname(process.execPath), ...(path ? [path] : [])].join(delimiter);

export interface ChildOptions {
  env?: Environment;
  stdio: StdioOptions;
  /** Set for a child that notices by itself when its parent is gone, and has something to finish then. */
  leavesByItself?: boolean;
  /** Runs TypeScript of ours, with its aliases. */
  typescript?: boolean;
  /** Megabytes of objects that it may hold; without it, what Node takes a machine of this size to allow. */
  heap?: number;
}

/**
 * Starts Node on a file of the project, in a process group of its own: Ctrl+C reaches the start command alone, which
 * stops the others in order. The child and all its own children end when the one that started them is gone.
 */
export function spawnNode(
  file: string,
  args: string[],
  { env = {}, stdio, typescript, leavesByItself, heap }: ChildOptions,
): ChildProcess {
  const flags = [
    ...(heap === undefined ? [] : [`--max-old-space-size=${heap}`]),
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

/** Sends a signal to a child and everything it has started. */
export function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The group is gone already.
  }
}

/** Asks a child to stop, kills it when it has not after `patience` milliseconds, and waits for its end. */
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

/** Runs a child to its end and gives what it printed. */
export async function runToEnd(child: ChildProcess): Promise<{ code: number; output: string }> {
  const chunks: string[] = [];
  child.stdout?.setEncoding("utf8").on("data", (text: string) => chunks.push(text));
  child.stderr?.setEncoding("utf8").on("data", (text: string) => chunks.push(text));
  const [code] = (await once(child, "close")) as [number | null];
  return { code: code ?? 1, output: chunks.join("") };
}
