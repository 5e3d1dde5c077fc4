import "server-only";
import { z } from "zod";
import type { ChosenEmails } from "@/lib/accounts/email-choices/email-names";
import { callFunction, createSystemClient } from "@/lib/platform/database/client";

/**
 * Whether this person wants emails of a kind.
 * @throws {DataError} if there is no response, an error, or a response of another shape
 */
export async function wantsEmails(userId: string, emails: ChosenEmails): Promise<boolean> {
  return callFunction(createSystemClient(), "wants_emails", { p_user: userId, p_emails: emails }, z.boolean());
}
