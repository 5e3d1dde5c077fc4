/** What settings of this deployment decide. */
import { setting } from "@/lib/platform/environment/env.server";

/** With waitlist mode on everyone counts as free, whatever they have subscribed to. */
export function isWaitlistMode(): boolean {
  return setting("WAITLIST_MODE") === true;
}

/**
 * May search engines list this deployment? Only while it serves a real study, unless listing is asked for.
 * `servesSample` is null when it is not known what is published.
 */
export function isIndexable(servesSample: boolean | null): boolean {
  return servesSample === false || setting("SITE_INDEXABLE") === true;
}
