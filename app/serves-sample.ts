import { loadPublication } from "@/lib/rankings/publications/load";
import { logError } from "@/lib/platform/telemetry/log-error";

/** Is the published study an invented one? Null when nothing is published, or when that could not be read. */
export async function servesSample(): Promise<boolean | null> {
  try {
    return (await loadPublication())?.isSample ?? null;
  } catch (error) {
    logError(error, "Could not read which study is published.");
    return null;
  }
}
