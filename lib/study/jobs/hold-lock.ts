import { setTimeout } from "node:timers/promises";
import { findJob } from "@/lib/study/jobs/find-job";
import { hasEnded, type JobKind } from "@/lib/study/jobs/job";
import { clearAfter, giveLock, holderOf, takeLock } from "@/lib/study/jobs/job-files";

/** Milliseconds between two attempts of a job that waits for its turn. */
const LOOK_EVERY = 500;

/** Takes the lock, also from a job that has ended without giving it back. @returns the job that has it, if another */
export async function holdLock(root: string, kind: JobKind, id: string): Promise<string | null> {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (await takeLock(root, kind, id)) return null;
    const holder = await holderOf(root, kind);
    if (holder === null) continue;
    const found = await findJob(root, holder);
    if (found && !hasEnded(found.status)) return holder;
    if (found) await clearAfter(root, found.job);
    await giveLock(root, kind, holder);
  }
  return (await holderOf(root, kind)) ?? id;
}

/** Waits until no other job has the lock, and takes it. */
export async function waitForLock(root: string, kind: JobKind, id: string, onWait: () => void): Promise<void> {
  while ((await holdLock(root, kind, id)) !== null) {
    onWait();
    await setTimeout(LOOK_EVERY);
  }
}
