import "server-only";
import type { OutboxEmail } from "@/lib/platform/mail/email";
import { listEmails, outboxFolder, readEmail } from "@/lib/platform/mail/outbox";
import { loadIsDemo } from "@/lib/rankings/publications/load";
import { setting } from "@/lib/platform/environment/env.server";

/** Emails listed on the page. */
const MOST_LISTED = 50;

/**
 * Whether the caller may read the outbox: only in the demonstration, and only if no mail server is configured, since
 * the emails contain codes.
 */
export async function loadOutboxOpen(): Promise<boolean> {
  if (setting("SMTP_URL") || !setting("DATA_DIR")) return false;
  return loadIsDemo();
}

/** The content of the outbox page. */
export interface OutboxView {
  /** Newest first. */
  emails: readonly OutboxEmail[];
  /** The requested email; the newest if none was requested, null if it does not exist. */
  opened: OutboxEmail | null;
}

/** The outbox with one email open, or null if it is not accessible. */
export async function loadOutbox(id: string | null): Promise<OutboxView | null> {
  if (!(await loadOutboxOpen())) return null;
  const folder = outboxFolder(setting("DATA_DIR") ?? "");
  const emails = await listEmails(folder, MOST_LISTED);
  const opened = id === null ? (emails[0] ?? null) : await readEmail(folder, id);
  return { emails, opened };
}
