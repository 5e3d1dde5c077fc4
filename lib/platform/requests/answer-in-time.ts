import "server-only";
import { DataError } from "@/lib/platform/database/data-error";
import { timeLeft } from "@/lib/platform/telemetry/request-deadline";
import { setting } from "@/lib/platform/environment/env.server";
import { logError } from "@/lib/platform/telemetry/log-error";
import { noteUnavailable } from "@/lib/platform/telemetry/unavailable";

/** Milliseconds after which a page says that there is no answer. The read goes on and its result is cached. */
const PATIENCE = 1_600;
const patience = () => PATIENCE * (setting("DATABASE_PATIENCE") ?? 1);

/**
 * What was read, or null when the database did not respond in time: private pages then say so, with status 503, and wait
 * no longer. In a request with a deadline for all it reads, that is how long it waits.
 * @param grace milliseconds beyond it, for what waits for others that wait
 */
export async function answerInTime<Answer>(read: Promise<Answer>, grace = 0): Promise<Answer | null> {
  let alarm: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const ms = Math.round(timeLeft() ?? patience()) + grace;
    alarm = setTimeout(() => reject(new DataError("unreachable", "page", `no response in ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([read, late]);
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    logError(error, "Page served without the database.");
    noteUnavailable();
    return null;
  } finally {
    clearTimeout(alarm);
  }
}
