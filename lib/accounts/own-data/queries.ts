import "server-only";
import { z } from "zod";
import { emailChoices, type EmailChoices } from "@/lib/accounts/email-choices/choice";
import type { Caller } from "@/lib/platform/database/caller";
import { callFunction, createDataClient } from "@/lib/platform/database/client";
import { leavingSchema, type Leaving } from "@/lib/accounts/own-data/leaving";
import { type ReaderHome, readerHome } from "@/lib/rankings/home/home";

/**
 * What the caller and others would lose if the account were deleted.
 * @throws {DataError} if there is no response, an error, or a response of another shape
 */
export async function describeLeaving(caller: Caller): Promise<Leaving> {
  return callFunction(createDataClient(caller), "describe_leaving", {}, leavingSchema);
}

const accountPage = z.strictObject({
  emails: z.nullable(emailChoices),
  leaving: leavingSchema,
  home: z.nullable(readerHome),
});

/** A person's data for their account page. */
export interface AccountPage {
  /** The emails they have chosen; null before any choice. */
  emails: EmailChoices | null;
  /** What they and others would lose if the account were deleted. */
  leaving: Leaving;
  /** What their analyses open with; null if they were never asked. */
  home: ReaderHome | null;
}

/**
 * The caller's data for the account page, in one call.
 * @throws {DataError} as above
 */
export async function findAccountPage(caller: Caller): Promise<AccountPage> {
  return callFunction(createDataClient(caller), "find_account_page", {}, accountPage);
}
