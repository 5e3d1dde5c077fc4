import "server-only";
import { applyEvent, claimEmails, forgetPayer, putBackEmail } from "@/lib/accounts/billing/mutations";
import type { DueEmail } from "@/lib/accounts/billing/outcome";
import { listDueRenewals, listGonePayers } from "@/lib/accounts/billing/queries";
import { isStripeSet } from "@/lib/accounts/billing/stripe/settings";
import { stripeProvider } from "@/lib/accounts/billing/stripe/provider";
import { tellOf } from "@/lib/accounts/billing/tell";
import { renewed } from "@/lib/accounts/billing/test/events";
import { formatDate } from "@/lib/platform/words/format";
import type { Email } from "@/lib/accounts/emails/email";
import { sendEmail, toWorded } from "@/lib/accounts/emails/send";
import { sendIfWanted } from "@/lib/accounts/email-choices/mutations";
import { SITE } from "@/lib/platform/site/site";
import { listPlans } from "@/lib/accounts/subscriptions/queries";
import { PLAN_NAMES } from "@/lib/access/plan";
import { logError } from "@/lib/platform/telemetry/log-error";

const SUBJECTS: Record<DueEmail["kind"], (day: string) => string> = {
  "trial-ending": (day) => `Your trial ends on ${day}`,
  "trial-ended": () => "Your trial has ended",
  "renewal-ahead": (day) => `Your ${SITE.name} plan renews on ${day}`,
  "plan-ended": () => `Your ${SITE.name} plan has ended`,
  "payment-reminder": (day) => `Pay by ${day} to keep your ${SITE.name} plan`,
  "payment-stopped": () => `Your ${SITE.name} plan is paused`,
};

/** Sends the emails that are due. If sending fails, the email stays due. */
export async function sendDueEmails(): Promise<number> {
  const emails = await claimEmails();
  let failed = 0;
  for (const due of emails) {
    const day = formatDate(due.tellsAt);
    const email: Email = {
      to: due.email,
      subject: SUBJECTS[due.kind](day),
      kind: due.kind,
      values: { plan: PLAN_NAMES[due.tier], day },
    };
    try {
      if (due.kind === "trial-ending") await sendIfWanted(due.userId, "trial_ending", toWorded(email));
      else await sendEmail(email);
    } catch (error) {
      failed += 1;
      logError(error, `Email of type ${due.kind} not sent; will retry.`);
      await putBackEmail(due);
    }
  }
  return emails.length - failed;
}

/** Renews, ends or sends reminders for expired subscriptions of the test checkout, which has no clock. */
export async function renewTestSubscriptions(now: Date): Promise<number> {
  const due = await listDueRenewals();
  if (due.length === 0) return 0;
  const plans = await listPlans(null);
  for (const one of due) await tellOf(await applyEvent(renewed(one, plans, now)), now);
  return due.length;
}

/** Cancels the subscriptions of erased accounts at Stripe. */
export async function endGoneSubscriptions(): Promise<number> {
  if (!isStripeSet()) return 0;
  const gone = await listGonePayers();
  for (const { id, subscription } of gone) {
    await stripeProvider("").end(subscription);
    await forgetPayer(id);
  }
  return gone.length;
}
