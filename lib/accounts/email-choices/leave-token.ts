import { createHmac, timingSafeEqual } from "node:crypto";
import { EMAIL_NAMES, type ChosenEmails } from "@/lib/accounts/email-choices/email-names";

const LONGEST = 400;

/** The person and the kind of email. */
export interface LeaveRequest {
  userId: string;
  emails: ChosenEmails;
}

const sign = (text: string, secret: string) => createHmac("sha256", `leave-letters:${secret}`).update(text).digest();

/** The token in an email's link that turns off its kind. It is signed, grants nothing else, and does not expire. */
export function toLeaveToken({ userId, emails }: LeaveRequest, secret: string): string {
  const text = Buffer.from(JSON.stringify([userId, emails])).toString("base64url");
  return `${text}.${sign(text, secret).toString("base64url")}`;
}

/** The content of a link's token; null if this site did not sign it. */
export function readLeaveToken(token: string, secret: string): LeaveRequest | null {
  if (token.length > LONGEST || secret === "") return null;
  const [text = "", signature = ""] = token.split(".");
  const [given, expected] = [Buffer.from(signature, "base64url"), sign(text, secret)];
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const [userId, kind] = JSON.parse(Buffer.from(text, "base64url").toString()) as [string, string];
  const emails = EMAIL_NAMES.find((name) => name === kind);
  return emails ? { userId, emails } : null;
}
