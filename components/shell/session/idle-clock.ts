const MINUTE = 60_000;
/** Milliseconds without input until the warning, and until the session is over. The server's clock is the same. */
export const WARN_AFTER = 25 * MINUTE;
export const END_AFTER = 30 * MINUTE;

export type Idleness = "active" | "warned" | "over";

/** How idle someone is, by the clock on the wall: a laptop that slept has not stopped it. */
export function idlenessAt(lastInputAt: number, now: number): Idleness {
  const idle = now - lastInputAt;
  if (idle >= END_AFTER) return "over";
  return idle >= WARN_AFTER ? "warned" : "active";
}

/** Milliseconds until that changes if nothing is touched. */
export function untilNextChange(lastInputAt: number, now: number): number {
  const idle = now - lastInputAt;
  return Math.max(0, (idle < WARN_AFTER ? WARN_AFTER : END_AFTER) - idle);
}
