/** Settings of this deployment that are not secret. Read when asked for, so one build serves every deployment. */

/** With waitlist mode on everyone counts as free, whatever they have subscribed to. */
export function isWaitlistMode(): boolean {
  return process.env.WAITLIST_MODE === "1";
}

/**
 * May search engines list this deployment? Only while it serves a real study, unless listing is asked for.
 * `servesSample` is null when it is not known what is published.
 */
export function isIndexable(servesSample: boolean | null): boolean {
  return servesSample === false || process.env.SITE_INDEXABLE === "1";
}
