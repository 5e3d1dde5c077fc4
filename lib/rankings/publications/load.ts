import "server-only";
import { headers } from "next/headers";
import { isDemo, isFromThisMachine } from "@/lib/access/demo";
import { demoSettings } from "@/lib/access/demo-settings";
import { findPublication, listExclusions } from "@/lib/rankings/publications/queries";
import { cachedForAll } from "@/lib/platform/page-cache/cached-for-all";
import { logError } from "@/lib/platform/telemetry/log-error";

/** The live publication (`stamp` increases with every change), or null before the first. */
export const loadPublication = cachedForAll("publication", async () => findPublication(null));

/** Interviews left out of what is shown, by wave and check. */
export const loadExclusions = cachedForAll("exclusions", async () => listExclusions(null));

/**
 * Whether the request comes from this machine's own demonstration, which alone has demonstration features: not through
 * a proxy, and not from a browser that uses another name.
 */
export async function loadIsDemo(): Promise<boolean> {
  const isNear = isFromThisMachine(await headers());
  try {
    const isSample = (await loadPublication())?.isSample === true;
    return isNear && isDemo({ isSample, ...demoSettings() });
  } catch (error) {
    logError(error, "Sample-only features stay off: could not read what is published.");
    return false;
  }
}
