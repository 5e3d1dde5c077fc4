import "server-only";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { type Health, type Readiness, toHealth, toReadiness } from "@/lib/operations/health/health";
import { findPublication } from "@/lib/rankings/publications/queries";
import { instanceState } from "@/lib/platform/telemetry/instance-state";
import { metrics } from "@/lib/platform/telemetry/metrics";
import { setting } from "@/lib/platform/environment/env.server";
import { logError } from "@/lib/platform/telemetry/log-error";

/** Milliseconds within which it is decided; who watches the site asks again soon. */
const DEADLINE = { health: 2_000, readiness: 1_000 };
const ANYONE = null;

/** What is published, asked past every cache. Throws where there is no answer in time. */
async function askInTime(deadline: number) {
  let alarm: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    alarm = setTimeout(() => reject(new Error(`no response within ${deadline} ms`)), deadline);
  });
  try {
    return await Promise.race([findPublication(ANYONE), late]);
  } finally {
    clearTimeout(alarm);
  }
}

/** Asks the database for what is published now, past every cache, and answers within two seconds. */
export async function loadHealth(): Promise<Health> {
  try {
    return toHealth((await askInTime(DEADLINE.health)) ?? { stamp: 0, publishedAt: null });
  } catch (error) {
    logError(error, "Health check failed: database unavailable.");
    return toHealth(null);
  }
}

/** May this instance be sent visitors? Answers within a second. */
export async function loadReadiness(): Promise<Readiness> {
  if (instanceState().drainingSince) return toReadiness({ isDraining: true, hasBackend: true });
  try {
    const found = await askInTime(DEADLINE.readiness);
    metrics().publication.set(Date.parse(found?.publishedAt ?? "1970-01-01T00:00:00Z") / 1000);
    return toReadiness({ isDraining: false, hasBackend: true });
  } catch {
    // Asked each second: the health check and pages tell of it.
    return toReadiness({ isDraining: false, hasBackend: false });
  }
}

/** How many emails wait for a mail server to take them. */
export async function loadWaitingFigures(): Promise<{ emails: number }> {
  const unsent = await readdir(join(setting("DATA_DIR") ?? ".data", "unsent")).catch(() => []);
  return { emails: unsent.filter((name) => /\.json(?:\.taken)?$/.test(name)).length };
}
