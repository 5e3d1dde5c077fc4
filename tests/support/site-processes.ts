import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { DataApi } from "./data-api";

export type Part = "backend" | "app";

/** What the web server's command line says, in production and in development. */
const SERVES = /supabase\/local\/serve\.ts|next\/dist\/bin\/next/;

/** The process number of a part of the running site. */
export function processOf(api: DataApi, part: Part): number {
  const { start, backend } = api.runtime().pids;
  if (part === "backend") return backend;
  // The start command has other children too, such as the one that reads TypeScript.
  const app = childrenOf(start).find((pid) => pid !== backend && SERVES.test(commandOf(pid)));
  if (app === undefined) throw new Error("The site's web server is not running.");
  return app;
}

/** Ends a part of the running site as a power cut would. */
export function killPart(api: DataApi, part: Part): number {
  const pid = processOf(api, part);
  process.kill(pid, "SIGKILL");
  return pid;
}

/** Processes whose parent is `parent`. */
export function childrenOf(parent: number): number[] {
  if (existsSync("/proc/self/stat")) {
    const pids = readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .map(Number);
    return pids.filter((pid) => parentInProc(pid) === parent);
  }
  const lines = execFileSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" }).trim().split("\n");
  const pairs = lines.map((line) => line.trim().split(/\s+/).map(Number));
  return pairs.flatMap(([pid, ppid]) => (pid !== undefined && ppid === parent ? [pid] : []));
}

function commandOf(pid: number): string {
  try {
    return existsSync("/proc/self/cmdline")
      ? readFileSync(`/proc/${pid}/cmdline`, "utf8")
      : execFileSync("ps", ["-p", String(pid), "-o", "command="], { encoding: "utf8" });
  } catch {
    return "";
  }
}

function parentInProc(pid: number): number | null {
  try {
    // The name in the second field is in brackets and may hold anything.
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    return Number(fields[1]);
  } catch {
    return null;
  }
}
