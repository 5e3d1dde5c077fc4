import "server-only";
import { z } from "zod";
import { emailChoices, type EmailChoices } from "@/lib/accounts/email-choices/choice";
import type { ChosenEmails } from "@/lib/accounts/email-choices/email-names";
import type { Caller } from "@/lib/platform/database/caller";
import { callFunction, createDataClient, createSystemClient } from "@/lib/platform/database/client";

// All of them: @throws {DataError} when there is no answer, a refusal, or an answer of another shape.

/** Which emails the caller has chosen; null where they have chosen nothing yet. */
export async function findEmailChoices(caller: Caller): Promise<EmailChoices | null> {
  return callFunction(createDataClient(caller), "find_email_choices", {}, z.nullable(emailChoices));
}

/** Does this person want emails of a kind? */
export async function wantsEmails(userId: string, emails: ChosenEmails): Promise<boolean> {
  return callFunction(createSystemClient(), "wants_emails", { p_user: userId, p_emails: emails }, z.boolean());
}
