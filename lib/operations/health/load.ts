import "server-only";
import { readdir, statfs } from "node:fs/promises";
import { join } from "node:path";
import { type Health, type Readiness, toHealth, toReadiness } from "@/lib/operations/health/health";
import { hasAccounts } from "@/lib/access/load";
import { findPublication, findPublicationStatus } from "@/lib/rankings/publications/queries";
import { instanceState } from "@/lib/platform/telemetry/instance-state";
import { metrics } from "@/lib/platform/telemetry/metrics";
import { setting } from "@/lib/platform/environment/env.server";
import { logError } from "@/lib/platform/telemetry/log-error";

/** Time limit in milliseconds; monitoring soon checks again. */
const DEADLINE = { health: 2_000, readiness: 1_000 };
const ANYONE = null;

/** The status, uncached. Throws on a timeout. */
async function inTime<Answer>(read: Promise<Answer>, deadline: number): Promise<Answer> {
  let alarm: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    alarm = setTimeout(() => reject(new Error(`no response within ${deadline} ms`)), deadline);
  });
  try {
    return await Promise.race([read, late]);
  } finally {
    clearTimeout(alarm);
  }
}

/** Asks the database what is published now, uncached, within two seconds. */
export async function loadHealth(): Promise<Health> {
  try {
    return toHealth((await inTime(findPublication(ANYONE), DEADLINE.health)) ?? { stamp: 0, publishedAt: null });
  } catch (error) {
    logError(error, "Health check failed: database unavailable.");
    return toHealth(null);
  }
}

/**
 * Whether the database responds; records when results last changed. Called each second, so failures are not logged
 * here.
 */
async function hasBackend(): Promise<boolean> {
  try {
    const found = await inTime(findPublicationStatus(ANYONE), DEADLINE.readiness);
    metrics().publication.set(Date.parse(found?.changedAt ?? "1970-01-01T00:00:00Z") / 1000);
    return true;
  } catch {
    return false;
  }
}

/** Free and total bytes of the disk with the data directory; null if it cannot be read. */
export async function loadDisk(): Promise<{ free: number; total: number } | null> {
  try {
    const { bavail, blocks, bsize } = await statfs(setting("DATA_DIR") ?? ".data");
    return { free: bavail * bsize, total: blocks * bsize };
  } catch {
    return null;
  }
}

/** Whether the account store responds. */
export const loadAccountsHealth = async (): Promise<boolean> =>
  inTime(hasAccounts(), DEADLINE.readiness).catch(() => false);

/** Whether this instance can take visitors. Responds within a second. */
export async function loadReadiness(): Promise<Readiness> {
  const isDraining = instanceState().drainingSince !== null;
  if (isDraining) return toReadiness({ isDraining, hasBackend: true, hasAccounts: true, freeBytes: null });
  const [backend, accounts, disk] = await Promise.all([hasBackend(), loadAccountsHealth(), loadDisk()]);
  return toReadiness({ isDraining, hasBackend: backend, hasAccounts: accounts, freeBytes: disk?.free ?? null });
}

/** Number of emails waiting for a mail server. */
export async function loadWaitingFigures(): Promise<{ emails: number }> {
  const unsent = await readdir(join(setting("DATA_DIR") ?? ".data", "unsent")).catch(() => []);
  return { emails: unsent.filter((name) => /\.json(?:\.taken)?$/.test(name)).length };
}
