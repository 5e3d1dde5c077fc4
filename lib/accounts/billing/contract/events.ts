import type { Tier } from "@/lib/access/claims";

/** What a payment provider says of a whole subscription at one moment. */
export interface SubscriptionEvent {
  userId: string;
  provider: "test" | "stripe";
  customer: string;
  subscription: string;
  tier: Tier;
  status: "active" | "past_due" | "canceled" | "expired";
  periodStart: Date;
  periodEnd: Date;
  /** Does it end with the period? */
  cancels: boolean;
  /** The tier from the next period on; null for the same. */
  nextTier: Tier | null;
  pastDueSince: Date | null;
}

export interface InvoiceLine {
  text: string;
  cents: number;
}

/** Whom an invoice is made out to. */
export interface BilledTo {
  name: string;
  email: string;
  /** Company and address, a line each. */
  lines: readonly string[];
  taxId: string;
}

/** What a payment provider says of a whole invoice at one moment. Amounts in euro cents. */
export interface InvoiceEvent {
  userId: string;
  subscription: string;
  provider: "test" | "stripe";
  invoice: string;
  /** Null where the number is given here. */
  number: string | null;
  status: "open" | "paid" | "void" | "uncollectible";
  issuedAt: Date;
  paidAt: Date | null;
  periodStart: Date;
  periodEnd: Date;
  lines: readonly InvoiceLine[];
  netCents: number;
  taxCents: number;
  taxNote: string;
  /** Null for whom the last one was made out to. */
  billedTo: BilledTo | null;
  /** Where the provider shows it, and takes the payment. */
  page: string | null;
}

/** Everything a provider has to say at one moment. */
export interface BillingEvent {
  /** When it was so; older news changes nothing. */
  asOf: Date;
  /** Who brought it about here; null for the provider itself. */
  by: string | null;
  subscription: SubscriptionEvent | null;
  invoices: readonly InvoiceEvent[];
}
