import "server-only";
import { z } from "zod";
import { emailChoices, type EmailChoices } from "@/lib/accounts/email-choices/choice";
import type { ChosenEmails } from "@/lib/accounts/email-choices/email-names";
import type { Caller } from "@/lib/platform/database/caller";
import { callFunction, createDataClient, createSystemClient } from "@/lib/platform/database/client";

// All of them: @throws {DataError} if there is no response, an error, or a response of another shape.

/** The emails the caller has chosen; null if they have not chosen yet. */
export async function findEmailChoices(caller: Caller): Promise<EmailChoices | null> {
  return callFunction(createDataClient(caller), "find_email_choices", {}, z.nullable(emailChoices));
}

/** Does this person want emails of a kind? */
export async function wantsEmails(userId: string, emails: ChosenEmails): Promise<boolean> {
  return callFunction(createSystemClient(), "wants_emails", { p_user: userId, p_emails: emails }, z.boolean());
}
