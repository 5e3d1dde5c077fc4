import type { Tier } from "@/lib/access/claims";

/** A payment provider's state of a subscription at one moment. */
export interface SubscriptionEvent {
  userId: string;
  provider: "test" | "stripe";
  customer: string;
  subscription: string;
  tier: Tier;
  status: "active" | "past_due" | "canceled" | "expired";
  periodStart: Date;
  periodEnd: Date;
  /** Whether it ends with the period. */
  cancels: boolean;
  /** The tier from the next period; null for the same. */
  nextTier: Tier | null;
  pastDueSince: Date | null;
}

export interface InvoiceLine {
  text: string;
  cents: number;
}

/** The recipient of an invoice. */
export interface BilledTo {
  name: string;
  email: string;
  /** Company and address, by line. */
  lines: readonly string[];
  taxId: string;
}

/** A payment provider's state of an invoice at one moment. Amounts in euro cents. */
export interface InvoiceEvent {
  userId: string;
  subscription: string;
  provider: "test" | "stripe";
  invoice: string;
  /** Null if the number is assigned here. */
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
  /** Null for the same recipient as the last one. */
  billedTo: BilledTo | null;
  /** The provider's page for viewing and paying it. */
  page: string | null;
}

/** A payment provider's complete state at one moment. */
export interface BillingEvent {
  /** When it was valid; older events change nothing. */
  asOf: Date;
  /** The person here who caused it; null for the provider itself. */
  by: string | null;
  subscription: SubscriptionEvent | null;
  invoices: readonly InvoiceEvent[];
}
