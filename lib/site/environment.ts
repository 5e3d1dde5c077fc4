/** Settings of this deployment that are not secret. Read when asked for, so one build serves every deployment. */

/** With waitlist mode on everyone counts as free, whatever they have subscribed to. */
export function isWaitlistMode(): boolean {
  return process.env.WAITLIST_MODE === "1";
}
