import "server-only";
import { z } from "zod";
import type { Caller } from "@/lib/platform/database/caller";
import { callFunction, createDataClient, createSystemClient } from "@/lib/platform/database/client";
import { leavingSchema, type Leaving } from "@/lib/accounts/own-data/leaving";
import { emailChoices, type EmailChoices } from "@/lib/accounts/emails/choices/choice";
import type { ChosenEmails } from "@/lib/accounts/emails/choices/email-names";

// All of them: @throws {DataError} when there is no answer, a refusal, or an answer of another shape.

/** What would end for the caller and for others, were their account deleted. */
export async function describeLeaving(caller: Caller): Promise<Leaving> {
  return callFunction(createDataClient(caller), "describe_leaving", {}, leavingSchema);
}

/** Which letters the caller has chosen; null where they have chosen nothing yet. */
export async function findEmailChoices(caller: Caller): Promise<EmailChoices | null> {
  return callFunction(createDataClient(caller), "find_letter_choices", {}, z.nullable(emailChoices));
}

/** Does somebody want letters of a kind? */
export async function wantsEmails(userId: string, emails: ChosenEmails): Promise<boolean> {
  return callFunction(createSystemClient(), "wants_letters", { p_user: userId, p_letters: emails }, z.boolean());
}
