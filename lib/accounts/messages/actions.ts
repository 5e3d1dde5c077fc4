"use server";

import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { after } from "next/server";
import { z } from "zod";
import { asMember, loadGuarded } from "@/lib/access/load";
import { hasRole } from "@/lib/access/viewer";
import {
  checkContactForm,
  type ContactMessage,
  type ContactState,
  emptyReference,
  REFERENCE,
} from "@/lib/accounts/contact/contact";
import { MESSAGE_STATES } from "@/lib/accounts/messages/message";
import { markContactMessage, sendContactMessage } from "@/lib/accounts/messages/mutations";
import { MESSAGES_PAGE, messagesHref, parseMessageQuery } from "@/lib/accounts/messages/search-params";
import { TOPIC_NAMES } from "@/lib/accounts/contact/topic";
import { EmailThrottle } from "@/lib/platform/mail/email-throttle";
import { sendOrKeep } from "@/lib/accounts/emails/unsent";
import { receivesMail } from "@/lib/platform/site/mail";
import { SITE } from "@/lib/platform/site/site";
import { PLAN_NAMES } from "@/lib/access/plan";
import { adminName } from "@/lib/accounts/waitlist/waitlist-list";
import { readForm } from "@/lib/platform/forms/load";
import { mayVisitor } from "@/lib/platform/requests/load";
import { typedText } from "@/lib/platform/forms/typed-text";
import { logError } from "@/lib/platform/telemetry/log-error";

const BUSY = "We’re getting too many messages right now and yours wasn’t sent. Try again in an hour, or email us.";
const TOO_MANY =
  "We’ve had several messages from your network in the last hour and yours wasn’t sent. Try again in an hour, or email us.";
const NO_ANSWER = "We couldn’t send your message. Please try again.";

/** A person may send more than one message a day, but entering another person's address must not fill their mailbox. */
const emails = new EmailThrottle(3);

/** Accepts a message from anyone who filled in the form. Suspected robots get the same response. */
export async function writeToUs(_: ContactState, data: FormData): Promise<ContactState> {
  const values = typedText(data);
  const checked = checkContactForm(values);
  if (!checked.ok) return checked.state;
  const message = checked.data;
  if (checked.isRobot) return { status: "sent", reference: emptyReference(), email: message.email };
  try {
    const token = await asMember();
    if (token === null && !(await mayVisitor("contact", await headers())))
      return { status: "failed", message: TOO_MANY, fields: {}, values };
    const receipt = await sendContactMessage(token === null ? null : async () => Promise.resolve(token), message);
    if (receipt.status === "busy") return { status: "failed", message: BUSY, fields: {}, values };
    if (receipt.status === "received") after(async () => tellBoth(message, receipt.reference));
    return { status: "sent", reference: receipt.reference, email: message.email };
  } catch (error) {
    logError(error, "Contact message not saved.");
    return { status: "failed", message: NO_ANSWER, fields: {}, values };
  }
}

async function tellBoth(
  { name, email, company, topic, tier, message }: ContactMessage,
  reference: string,
): Promise<void> {
  const about = TOPIC_NAMES[topic];
  const work: Promise<void>[] = [];
  if (emails.take(email)) {
    work.push(
      sendOrKeep({
        to: email,
        subject: `We’ve received your message (${reference})`,
        kind: "contact",
        values: { reference, topic: about },
      }),
    );
  }
  if (receivesMail()) {
    const values = {
      Reference: reference,
      Topic: about,
      ...(tier && { Plan: PLAN_NAMES[tier] }),
      Name: name,
      Email: email,
      ...(company && { Company: company }),
      Message: message,
    };
    work.push(
      sendOrKeep({
        to: SITE.contactAddress,
        subject: `${about} (${reference})`,
        kind: "contact-message",
        values,
        replyTo: email,
      }),
    );
  }
  await Promise.all(work);
}

const markForm = z.strictObject({
  id: z.uuid(),
  reference: z.string().regex(REFERENCE),
  from: z.enum(MESSAGE_STATES),
  to: z.enum(MESSAGE_STATES),
  /** Parameters of the list to go back to. */
  back: z.string().max(500),
});

/** Marks a message as open, answered or spam, and goes back to the list. For admins only. */
export async function markMessage(data: FormData): Promise<void> {
  const { viewer, profile } = await loadGuarded(MESSAGES_PAGE);
  if (!hasRole(viewer, "admin")) redirect("/");
  const { id, reference, from, to, back } = readForm(markForm, data);
  const isDone = await markContactMessage(asMember, id, from, to, adminName(profile));
  const query = parseMessageQuery(Object.fromEntries(new URLSearchParams(back)));
  redirect(messagesHref(query, isDone ? { said: to, of: reference, id, was: from } : { said: "stale", of: reference }));
}
