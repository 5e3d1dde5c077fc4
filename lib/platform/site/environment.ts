/** What this deployment's settings decide. */
import { setting } from "@/lib/platform/environment/env.server";

/** In waitlist mode everyone has a free account, whatever they have subscribed to. */
export function isWaitlistMode(): boolean {
  return setting("WAITLIST_MODE") === true;
}

/**
 * Whether search engines may list this deployment: only if it serves a real study, or if listing is switched on.
 * `servesSample` is null if it is not known what is published.
 */
export function isIndexable(servesSample: boolean | null): boolean {
  return servesSample === false || setting("SITE_INDEXABLE") === true;
}
