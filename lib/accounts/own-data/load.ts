import "server-only";
import { asMember, loadAccountExtras, loadStoredAccount, loadOpenSessions, type Member } from "@/lib/access/load";
import { FIRST_CHOICES } from "@/lib/accounts/email-choices/choice";
import { sayConsequences } from "@/lib/accounts/own-data/leaving";
import { exportMyData } from "@/lib/accounts/own-data/mutations";
import { findAccountPage } from "@/lib/accounts/own-data/queries";
import { logError } from "@/lib/platform/telemetry/log-error";

/** A member's data for the account page. During a database outage, the page is shown without them. */
export async function loadAccountContent({ profile }: Pick<Member, "profile">) {
  // A developer's preview without an account has no data.
  const isSomebody = (await asMember()) !== null;
  const [sessions, extras, page] = await Promise.all([
    loadOpenSessions(),
    loadAccountExtras(),
    isSomebody ? readPage() : null,
  ]);
  const emails = page && (page.emails ?? FIRST_CHOICES);
  return {
    /** What the panel shows. */
    panel: { profile, sessions, extras, emails, consequences: page && sayConsequences(page.leaving) },
    /** What their analyses open with, null if they were never asked; null itself if it could not be loaded. */
    home: page && { chosen: page.home },
  };
}

async function readPage() {
  try {
    return await findAccountPage(asMember);
  } catch (error) {
    logError(error, "Account page rendered without data from the database.");
    return null;
  }
}

/** All data stored about the signed-in user; null if they requested them too often. */
export async function loadCopyOfMyData(now = new Date()): Promise<Record<string, unknown> | null> {
  const stored = await exportMyData(asMember);
  return stored && { exportedAt: now.toISOString(), account: await loadStoredAccount(), ...stored };
}
