import "server-only";
import { z } from "zod";
import type { Role, Tier } from "@/lib/access/claims";
import type { ActAnswer } from "@/lib/accounts/administration/log-line";
import type { Caller } from "@/lib/platform/database/caller";
import { callFunction, createDataClient } from "@/lib/platform/database/client";

const act = z
  .strictObject({ status: z.enum(["done", "stale", "own", "paid_elsewhere"]), line: z.int().positive().optional() })
  .transform(({ status, line }): ActAnswer => ({ status, line: line ?? null }));

/**
 * Changes a person's role if it is still the one shown. Admins cannot change their own.
 * @throws {DataError} if there is no response, a refusal (for anyone but admins), or a response of another shape
 */
export async function changeRole(caller: Caller, userId: string, was: Role, role: Role): Promise<ActAnswer> {
  return callFunction(createDataClient(caller), "change_role", { p_user: userId, p_was: was, p_role: role }, act);
}

interface Terms {
  tier: Tier;
  extraSeats: number;
  /** ISO time; null for no end. */
  until: string | null;
}

/**
 * Agrees a subscription with a person, or changes its terms, if they are still the ones shown.
 * @throws {DataError} as above
 */
export async function grantSubscription(
  caller: Caller,
  userId: string,
  seen: string,
  { tier, extraSeats, until }: Terms,
): Promise<ActAnswer> {
  const args = { p_user: userId, p_seen: seen, p_tier: tier, p_extra_seats: extraSeats, p_until: until };
  return callFunction(createDataClient(caller), "grant_subscription", args, act);
}

/**
 * Ends a trial or an agreed subscription at once, if its terms are still the ones shown.
 * @throws {DataError} as above
 */
export async function endSubscription(caller: Caller, userId: string, seen: string): Promise<ActAnswer> {
  return callFunction(createDataClient(caller), "end_subscription", { p_user: userId, p_seen: seen }, act);
}

/**
 * Undoes a line of the log, unless something has changed since.
 * @throws {DataError} as above
 */
export async function takeBackLine(caller: Caller, line: number): Promise<ActAnswer> {
  return callFunction(createDataClient(caller), "take_back", { p_line: line }, act);
}

/**
 * Records that an address was invited to sign up; "known" if it has an account, "busy" after too many in an hour.
 * @throws {DataError} as above
 */
export async function noteSignUpEmail(caller: Caller, email: string): Promise<"noted" | "known" | "busy"> {
  return callFunction(
    createDataClient(caller),
    "note_sign_up_email",
    { p_email: email },
    z.enum(["noted", "known", "busy"]),
  );
}
