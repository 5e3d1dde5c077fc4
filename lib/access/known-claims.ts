import type { Claims } from "@/lib/access/claims";

/** Milliseconds for which a person's last known rights are remembered. */
const KNOWN_FOR = 60 * 60_000;
const MOST_KNOWN = 2_000;

const KEY = Symbol.for("granskog.known-claims");
type Known = Map<string, { claims: Claims; at: number }>;
type Holder = typeof globalThis & { [KEY]?: Known };

function known(): Known {
  const holder: Holder = globalThis;
  holder[KEY] ??= new Map();
  return holder[KEY];
}

/** Remembers the rights just read for the person of a session. */
export function rememberClaims(claims: Claims, now = Date.now()): void {
  const sessions = known();
  sessions.delete(claims.sessionId);
  sessions.set(claims.sessionId, { claims, at: now });
  const [oldest] = sessions.keys();
  if (sessions.size > MOST_KNOWN && oldest !== undefined) sessions.delete(oldest);
}

/**
 * The rights last known for the person of a session, for at most an hour; null for anyone else. Only for what must stay
 * visible during a database outage and shows no one's data.
 */
export function recallClaims(sessionId: string, userId: string, now = Date.now()): Claims | null {
  const found = known().get(sessionId);
  return found && found.claims.userId === userId && now - found.at <= KNOWN_FOR ? found.claims : null;
}
