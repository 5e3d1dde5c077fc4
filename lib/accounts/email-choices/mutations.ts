import "server-only";
import { z } from "zod";
import type { EmailChoices } from "@/lib/accounts/email-choices/choice";
import type { ChosenEmails } from "@/lib/accounts/email-choices/email-names";
import { toLeaveToken } from "@/lib/accounts/email-choices/leave-token";
import { wantsEmails } from "@/lib/accounts/email-choices/queries";
import type { Caller } from "@/lib/platform/database/caller";
import { callFunction, createDataClient, createSystemClient } from "@/lib/platform/database/client";
import type { WordedEmail } from "@/lib/platform/mail/email";
import { requiredSetting, setting } from "@/lib/platform/environment/env.server";
import { sendWorded } from "@/lib/platform/mail/send";

// All of them: @throws {DataError} if there is no response, an error, or a response of another shape.

/** Saves which emails the caller wants. */
export async function chooseEmails(caller: Caller, choices: EmailChoices): Promise<void> {
  await callFunction(createDataClient(caller), "choose_emails", { p_choices: choices }, z.literal(true));
}

/** Turns off one kind of email for the owner of a signed link; false for a deleted account. */
export async function unsubscribe(userId: string, emails: ChosenEmails): Promise<boolean> {
  return callFunction(createSystemClient(), "unsubscribe", { p_user: userId, p_emails: emails }, z.boolean());
}

/**
 * Sends an email of a kind that can be turned off, with a link for that, unless it is turned off.
 * @returns whether it was sent
 * @throws as `sendWorded` does
 */
export async function sendIfWanted(userId: string, emails: ChosenEmails, email: WordedEmail): Promise<boolean> {
  if (!(await wantsEmails(userId, emails))) return false;
  const token = toLeaveToken({ userId, emails }, setting("AUTH_SECRET") ?? "");
  const origin = requiredSetting("APP_ORIGIN");
  await sendWorded({
    ...email,
    wording: { ...email.wording, leaveHref: new URL(`/emails/unsubscribe?token=${token}`, origin).href },
    leaveAt: new URL(`/api/account/unsubscribe?token=${token}`, origin).href,
  });
  return true;
}
