"use server";

import { updateTag } from "next/cache";
import { redirect } from "next/navigation";
import { z } from "zod";
import { asMember } from "@/lib/access/load";
import { TIERS } from "@/lib/access/claims";
import { MOST_EXTRA_SEATS } from "@/lib/accounts/administration/agreed-subscription";
import { loadAdmin } from "@/lib/accounts/administration/load";
import type { ActAnswer } from "@/lib/accounts/administration/log-line";
import {
  changeRole,
  endSubscription,
  grantSubscription,
  noteSignUpEmail,
  takeBackLine,
} from "@/lib/accounts/administration/mutations";
import { backHref, PEOPLE_PAGE, type Outcome, USER_ID } from "@/lib/accounts/administration/search-params";
import { FLAG_NAMES, FLAGS_PAGE, LONGEST_ANNOUNCEMENT } from "@/lib/accounts/flags/flag";
import { FLAGS_TAG } from "@/lib/accounts/flags/load";
import { setFlag } from "@/lib/accounts/flags/mutations";
import { mailAddress } from "@/lib/platform/mail/email";
import { sendEmail } from "@/lib/accounts/emails/send";
import { personHref, ROLES } from "@/lib/accounts/administration/listed-person";
import { SITE } from "@/lib/platform/site/site";
import { readForm } from "@/lib/platform/forms/load";
import { typedText } from "@/lib/platform/forms/typed-text";
import { logError } from "@/lib/platform/telemetry/log-error";

const userId = z.string().regex(USER_ID);
/** The version of the terms that were shown; empty if there were none. */
const seen = z.union([z.literal(""), z.string().regex(/^[0-9a-f]{32}$/)]);
const roleForm = z.strictObject({ user: userId, was: z.enum(ROLES), role: z.enum(ROLES) });
const grantForm = z.strictObject({
  user: userId,
  seen,
  tier: z.enum(TIERS),
  extra: z.coerce.number().int().min(0).max(MOST_EXTRA_SEATS),
  until: z.union([z.literal(""), z.iso.date()]),
});
const endForm = z.strictObject({ user: userId, seen });
const takeBackForm = z.strictObject({
  line: z.string().regex(/^[1-9]\d{0,14}$/),
  back: z.string().startsWith("/admin/").max(600),
});

/** Returns to the previous page with the outcome. */
function tell(back: string, { status, line }: ActAnswer, done: Outcome = "done"): never {
  redirect(backHref(back, status === "done" ? { outcome: done, line } : { outcome: status, line: null }));
}

/** Changes a person's role. For admins only; not their own. */
export async function giveRole(data: FormData): Promise<void> {
  await loadAdmin(PEOPLE_PAGE);
  const { user, was, role } = readForm(roleForm, data);
  tell(personHref(user), await changeRole(asMember, user, was, role));
}

/** Agrees a subscription with a person, or changes its terms. It runs to the end of the given day. For admins only. */
export async function agreeSubscription(data: FormData): Promise<void> {
  await loadAdmin(PEOPLE_PAGE);
  const form = grantForm.safeParse(typedText(data));
  const back = personHref(readForm(z.object({ user: userId }), data).user);
  if (!form.success) redirect(backHref(back, { outcome: "not_understood", line: null }));
  const { user, seen: terms, tier, extra, until } = form.data;
  const end = until === "" ? null : endOfDay(until);
  if (end !== null && end.getTime() <= Date.now()) redirect(backHref(back, { outcome: "past", line: null }));
  tell(
    back,
    await grantSubscription(asMember, user, terms, { tier, extraSeats: extra, until: end?.toISOString() ?? null }),
  );
}

function endOfDay(day: string): Date {
  return new Date(`${day}T23:59:59Z`);
}

/** Ends a trial or an agreed subscription at once. For admins only. */
export async function endNow(data: FormData): Promise<void> {
  await loadAdmin(PEOPLE_PAGE);
  const { user, seen: terms } = readForm(endForm, data);
  tell(personHref(user), await endSubscription(asMember, user, terms));
}

/** Undoes a change and returns to the previous page. For admins only. */
export async function takeBack(data: FormData): Promise<void> {
  await loadAdmin(PEOPLE_PAGE);
  const { line, back } = readForm(takeBackForm, data);
  const answer = await takeBackLine(asMember, Number(line));
  updateTag(FLAGS_TAG);
  tell(back, answer, "back");
}

/** Invites an address to sign up, by email. For admins only. */
export async function inviteToSignUp(data: FormData): Promise<void> {
  await loadAdmin(PEOPLE_PAGE);
  const email = mailAddress.safeParse(typedText(data).email);
  if (!email.success) redirect(backHref(PEOPLE_PAGE, { outcome: "no_address", line: null }));
  const noted = await noteSignUpEmail(asMember, email.data);
  if (noted !== "noted") redirect(backHref(PEOPLE_PAGE, { outcome: noted, line: null }));
  redirect(backHref(PEOPLE_PAGE, { outcome: (await invite(email.data)) ? "invited" : "unsent", line: null }));
}

async function invite(to: string): Promise<boolean> {
  try {
    await sendEmail({ to, subject: `You’re invited to ${SITE.name}`, kind: "sign-up-invitation", values: {} });
    return true;
  } catch (error) {
    logError(error, "Sign-up invitation email not sent.");
    return false;
  }
}

const announcement = z
  .string()
  .trim()
  .max(LONGEST_ANNOUNCEMENT)
  .transform((text) => text.replaceAll(/\s+/g, " "));
const flagForm = z.strictObject({
  name: z.enum(FLAG_NAMES),
  was: z.enum(["on", "off"]),
  wasText: z.string().max(LONGEST_ANNOUNCEMENT),
  to: z.enum(["on", "off"]),
  text: announcement.default(""),
});

/** Sets a switch and returns to the list of switches. For admins only. */
export async function switchFlag(data: FormData): Promise<void> {
  await loadAdmin(FLAGS_PAGE);
  const { name, was, wasText, to, text } = readForm(flagForm, data);
  if (name === "announcement" && to === "on" && text === "")
    redirect(backHref(FLAGS_PAGE, { outcome: "no_words", line: null }));
  const line = await setFlag(asMember, { name, isOn: was === "on", text: wasText }, { isOn: to === "on", text });
  updateTag(FLAGS_TAG);
  redirect(backHref(FLAGS_PAGE, { outcome: line === null ? "stale" : "done", line }));
}
