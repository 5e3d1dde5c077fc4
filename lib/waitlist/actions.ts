"use server";

import { headers } from "next/headers";
import { after } from "next/server";
import { asMember } from "@/lib/access/load";
import { sendLetter } from "@/lib/mail/send";
import { receivesMail } from "@/lib/site/mail";
import { SITE } from "@/lib/site/site";
import { TIER_NAMES } from "@/lib/subscriptions/plan";
import { LetterThrottle } from "@/lib/waitlist/letter-throttle";
import { joinWaitlist } from "@/lib/waitlist/mutations";
import { checkWaitlistForm, typedText, type WaitlistEntry, type WaitlistState } from "@/lib/waitlist/waitlist";
import { wantedPath } from "@/lib/waitlist/wanted";

const BUSY = "Too many people are asking just now. Please try again in an hour.";
const NO_ANSWER = "The waitlist does not answer just now. Nothing was stored; please try again.";

const letters = new LetterThrottle();

/** Puts whoever filled in the form on the waitlist. Open to everyone; the answer is the same for an address that is on it. */
export async function joinTheWaitlist(_: WaitlistState, data: FormData): Promise<WaitlistState> {
  const values = typedText(data);
  const checked = checkWaitlistForm(values);
  if (!checked.ok) return checked.state;
  const { website, from, ...asked } = checked.data;
  // What fills in the hidden field is told what it wants to hear.
  if (website !== "") return { status: "joined", email: asked.email };
  const entry: WaitlistEntry = { ...asked, origin: wantedPath(from) ?? (await pageBefore()) };
  try {
    const token = await asMember();
    const answer = await joinWaitlist(token === null ? null : async () => Promise.resolve(token), entry);
    if (answer === "busy") return { status: "failed", message: BUSY, fields: {}, values };
  } catch (error) {
    console.error("joinTheWaitlist: not put on the list.", error);
    return { status: "failed", message: NO_ANSWER, fields: {}, values };
  }
  if (letters.take(entry.email)) after(async () => tellBoth(entry));
  return { status: "joined", email: entry.email };
}

/** Without scripts the form does not know the page's parameters; the browser says where it was. */
async function pageBefore(): Promise<string | null> {
  const referrer = URL.parse((await headers()).get("referer") ?? "");
  return wantedPath(referrer?.searchParams.get("from"));
}

async function tellBoth({ email, name, company, tier, origin, note }: WaitlistEntry): Promise<void> {
  const plan = tier === null ? "Not decided" : TIER_NAMES[tier];
  const values = { Email: email, Name: name, "Company/Brand": company, Plan: plan, ...(origin && { Page: origin }), ...(note && { Note: note }) };
  const work = [sendLetter({ to: email, subject: `You are on the waitlist of ${SITE.name}`, kind: "waitlist", values: {} })];
  if (receivesMail()) {
    work.push(sendLetter({ to: SITE.contactAddress, subject: "A new entry on the waitlist", kind: "waitlist-entry", values, replyTo: email }));
  }
  for (const result of await Promise.allSettled(work)) {
    if (result.status === "rejected") console.error("joinTheWaitlist: a letter was not sent.", result.reason);
  }
}
