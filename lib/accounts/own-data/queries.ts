import "server-only";
import { z } from "zod";
import { emailChoices, type EmailChoices } from "@/lib/accounts/email-choices/choice";
import type { Caller } from "@/lib/platform/database/caller";
import { callFunction, createDataClient } from "@/lib/platform/database/client";
import { leavingSchema, type Leaving } from "@/lib/accounts/own-data/leaving";

/**
 * What the caller and others would lose if the account were deleted.
 * @throws {DataError} if there is no response, an error, or a response of another shape
 */
export async function describeLeaving(caller: Caller): Promise<Leaving> {
  return callFunction(createDataClient(caller), "describe_leaving", {}, leavingSchema);
}

const accountPage = z.strictObject({ emails: z.nullable(emailChoices), leaving: leavingSchema });

/**
 * The caller's data for the account page, in one call: the emails they have chosen (null before any choice), and what
 * they and others would lose if the account were deleted.
 * @throws {DataError} as above
 */
export async function findAccountPage(caller: Caller): Promise<{ emails: EmailChoices | null; leaving: Leaving }> {
  return callFunction(createDataClient(caller), "find_account_page", {}, accountPage);
}
