"use server";

import { revalidatePath } from "next/cache";
import { z } from "zod";
import { may } from "@/lib/access/rights";
import { asMember, loadGuarded } from "@/lib/access/load";
import { isOn } from "@/lib/accounts/flags/load";
import { newCode } from "@/lib/accounts/invitations/code";
import { checkAddresses, inviteFields, wordFaults, wordFull } from "@/lib/accounts/invitations/invite-form";
import type { InviteState } from "@/lib/accounts/invitations/invite-state";
import { inviteToTeam, sendInvitation } from "@/lib/accounts/invitations/mutations";
import { keepMember } from "@/lib/accounts/people/mutations";
import { MISSING, NO_ANSWER, PLAN_ENDED, SWITCHED_OFF } from "@/lib/accounts/invitations/words";
import { typedText } from "@/lib/platform/forms/typed-text";
import { setting } from "@/lib/platform/environment/env.server";
import { logError } from "@/lib/platform/telemetry/log-error";

const inviteForm = z.strictObject(inviteFields);
const REFUSED = {
  missing: MISSING,
  forbidden: "Only the owner can make someone a manager.",
  ended: PLAN_ENDED,
  off: SWITCHED_OFF,
} as const;

/**
 * Invites colleagues by email: all those listed, or none. For people who manage the team and have the right to invite.
 */
export async function inviteColleagues(_: InviteState, data: FormData): Promise<InviteState> {
  const member = await loadGuarded("/invitations");
  const values = typedText(data);
  const failed = (message: string): InviteState => ({ status: "failed", message, values });
  const form = inviteForm.safeParse(values);
  if (!form.success || !may(member.viewer, "invitations"))
    return failed("Something went wrong with the form. Refresh the page and try again.");
  const { emails, error } = checkAddresses(form.data.emails);
  if (error !== null) return failed(error);
  if (!(await isOn("team_invitations"))) return failed(SWITCHED_OFF);
  try {
    await keepMember(member);
    const invites = emails.map((email) => ({ email, ...newCode(setting("AUTH_SECRET") ?? "") }));
    const answer = await inviteToTeam(asMember, form.data.team, form.data.role, invites);
    switch (answer.status) {
      case "faults":
        return failed(wordFaults(answer.faults));
      case "full":
        return failed(wordFull(answer.free, answer.wanted));
      case "invited": {
        const from = member.profile.email;
        const sent = await Promise.all(
          invites.map(async ({ email, code }) => ({
            email,
            isSent: await sendInvitation({ to: email, from, tier: answer.tier, code }),
          })),
        );
        revalidatePath("/invitations");
        revalidatePath("/settings");
        return { status: "invited", emails, unsent: sent.filter(({ isSent }) => !isSent).map(({ email }) => email) };
      }
      default:
        return failed(REFUSED[answer.status]);
    }
  } catch (error) {
    logError(error, "Inviting colleagues failed.");
    return failed(NO_ANSWER);
  }
}
