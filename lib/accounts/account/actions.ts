"use server";

import { cookies } from "next/headers";
import { after } from "next/server";
import { CLAIMS_COOKIE } from "@/lib/access/edge-claims";
import { asMember, loadMember } from "@/lib/access/load";
import { initialisation, needsInitialisation } from "@/lib/accounts/account/account";
import { initialiseUser } from "@/lib/accounts/account/mutations";
import type { InvitationOutcome } from "@/lib/accounts/invitations/outcome";
import { sendOrKeep } from "@/lib/accounts/emails/unsent";
import { keepMember } from "@/lib/accounts/people/mutations";
import { isWaitlistMode } from "@/lib/platform/site/environment";
import { SITE } from "@/lib/platform/site/site";
import { tellTeam } from "@/lib/accounts/teams/mutations";
import { logError } from "@/lib/platform/telemetry/log-error";
import { log } from "@/lib/platform/telemetry/logger";

interface SetUp {
  ok: boolean;
  /** The result of accepting the invitation; null without one. */
  invitation: InvitationOutcome | null;
}

const FAILED: SetUp = { ok: false, invitation: null };

/**
 * Sets up the account of the signed-in user, and takes the seat of their invitation. Idempotent. A failure is logged
 * and returned as `ok: false`; the user can continue, since rights do not depend on it.
 */
export async function initialiseAccount(input: { userType: string; invitationCode: string | null }): Promise<SetUp> {
  try {
    const parsed = initialisation.safeParse(input);
    if (!parsed.success) {
      log().error(
        `initialiseAccount: ${parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("; ")}`,
      );
      return FAILED;
    }
    const member = await loadMember();
    if (!member || !(await asMember())) return FAILED;
    const { subscription, isInitialised, claims, profile } = member;
    await keepMember(member);
    if (
      !needsInitialisation(parsed.data, {
        hasSubscription: subscription !== null,
        isInitialised,
        waitlistMode: isWaitlistMode(),
      })
    ) {
      return { ok: true, invitation: null };
    }
    const { created, invitation } = await initialiseUser(asMember, parsed.data);
    if (created) after(async () => welcome(profile.email));
    if (invitation?.status === "joined") {
      const { id } = invitation;
      after(async () => tellTeam(id, claims.userId, "team-joined", profile.email));
      // The edge's claims are outdated: the next page reloads them.
      (await cookies()).delete(CLAIMS_COOKIE);
    }
    return { ok: true, invitation };
  } catch (error) {
    logError(error, "Account setup failed.");
    return FAILED;
  }
}

/** Once per account: the welcome email. */
async function welcome(to: string): Promise<void> {
  await sendOrKeep({ to, subject: `Welcome to ${SITE.name}`, kind: "welcome", values: {} });
}
