import "server-only";
import { headers } from "next/headers";
import { isDemo } from "@/lib/access/demo";
import { findPublication } from "@/lib/rankings/publications/queries";
import { cachedForAll } from "@/lib/platform/page-cache/cached-for-all";
import { setting } from "@/lib/platform/environment/env.server";
import { logError } from "@/lib/platform/telemetry/log-error";

/** What is published now (`stamp` grows with every change), or null before the first publication. */
export const loadPublication = cachedForAll("publication", async () => findPublication(null));

/**
 * Does this machine's own demonstration ask? Its conveniences exist there and nowhere else. A browser that was led
 * here by a name of someone else's is turned away as well.
 */
export async function loadIsDemo(): Promise<boolean> {
  const host = (await headers()).get("host") ?? "";
  try {
    const isSample = (await loadPublication())?.isSample === true;
    return [setting("APP_ORIGIN") ?? "", `http://${host}`].every((origin) => isDemo({ isSample, origin }));
  } catch (error) {
    logError(error, "Sample-only features stay off: could not read what is published.");
    return false;
  }
}
