import "server-only";
import { stopsAt } from "@/lib/accounts/billing/contract/billing";
import { formatEuros } from "@/lib/accounts/billing/money";
import type { BillingOutcome } from "@/lib/accounts/billing/outcome";
import { formatDate } from "@/lib/platform/words/format";
import { sendEmail } from "@/lib/accounts/emails/send";
import type { Email } from "@/lib/accounts/emails/email";
import { SITE } from "@/lib/platform/site/site";
import { PLAN_NAMES } from "@/lib/access/plan";
import { logError } from "@/lib/platform/telemetry/log-error";

/** Emails the payer about a change. An email that cannot be sent is logged, and changes nothing. */
export async function tellOf(outcome: BillingOutcome, now = new Date()): Promise<void> {
  for (const email of [...receiptsOf(outcome), ...noticeOf(outcome, now)]) {
    try {
      await sendEmail(email);
    } catch (error) {
      logError(error, `Email of type ${email.kind} not sent.`);
    }
  }
}

function receiptsOf({ paid }: BillingOutcome): Email[] {
  return paid.flatMap(({ id, number, totalCents, email }) =>
    // No thank-you email for an invoice that a credit covers.
    email === null || totalCents <= 0
      ? []
      : [
          {
            to: email,
            subject: `Receipt: your payment of ${formatEuros(totalCents)}`,
            kind: "receipt",
            values: { number, amount: formatEuros(totalCents), invoice: id },
          },
        ],
  );
}

function noticeOf({ change, tier, nextTier, periodEnd, email }: BillingOutcome, now: Date): Email[] {
  if (email === null || tier === null || periodEnd === null) return [];
  const [plan, day] = [PLAN_NAMES[tier], formatDate(periodEnd)];
  switch (change) {
    case "payment_failed":
      return [
        {
          to: email,
          subject: "Your payment didn’t go through",
          kind: "payment-failed",
          values: { plan, day: formatDate(stopsAt(now.toISOString())) },
        },
      ];
    case "cancel":
      return [
        { to: email, subject: `Your ${SITE.name} plan is cancelled`, kind: "plan-cancelled", values: { plan, day } },
      ];
    case "downgrade":
      return nextTier === null
        ? []
        : [
            {
              to: email,
              subject: `Your ${SITE.name} plan is changing to ${PLAN_NAMES[nextTier]}`,
              kind: "plan-smaller",
              values: { plan, next: PLAN_NAMES[nextTier], day },
            },
          ];
    default:
      return [];
  }
}
