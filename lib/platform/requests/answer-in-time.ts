import "server-only";
import { DataError } from "@/lib/platform/database/data-error";
import { setting } from "@/lib/platform/environment/env.server";
import { logError } from "@/lib/platform/telemetry/log-error";

/** Milliseconds after which a page says that there is no answer. The read goes on and its result is cached. */
const PATIENCE = 1_600;
const patience = () => PATIENCE * (setting("DATABASE_PATIENCE") ?? 1);

/** What was read, or null when the database did not respond in time: private pages then say so and wait no longer. */
export async function answerInTime<Answer>(read: Promise<Answer>): Promise<Answer | null> {
  let alarm: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const ms = patience();
    alarm = setTimeout(() => reject(new DataError("unreachable", "page", `no response in ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([read, late]);
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    logError(error, "Page served without the database.");
    return null;
  } finally {
    clearTimeout(alarm);
  }
}
