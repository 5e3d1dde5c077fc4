import { readFileSync } from "node:fs";
import { DataApi } from "./data-api";
import { descendantsOf } from "./process-tree";

/** Resident memory of a process in megabytes; 0 if it has ended. */
export function residentMegabytes(pid: number): number {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return Number(kilobytes ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** Megabytes that all processes of a running product hold together, pages they share counted for each of them. */
export function memoryOf(dataDir: string): number {
  const { start } = new DataApi(dataDir).runtime().pids;
  return [start, ...descendantsOf(start)].reduce((sum, pid) => sum + residentMegabytes(pid), 0);
}

/** The most they hold together while `work` is done, looked at four times a second. */
export async function highestMemory(dataDir: string, work: () => Promise<unknown>): Promise<number> {
  let most = memoryOf(dataDir);
  const watch = setInterval(() => {
    most = Math.max(most, memoryOf(dataDir));
  }, 250);
  try {
    await work();
  } finally {
    clearInterval(watch);
  }
  return most;
}
