import type { Tier } from "@/lib/access/claims";
import type { InvoiceEvent } from "@/lib/accounts/billing/contract/events";

/** The effect of an event on a subscription. */
export const CHANGES = [
  "none",
  "stale",
  "gone",
  "second",
  "begin",
  "upgrade",
  "downgrade",
  "renew",
  "cancel",
  "keep",
  "payment_failed",
  "payment_made",
  "end",
] as const;
type Change = (typeof CHANGES)[number];

/** What the event changed, and whom to email; an address is null if there is no recipient. */
export interface BillingOutcome {
  change: Change;
  tier: Tier | null;
  nextTier: Tier | null;
  /** ISO time. */
  periodEnd: string | null;
  email: string | null;
  /** Invoices that this event paid. */
  paid: readonly PaidInvoice[];
}

export interface PaidInvoice extends Pick<
  InvoiceEvent,
  "lines" | "netCents" | "taxCents" | "taxNote" | "periodStart" | "periodEnd" | "paidAt"
> {
  id: string;
  number: string;
  totalCents: number;
  email: string | null;
  /** Whether the plan renews at the period's end, as far as this event says. */
  renews: boolean;
}

/** Emails that are sent on a date. */
export const DUE_EMAILS = [
  "trial-ending",
  "trial-ended",
  "renewal-ahead",
  "plan-ended",
  "payment-reminder",
  "payment-stopped",
] as const;

export interface DueEmail {
  subscriptionId: string;
  kind: (typeof DUE_EMAILS)[number];
  /** As the database formatted it: together with the two above, it identifies the email. */
  about: string;
  userId: string;
  email: string;
  tier: Tier;
  /** The date in the email. */
  tellsAt: string;
}
