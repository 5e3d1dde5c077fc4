import "server-only";
import { createHmac, timingSafeEqual } from "node:crypto";
import { CLAIMS_COOKIE } from "@/lib/access/edge-claims";
import { SIGNED_IN_COOKIE } from "@/lib/access/claims";
import { authSecret, identity, SESSION_LIFE } from "@/lib/accounts/identity/embedded/auth";
import { SESSION_COOKIE } from "@/lib/accounts/identity/embedded/cookies";
import { rememberDevice } from "@/lib/accounts/identity/embedded/known-device";
import { endLater, isEnding } from "@/lib/accounts/identity/end-later";
import { readSessionRow, toSession } from "@/lib/accounts/identity/embedded/session-row";
import type { Visit } from "@/lib/accounts/identity/embedded/visit";
import type { Session } from "@/lib/access/identity-port";

const MINUTE = 60_000;
/** Milliseconds of inactivity after which a session ends. */
const IDLE_LIFE = 30 * MINUTE;
/**
 * Activity this soon after the last record is not written. Pages report once a minute and at the end; if any of these
 * were dropped, a session would end before the half hour that its page counts.
 */
const TOUCH_EVERY = 1_000;
/** A token of 32 letters, a dot and a signature. */
const LONGEST_COOKIE = 200;
/** Accounts whose password is public. */
const SAMPLE_DOMAIN = "@sample.test";

/** Whether this account is allowed now. Sample accounts are for demonstrations only. */
export async function isUsable(visit: Visit, email: string): Promise<boolean> {
  return !email.toLowerCase().endsWith(SAMPLE_DOMAIN) || (await visit.isDemo());
}

/** The signed-in person. Reads the store each time, so a session ended elsewhere has ended here too. */
export async function findSession(visit: Visit, now = Date.now()): Promise<Session | null> {
  const token = readToken(visit);
  if (!token || isEnding(token)) return null;
  const { connection } = await identity();
  const row = readSessionRow(connection, token);
  if (!row) return null;
  const isOver = Date.parse(row.expiresAt) <= now || Date.parse(row.lastActiveAt) + IDLE_LIFE <= now;
  if (isOver) {
    connection.prepare(`delete from "session" where "id" = ?`).run(row.sessionId);
    return null;
  }
  return (await isUsable(visit, row.email)) ? toSession(row) : null;
}

/** Signs the account in with a new session; any earlier session of this browser ends. */
export async function startSession(visit: Visit, { id, email }: { id: string; email: string }): Promise<Session> {
  await finishSession(visit);
  const { context } = await identity();
  // Better Auth's own handler would take these from its request.
  const { token } = await context.internalAdapter.createSession(id, false, {
    userAgent: visit.userAgent.slice(0, 400),
    ipAddress: "",
  });
  visit.write(SESSION_COOKIE, `${token}.${sign(token)}`, { maxAge: SESSION_LIFE });
  visit.write(SIGNED_IN_COOKIE, "1", { maxAge: SESSION_LIFE, isReadable: true });
  await rememberDevice(visit, email);
  const { connection } = await identity();
  const row = readSessionRow(connection, token);
  if (!row) throw new Error("A newly created session is missing.");
  return toSession(row);
}

/** Resets the inactivity timer of a session. */
export async function touchSession(visit: Visit, now = Date.now()): Promise<void> {
  const session = await findSession(visit, now);
  if (!session) return;
  const { connection } = await identity();
  const [at, before] = [new Date(now), new Date(now - TOUCH_EVERY)].map((date) => date.toISOString());
  connection
    .prepare(`update "session" set "lastActiveAt" = ? where "id" = ? and "lastActiveAt" < ?`)
    .run(at ?? null, session.sessionId, before ?? null);
}

/**
 * Ends the session here and deletes all the browser's data about it. If the store cannot be written, the browser's data
 * are deleted, this instance refuses the session, and ending it is retried until stored.
 * @throws that error
 */
export async function finishSession(visit: Visit): Promise<void> {
  const token = readToken(visit);
  for (const name of [SESSION_COOKIE, SIGNED_IN_COOKIE, CLAIMS_COOKIE]) visit.forget(name);
  if (!token) return;
  const end = async () => {
    const { connection } = await identity();
    connection.prepare(`delete from "session" where "token" = ?`).run(token);
  };
  try {
    await end();
  } catch (error) {
    endLater(token, end);
    throw error;
  }
}

/** One of an account's sessions. */
export interface ListedSession {
  sessionId: string;
  userAgent: string;
  /** ISO time. */
  lastActiveAt: string;
}

/** An account's valid sessions, most recently used first. */
export async function listSessions(userId: string, now = Date.now()): Promise<ListedSession[]> {
  const { connection } = await identity();
  const rows = connection
    .prepare(
      `select "id", "userAgent", "lastActiveAt" from "session"
       where "userId" = ? and "expiresAt" > ? and "lastActiveAt" > ? order by "lastActiveAt" desc limit 100`,
    )
    .all(userId, new Date(now).toISOString(), new Date(now - IDLE_LIFE).toISOString());
  return rows.map(({ id, userAgent, lastActiveAt }) => ({
    sessionId: String(id),
    userAgent: String(userAgent ?? ""),
    lastActiveAt: String(lastActiveAt),
  }));
}

/** Ends one of the account's own sessions. */
export async function endSessionOf(userId: string, sessionId: string): Promise<void> {
  const { connection } = await identity();
  connection.prepare(`delete from "session" where "userId" = ? and "id" = ?`).run(userId, sessionId);
}

/** Ends all sessions of an account, except one if it is named. */
export async function endSessionsOf(userId: string, except: string | null): Promise<void> {
  const { connection } = await identity();
  connection.prepare(`delete from "session" where "userId" = ? and "id" is not ?`).run(userId, except);
}

/** Signed like Better Auth's cookies, so each can read the other's. */
function sign(token: string): string {
  return createHmac("sha256", authSecret()).update(token).digest("base64");
}

function readToken(visit: Visit): string | null {
  const value = visit.read(SESSION_COOKIE);
  if (!value || value.length > LONGEST_COOKIE) return null;
  const dot = value.lastIndexOf(".");
  if (dot < 1) return null;
  const [token, signature] = [value.slice(0, dot), Buffer.from(value.slice(dot + 1))];
  const expected = Buffer.from(sign(token));
  return signature.length === expected.length && timingSafeEqual(signature, expected) ? token : null;
}
