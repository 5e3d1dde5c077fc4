import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { StudyDatabaseError } from "@/lib/study/duckdb/failure";
import { isRunning } from "@/lib/study/live-process";

const PREFIX = "granskog-study-";

/** A directory for one session's temporary files. */
export type Scratch = { path: string; remove: () => Promise<void> };

/** Creates a directory named for this process, and deletes those of earlier processes that were killed. */
export async function openScratch(parent: string = tmpdir()): Promise<Scratch> {
  await removeAbandoned(parent);
  try {
    const own = await mkdtemp(path.join(parent, `${PREFIX}${process.pid}-`));
    return { path: own, remove: () => rm(own, { recursive: true, force: true }) };
  } catch (error) {
    throw new StudyDatabaseError(
      `Cannot write temporary files in ${parent} (${error instanceof Error ? error.message : String(error)}). ` +
        "Set TMPDIR to a writable directory with enough space.",
      { cause: error },
    );
  }
}

async function removeAbandoned(parent: string): Promise<void> {
  const names = await readdir(parent).catch(() => []);
  const abandoned = names.filter((name) => {
    const pid = /^granskog-study-(\d+)-/.exec(name)?.[1];
    return pid !== undefined && !isRunning(Number(pid));
  });
  // Another user's files cannot be deleted, and are not ours.
  await Promise.allSettled(abandoned.map((name) => rm(path.join(parent, name), { recursive: true, force: true })));
}
