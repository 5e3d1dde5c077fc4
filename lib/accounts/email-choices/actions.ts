"use server";

import { redirect } from "next/navigation";
import { z } from "zod";
import { asMember, followLink } from "@/lib/access/load";
import { emailChoices, type EmailChoices } from "@/lib/accounts/email-choices/choice";
import { readLeaveToken } from "@/lib/accounts/email-choices/leave-token";
import { EMAIL_NAMES } from "@/lib/accounts/email-choices/email-names";
import { chooseEmails, unsubscribe } from "@/lib/accounts/email-choices/mutations";
import { typedText } from "@/lib/platform/forms/typed-text";
import { setting } from "@/lib/platform/environment/env.server";
import { logError } from "@/lib/platform/telemetry/log-error";

/** The result of saving; null before the first response. */
export type EmailState = { is: "saved"; choices: EmailChoices } | { is: "failed" } | null;

/** Saves which emails the signed-in person wants. A cleared checkbox is not part of the form data. */
export async function saveEmailChoices(_: EmailState, data: FormData): Promise<EmailState> {
  // An empty form turns off all emails; a missing form changes nothing.
  if (!(data instanceof FormData)) return { is: "failed" };
  const choices = emailChoices.parse(Object.fromEntries(EMAIL_NAMES.map((name) => [name, data.get(name) === "on"])));
  try {
    if ((await asMember()) === null) return { is: "failed" };
    await chooseEmails(asMember, choices);
    return { is: "saved", choices };
  } catch (error) {
    logError(error, "Could not save email preferences.");
    return { is: "failed" };
  }
}

const linkForm = z.object({ act: z.enum(["address-back", "keep-account", "unsubscribe"]), token: z.string().max(400) });

/** Performs the action of an email's link. The reader need not be signed in. */
export async function followEmail(data: FormData): Promise<void> {
  const parsed = linkForm.safeParse(typedText(data));
  if (!parsed.success) redirect("/emails/unsubscribe");
  const { act, token } = parsed.data;
  let outcome = "gone";
  try {
    if (await follow(act, token)) outcome = "done";
  } catch (error) {
    logError(error, `Email link ${act} failed.`);
    outcome = "failed";
  }
  redirect(`/emails/${act}?${new URLSearchParams(outcome === "failed" ? { token, outcome } : { outcome }).toString()}`);
}

async function follow(act: z.output<typeof linkForm>["act"], token: string): Promise<boolean> {
  return act === "unsubscribe" ? switchOff(token) : followLink(act, token);
}

async function switchOff(token: string): Promise<boolean> {
  const request = readLeaveToken(token, setting("AUTH_SECRET") ?? "");
  return request !== null && unsubscribe(request.userId, request.emails);
}

/** The same for email apps; null if the database is unavailable. */
export async function leaveEmails(token: string): Promise<boolean | null> {
  try {
    return await switchOff(z.string().max(400).catch("").parse(token));
  } catch (error) {
    logError(error, "One-click unsubscribe failed.");
    return null;
  }
}
