import "server-only";
import { z } from "zod";
import type { Caller } from "@/lib/platform/database/caller";
import { callFunction, createDataClient, createSystemClient } from "@/lib/platform/database/client";

// All of them: @throws {DataError} if there is no response, an error, or a response of another shape.

/** A change someone made to their own account in the identity store. */
export type AccountAct =
  | "account.change_name"
  | "account.change_password"
  | "account.change_address"
  | "account.restore_address"
  | "account.second_factor_on"
  | "account.second_factor_off"
  | "account.renew_recovery_codes"
  | "account.ask_deletion"
  | "account.keep";

/** Adds an entry to the log. */
export async function noteAccount(userId: string, act: AccountAct): Promise<void> {
  await callFunction(createSystemClient(), "note_account", { p_user: userId, p_action: act }, z.literal(true));
}

/** Erases a person's data in the data tables. A second call has no effect. */
export async function erasePerson(userId: string): Promise<boolean> {
  return callFunction(createSystemClient(), "erase_person", { p_user: userId }, z.boolean());
}

/** Records that someone asked for news when they signed up; a later choice takes precedence. */
export async function keepConsent(userId: string): Promise<void> {
  await callFunction(createSystemClient(), "keep_consent", { p_user: userId }, z.boolean());
}

/** All the caller's data in the data tables, with an entry in the log; null if they requested them too often. */
export async function exportMyData(caller: Caller): Promise<Record<string, unknown> | null> {
  return callFunction(createDataClient(caller), "export_my_data", {}, z.nullable(z.record(z.string(), z.unknown())));
}
