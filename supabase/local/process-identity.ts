import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { systemCode } from "@/supabase/local/plain-failure";

/** True if a process with this number exists, whoever owns it. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return systemCode(error) === "EPERM";
  }
}

/**
 * When a process started, as an opaque text that differs between two processes with the same number, even across a
 * reboot; null if the system does not say.
 */
export function birthOf(pid: number): string | null {
  try {
    if (process.platform === "linux") {
      const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
      const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
      // The command's name may contain spaces and brackets: count the fields after its last bracket.
      const startTime = stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19];
      return `${boot}:${startTime}`;
    }
    return execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" }).trim() || null;
  } catch {
    return null;
  }
}
