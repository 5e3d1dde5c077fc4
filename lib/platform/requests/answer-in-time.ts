import "server-only";
import { DataError } from "@/lib/platform/database/data-error";
import { logError } from "@/lib/platform/telemetry/log-error";

/** Milliseconds after which a page says that there is no answer. The read goes on and its result is cached. */
const PATIENCE = 1_600;

/** What was read, or null when the database did not answer in time: private pages then say so and wait no longer. */
export async function answerInTime<Answer>(read: Promise<Answer>): Promise<Answer | null> {
  let alarm: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    alarm = setTimeout(() => reject(new DataError("unreachable", "page", `no answer in ${PATIENCE} ms`)), PATIENCE);
  });
  try {
    return await Promise.race([read, late]);
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    logError(error, "A page was answered without the database.");
    return null;
  } finally {
    clearTimeout(alarm);
  }
}
