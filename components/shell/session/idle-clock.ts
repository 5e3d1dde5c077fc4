const MINUTE = 60_000;
/** Milliseconds without input until the warning and until the session ends. Same as on the server. */
export const WARN_AFTER = 25 * MINUTE;
export const END_AFTER = 30 * MINUTE;

export type Idleness = "active" | "warned" | "over";

/** Idle time by wall clock, so that a sleeping laptop counts. */
export function idlenessAt(lastInputAt: number, now: number): Idleness {
  const idle = now - lastInputAt;
  if (idle >= END_AFTER) return "over";
  return idle >= WARN_AFTER ? "warned" : "active";
}

/** Milliseconds until the state changes without input. */
export function untilNextChange(lastInputAt: number, now: number): number {
  const idle = now - lastInputAt;
  return Math.max(0, (idle < WARN_AFTER ? WARN_AFTER : END_AFTER) - idle);
}
