"use server";

import { asMember, loadMember } from "@/lib/access/load";
import { initialisation, needsInitialisation } from "@/lib/accounts/account";
import { initialiseUser } from "@/lib/accounts/mutations";
import { keepMember } from "@/lib/people/mutations";
import { isWaitlistMode } from "@/lib/site/environment";

/**
 * Sets up the account of whoever is signed in. May be called again: what is set up stays as it is. A failure is
 * logged and told as `ok: false`; it keeps nobody from going on, since rights come from elsewhere.
 */
export async function initialiseAccount(input: { userType: string; invitationCode: string | null }): Promise<{ ok: boolean }> {
  try {
    const parsed = initialisation.safeParse(input);
    if (!parsed.success) {
      console.error(`initialiseAccount: ${parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("; ")}`);
      return { ok: false };
    }
    const member = await loadMember();
    if (!member || !(await asMember())) return { ok: false };
    const { subscription, isInitialised } = member;
    await keepMember(member);
    if (needsInitialisation(parsed.data, { hasSubscription: subscription !== null, isInitialised, waitlistMode: isWaitlistMode() })) {
      await initialiseUser(asMember, parsed.data);
    }
    return { ok: true };
  } catch (error) {
    console.error("initialiseAccount: not set up.", error);
    return { ok: false };
  }
}
