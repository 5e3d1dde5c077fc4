import type { ChildProcess } from "node:child_process";
import { isAlive } from "@/supabase/local/process-identity";
import { childrenOf } from "./site-processes";

/** How a child ended, also when it has already. */
export function endOf(child: ChildProcess): Promise<{ code: number | null; signal: NodeJS.Signals | null }> {
  if (child.exitCode !== null || child.signalCode !== null) {
    return Promise.resolve({ code: child.exitCode, signal: child.signalCode });
  }
  return new Promise((resolve) => child.once("exit", (code, signal) => resolve({ code, signal })));
}

/** A process's children, their children and so on. */
export function descendantsOf(pid: number): number[] {
  return childrenOf(pid).flatMap((child) => [child, ...descendantsOf(child)]);
}

/** Those of the processes that still live after at most `patience` milliseconds. */
export async function survivorsOf(pids: number[], patience: number): Promise<number[]> {
  const deadline = Date.now() + patience;
  for (;;) {
    const living = pids.filter(isAlive);
    if (living.length === 0 || Date.now() > deadline) return living;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Resolves when a condition holds. @throws {Error} when it does not within `patience` milliseconds */
export async function until(what: string, patience: number, holds: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + patience;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`${what}: not within ${patience / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
