"use server";

import { redirect } from "next/navigation";
import { z } from "zod";
import { loadMemberUncounted } from "@/lib/access/load";
import { initialiseAccount } from "@/lib/accounts/account/actions";
import { readForm } from "@/lib/platform/forms/load";
import { afterSignUp } from "@/lib/accounts/sign-in/after-sign-up";
import { chosenPlanHref } from "@/lib/accounts/billing/checkout-address";

/** Fields of the set-up form. */
const setupForm = z.strictObject({
  type: z.string().max(64),
  invitation: z.string().max(200),
  to: z.string().max(500),
});

/**
 * The set-up screen's Continue button, without JavaScript: sets up the account and continues in any case, to the chosen
 * plan or, with an invitation, to the team.
 */
export async function continueSetup(data: FormData): Promise<void> {
  if (!(await loadMemberUncounted())) redirect("/auth?mode=signin");
  const { type, invitation, to } = readForm(setupForm, data);
  const { invitation: outcome } = await initialiseAccount({ userType: type, invitationCode: invitation || null });
  redirect(chosenPlanHref(to) ?? (outcome ? "/settings" : afterSignUp(to)));
}
