"use server";

import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { after } from "next/server";
import { z } from "zod";
import { asMember, loadGuarded, loadMember } from "@/lib/access/load";
import { hasRole } from "@/lib/access/viewer";
import { EmailThrottle } from "@/lib/platform/mail/email-throttle";
import { sendEmail } from "@/lib/accounts/emails/send";
import { sendOrKeep } from "@/lib/accounts/emails/unsent";
import { receivesMail } from "@/lib/platform/site/mail";
import { SITE } from "@/lib/platform/site/site";
import { PLAN_NAMES } from "@/lib/access/plan";
import { adminName } from "@/lib/accounts/waitlist/waitlist-list";
import { ENTRY_STATES, LONGEST_REMARK } from "@/lib/accounts/waitlist/entry";
import { decideWaitlistEntry, joinWaitlist, noteOnWaitlistEntry } from "@/lib/accounts/waitlist/mutations";
import { parseQueueQuery, QUEUE_PAGE, queueHref } from "@/lib/accounts/waitlist/search-params";
import { checkWaitlistForm, type WaitlistEntry, type WaitlistState } from "@/lib/accounts/waitlist/waitlist";
import { readForm } from "@/lib/platform/forms/load";
import { mayVisitor } from "@/lib/platform/requests/load";
import { typedText } from "@/lib/platform/forms/typed-text";
import { keepMember } from "@/lib/accounts/people/mutations";
import { wantedPath } from "@/lib/accounts/waitlist/wanted";
import { logError } from "@/lib/platform/telemetry/log-error";

const BUSY = "We’re getting too many requests right now. Please try again in an hour.";
const TOO_MANY = "We’ve had several requests from your network in the last hour. Please try again in an hour.";
const NO_ANSWER = "We couldn’t add you to the waitlist. Please try again.";

const emails = new EmailThrottle();

/** Adds people to the waitlist. Open to everyone; the response is the same for an address that is already on it. */
export async function joinTheWaitlist(_: WaitlistState, data: FormData): Promise<WaitlistState> {
  const values = typedText(data);
  const checked = checkWaitlistForm(values);
  if (!checked.ok) return checked.state;
  const { website, from, ...asked } = checked.data;
  // A bot that fills in the hidden field gets a normal response.
  if (website !== "") return { status: "joined", email: asked.email };
  const entry: WaitlistEntry = { ...asked, origin: wantedPath(from) };
  try {
    const member = await loadMember();
    // An entry is linked to an account only by a verified address, which the database must have.
    if (member) await keepMember(member);
    const token = await asMember();
    if (token === null && !(await mayVisitor("waitlist", await headers())))
      return { status: "failed", message: TOO_MANY, fields: {}, values };
    const answer = await joinWaitlist(token === null ? null : async () => Promise.resolve(token), entry);
    if (answer === "busy") return { status: "failed", message: BUSY, fields: {}, values };
  } catch (error) {
    logError(error, "Waitlist sign-up not saved.");
    return { status: "failed", message: NO_ANSWER, fields: {}, values };
  }
  if (emails.take(entry.email)) after(async () => tellBoth(entry));
  return { status: "joined", email: entry.email };
}

async function tellBoth({ email, name, company, tier, origin, note }: WaitlistEntry): Promise<void> {
  const plan = tier === null ? "No plan chosen" : PLAN_NAMES[tier];
  const values = {
    Email: email,
    Name: name,
    "Company/Brand": company,
    Plan: plan,
    ...(origin && { Page: origin }),
    ...(note && { Note: note }),
  };
  const work = [
    sendOrKeep({ to: email, subject: `You’re on the ${SITE.name} waitlist`, kind: "waitlist", values: {} }),
  ];
  if (receivesMail()) {
    work.push(
      sendOrKeep({
        to: SITE.contactAddress,
        subject: "New waitlist entry",
        kind: "waitlist-entry",
        values,
        replyTo: email,
      }),
    );
  }
  await Promise.all(work);
}

/** The entry, and the list to return to. */
const adminForm = { id: z.uuid(), place: z.string().regex(/^\d{1,9}$/), back: z.string().max(500) };
const decideForm = z.strictObject({ ...adminForm, from: z.enum(ENTRY_STATES), to: z.enum(ENTRY_STATES) });
const remarkForm = z.strictObject({ ...adminForm, remark: z.string().trim().max(LONGEST_REMARK) });

/** The admin who makes the request; anyone else is redirected before anything is read. */
async function requireAdmin() {
  const { viewer, profile } = await loadGuarded(QUEUE_PAGE);
  if (!hasRole(viewer, "admin")) redirect("/");
  return adminName(profile);
}

const backTo = (back: string) => parseQueueQuery(Object.fromEntries(new URLSearchParams(back)));

/** Invites, declines or undoes either, and returns to the list. Inviting sends an email. For admins only. */
export async function decideOnEntry(data: FormData): Promise<void> {
  const by = await requireAdmin();
  const { id, place: position, back, from, to } = readForm(decideForm, data);
  const email = await decideWaitlistEntry(asMember, id, from, to, by);
  let outcome: string = email === null ? "stale" : to;
  if (email !== null && to === "invited" && !(await invite(email))) {
    // No one is marked as invited without an email.
    await decideWaitlistEntry(asMember, id, to, from, by);
    outcome = "unsent";
  }
  redirect(queueHref(backTo(back), { said: outcome, of: position, ...(outcome === to && { id, was: from }) }));
}

async function invite(email: string): Promise<boolean> {
  try {
    await sendEmail({
      to: email,
      subject: `Your place on ${SITE.name} is ready`,
      kind: "waitlist-invitation",
      values: {},
    });
    return true;
  } catch (error) {
    logError(error, "Waitlist invitation email not sent.");
    return false;
  }
}

/** Saves an admin's note on an entry, and returns to the list. For admins only. */
export async function noteOnEntry(data: FormData): Promise<void> {
  const by = await requireAdmin();
  const { id, place: position, back, remark } = readForm(remarkForm, data);
  await noteOnWaitlistEntry(asMember, id, remark.replaceAll("\r\n", "\n"), by);
  redirect(queueHref(backTo(back), { said: "noted", of: position }));
}
