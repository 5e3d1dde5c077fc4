import "server-only";
import type { DatabaseSync, StatementSync } from "node:sqlite";
import * as z from "zod/mini";
import { noteStoreFault } from "@/lib/accounts/identity/embedded/auth";
import { NoAccounts } from "@/lib/accounts/identity/embedded/store";
import type { Session } from "@/lib/access/identity-port";

const text = z.string();
const sessionRow = z.object({
  sessionId: text,
  userId: text,
  expiresAt: text,
  lastActiveAt: text,
  email: text,
  firstName: text,
  lastName: text,
  company: text,
  country: text,
  title: text,
  industry: text,
  marketingConsent: z.number(),
  memberSince: text,
  changedAt: text,
});
export type SessionRow = z.output<typeof sessionRow>;

const QUERY = `
  select s."id" as "sessionId", s."userId", s."expiresAt", s."lastActiveAt", u."email", u."name" as "firstName", u."lastName",
    u."company", u."country", u."title", u."industry", u."marketingConsent", u."createdAt" as "memberSince",
    u."updatedAt" as "changedAt"
  from "session" s join "user" u on u."id" = s."userId"
  where s."token" = ? and u."emailVerified" = 1`;

const prepared = new WeakMap<DatabaseSync, StatementSync>();

function readRow(connection: DatabaseSync, token: string): unknown {
  try {
    const statement = prepared.get(connection) ?? connection.prepare(QUERY);
    prepared.set(connection, statement);
    return statement.get(token);
  } catch (error) {
    noteStoreFault(error);
    throw new NoAccounts("Could not read a session.", { cause: error });
  }
}

/** A token's session and account, read directly from the store, because each request of a member needs it. */
export function readSessionRow(connection: DatabaseSync, token: string): SessionRow | null {
  const row = readRow(connection, token);
  return row === undefined ? null : sessionRow.parse(row);
}

export function toSession({
  sessionId,
  userId,
  email,
  firstName,
  lastName,
  marketingConsent,
  memberSince,
  changedAt,
  ...profile
}: SessionRow): Session {
  const { company, country, title, industry } = profile;
  return {
    sessionId,
    userId,
    profile: { firstName, lastName, email },
    details: { company, country, title, industry, marketingConsent: marketingConsent === 1 },
    memberSince,
    changedAt,
  };
}
