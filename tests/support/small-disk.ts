import { execFileSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

export interface SmallDisk {
  path: string;
  /** Leaves no byte free. */
  fill: () => void;
  /** Gives the room back. */
  free: () => void;
  remove: () => void;
}

/** A disk of so many megabytes of its own, in memory; null where we may mount none. */
export function smallDisk(megabytes: number): SmallDisk | null {
  const folder = mkdtempSync(path.join(tmpdir(), "granskog-disk-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=0700`, "tmpfs", folder], { stdio: "ignore" });
  } catch {
    rmSync(folder, { recursive: true, force: true });
    return null;
  }
  const ballast = path.join(folder, "ballast");
  return {
    path: folder,
    fill() {
      const file = openSync(ballast, "a");
      // By ever smaller pieces, down to a page of memory.
      for (const size of [1024 * 1024, 64 * 1024, 4096]) {
        try {
          for (;;) writeSync(file, Buffer.alloc(size));
        } catch (error) {
          if (!(error instanceof Error && "code" in error && error.code === "ENOSPC")) throw error;
        }
      }
      closeSync(file);
      if (statSync(ballast).size === 0) throw new Error("The disk took nothing.");
    },
    free: () => rmSync(ballast, { force: true }),
    remove() {
      execFileSync("umount", ["-l", folder], { stdio: "ignore" });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
