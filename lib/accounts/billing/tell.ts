import "server-only";
import { stopsAt } from "@/lib/accounts/billing/contract/billing";
import { formatEuros } from "@/lib/accounts/billing/money";
import type { BillingOutcome, PaidInvoice } from "@/lib/accounts/billing/outcome";
import { formatDate } from "@/lib/platform/words/format";
import { sendEmail } from "@/lib/accounts/emails/send";
import type { Email } from "@/lib/accounts/emails/email";
import type { EmailValues } from "@/lib/platform/mail/wording";
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
  return paid.flatMap((invoice) =>
    // No thank-you email for an invoice that a credit covers.
    invoice.email === null || invoice.totalCents <= 0
      ? []
      : [
          {
            to: invoice.email,
            subject: `Receipt: your payment of ${formatEuros(invoice.totalCents)}`,
            kind: "receipt",
            values: toReceipt(invoice),
          },
        ],
  );
}

/** What a receipt says. Whom it is billed to is on the invoice: emails repeat nothing that people typed. */
function toReceipt(invoice: PaidInvoice): EmailValues {
  const { id, number, lines, netCents, taxCents, taxNote, totalCents, periodStart, periodEnd, paidAt, renews } =
    invoice;
  const sums = [
    ...lines,
    ...(taxCents === 0
      ? []
      : [
          { text: "Subtotal, excluding VAT", cents: netCents },
          { text: "VAT", cents: taxCents },
        ]),
    { text: "Total paid", cents: totalCents },
  ];
  return {
    number,
    amount: formatEuros(totalCents),
    invoice: id,
    sums: JSON.stringify(sums.map(({ text, cents }) => [text, formatEuros(cents)])),
    taxNote,
    from: formatDate(periodStart.toISOString()),
    until: formatDate(periodEnd.toISOString()),
    ...(paidAt && { paidOn: formatDate(paidAt.toISOString()) }),
    ...(renews && { renewsOn: formatDate(periodEnd.toISOString()) }),
  };
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
