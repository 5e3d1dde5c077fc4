import { loadPublication } from "@/lib/rankings/publications/load";
import { logError } from "@/lib/platform/telemetry/log-error";

/** Whether the published study is the sample; null if nothing is published or it could not be read. */
export async function servesSample(): Promise<boolean | null> {
  try {
    return (await loadPublication())?.isSample ?? null;
  } catch (error) {
    logError(error, "Could not read which study is published.");
    return null;
  }
}
