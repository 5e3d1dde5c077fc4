import "server-only";
import { identity } from "@/lib/accounts/identity/embedded/auth";
import { sendNotice } from "@/lib/accounts/identity/embedded/emails";
import { digestOf, newLinkToken } from "@/lib/accounts/identity/embedded/sealing";
import { endSessionsOf, finishSession } from "@/lib/accounts/identity/embedded/sessions";
import type { Visit } from "@/lib/accounts/identity/embedded/visit";
import type { Session } from "@/lib/access/identity-port";

const PURPOSE = "leaving";
/** Milliseconds in which a deletion can be cancelled. */
const GRACE = 14 * 86_400_000;

/** When the account is erased, ISO time; null if no deletion was requested. */
export async function findLeaving(userId: string): Promise<string | null> {
  const { connection } = await identity();
  const row = connection.prepare("select erases_at from leaving where user_id = ?").get(userId);
  return row ? new Date(Number(row.erases_at)).toISOString() : null;
}

/** Schedules the account's deletion, ends all its sessions, and tells its owner how to keep it. */
export async function askForLeaving(visit: Visit, { userId, profile }: Session, now = Date.now()): Promise<string> {
  const { connection } = await identity();
  const { token, digest } = newLinkToken(PURPOSE);
  connection
    .prepare(
      "insert into leaving (user_id, digest, asked_at, erases_at) values (?, ?, ?, ?) on conflict (user_id) do nothing",
    )
    .run(userId, digest, now, now + GRACE);
  const until = (await findLeaving(userId)) ?? "";
  await endSessionsOf(userId, null);
  await finishSession(visit);
  sendNotice(visit, profile.email, "deletion-asked", { token, until });
  return until;
}

/** Cancels the deletion of an account; false if none was requested. */
export async function keepAccount(visit: Visit, userId: string): Promise<boolean> {
  const { connection } = await identity();
  const row = connection
    .prepare(`select u."email" from leaving l join "user" u on u."id" = l.user_id where l.user_id = ?`)
    .get(userId);
  if (!row || connection.prepare("delete from leaving where user_id = ?").run(userId).changes === 0) return false;
  sendNotice(visit, String(row.email), "deletion-cancelled", {});
  return true;
}

/** The account whose deletion an email's link cancels, and until when; null if the link is no longer valid. */
export async function findLeavingByToken(token: string): Promise<{ userId: string; until: string } | null> {
  const { connection } = await identity();
  const row = connection
    .prepare("select user_id, erases_at from leaving where digest = ?")
    .get(digestOf(PURPOSE, token));
  return row ? { userId: String(row.user_id), until: new Date(Number(row.erases_at)).toISOString() } : null;
}

export interface Leaver {
  userId: string;
  email: string;
}

/** Accounts whose grace period has ended. */
export async function listLeavers(now: Date): Promise<Leaver[]> {
  const { connection } = await identity();
  const rows = connection
    .prepare(
      `select l.user_id, u."email" from leaving l join "user" u on u."id" = l.user_id where l.erases_at <= ? order by l.erases_at limit 100`,
    )
    .all(now.getTime());
  return rows.map(({ user_id, email }) => ({ userId: String(user_id), email: String(email) }));
}

/** Deletes the account itself, with its sessions and secrets. False if its owner cancelled at the last moment. */
export async function removeLeaver(userId: string): Promise<boolean> {
  const { connection } = await identity();
  return connection.prepare(`delete from "user" where "id" = ?`).run(userId).changes === 1;
}
