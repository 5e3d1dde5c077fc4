import "server-only";
import { asMember, loadAccountExtras, loadStoredAccount, loadOpenSessions, type Member } from "@/lib/access/load";
import { FIRST_CHOICES } from "@/lib/accounts/email-choices/choice";
import { sayConsequences } from "@/lib/accounts/own-data/leaving";
import { exportMyData } from "@/lib/accounts/own-data/mutations";
import { findAccountPage } from "@/lib/accounts/own-data/queries";
import { logError } from "@/lib/platform/telemetry/log-error";

/**
 * What the account's panel shows of a member. Where the data tables do not respond, it does without what they would
 * say.
 */
export async function loadAccountContent({ profile }: Pick<Member, "profile">) {
  // A developer who looks at the page without being anyone has nothing there.
  const isSomebody = (await asMember()) !== null;
  const [sessions, extras, page] = await Promise.all([
    loadOpenSessions(),
    loadAccountExtras(),
    isSomebody ? readPage() : null,
  ]);
  const emails = page && (page.emails ?? FIRST_CHOICES);
  return { profile, sessions, extras, emails, consequences: page && sayConsequences(page.leaving) };
}

async function readPage() {
  try {
    return await findAccountPage(asMember);
  } catch (error) {
    logError(error, "Account page rendered without data from the database.");
    return null;
  }
}

/** Everything that is kept about the signed-in user; null where they asked too often. */
export async function loadCopyOfMyData(now = new Date()): Promise<Record<string, unknown> | null> {
  const stored = await exportMyData(asMember);
  return stored && { exportedAt: now.toISOString(), account: await loadStoredAccount(), ...stored };
}
