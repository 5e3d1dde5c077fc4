import "server-only";
import { dataRoot } from "@/lib/study/jobs/data-root";
import { startJob } from "@/lib/study/jobs/start-job";
import { listDueReleases } from "@/lib/study/releases/queries";

/**
 * Starts publishing what is due, one after the other: the next one when this is asked again. Asked every half minute;
 * twice, late, or by several instances is harmless, since a release is marked as done in the transaction that
 * publishes it.
 * @returns how many publications were started
 */
export async function startDueReleases(): Promise<number> {
  const [first] = await listDueReleases();
  if (!first) return 0;
  const { status } = await startJob(dataRoot(), { kind: "publish", release: first.id }, null);
  return status === "started" ? 1 : 0;
}
