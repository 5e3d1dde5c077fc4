import "server-only";
import { DataError } from "@/lib/platform/database/data-error";
import { timeLeft } from "@/lib/platform/telemetry/request-deadline";
import { setting } from "@/lib/platform/environment/env.server";
import { logError } from "@/lib/platform/telemetry/log-error";
import { noteUnavailable } from "@/lib/platform/telemetry/page-status";

/** Milliseconds after which a page reports a timeout. The read continues and its result is cached. */
const PATIENCE = 1_600;
const patience = () => PATIENCE * (setting("DATABASE_PATIENCE") ?? 1);

/**
 * The value, or null if the database did not respond in time: private pages then show an error with status 503.
 * Requests with a deadline of their own use that.
 * @param grace extra milliseconds, for a wait that includes another wait
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
